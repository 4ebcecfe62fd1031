/** The silhouette of dice and foes: head, torso, arms and legs, each filled or not; and the hit icons beside it. */

import type { Art } from "../../parts";
import type { DieFaceCard, WastelandCatalogue } from "../wire";

export const BOX = "0 0 40 40";

/** A figure that stands upright, in four parts. */
export const PARTS: Readonly<Record<string, string>> = {
  head: "M20 1.500a5 5 0 1 1 0 10a5 5 0 1 1 0-10z",
  torso: "M14.500 13h11l-1.500 12.500h-8z",
  arms: "M12.700 13.200 13.700 17.500 10.500 26.500 7 25zM27.300 13.200 26.300 17.500 29.500 26.500 33 25z",
  legs: "M15.500 27h4L19 38.500h-5zM20.500 27h4L26 38.500h-5z",
};

/** Where hit icons stand: beside the head. */
const HITS = [
  "M33 1.500L33.800 4.600L36.500 3L34.900 5.700L38 6.500L34.900 7.300L36.500 10L33.800 8.400L33 11.500L32.200 8.400L29.500 10L31.100 7.300L28 6.500L31.100 5.700L29.500 3L32.200 4.600z",
  "M7 1.500L7.800 4.600L10.500 3L8.900 5.700L12 6.500L8.900 7.300L10.500 10L7.800 8.400L7 11.500L6.200 8.400L3.500 10L5.100 7.300L2 6.500L5.100 5.700L3.500 3L6.200 4.600z",
];

/** The figure with some of its parts filled; the others are outlines. */
export function figureOf(parts: readonly string[], hits = 0): Art {
  const drawn = (filled: boolean) => Object.entries(PARTS).flatMap(([part, path]) => (parts.includes(part) === filled ? [path] : [])).join("");
  return { box: BOX, fill: drawn(true) + HITS.slice(0, hits).join(""), line: drawn(false) };
}

/** All faces of a die in their order; `numberOf` tells which of them is meant. */
export function facesOf(cards: WastelandCatalogue): readonly Art[] {
  return Object.values(cards.dice).map((face: DieFaceCard) => figureOf(face.parts, face.hits));
}

/** The number of a face, counted from 1. */
export function numberOf(cards: WastelandCatalogue, face: string): number {
  return Object.keys(cards.dice).indexOf(face) + 1;
}
