/** Where the forty squares lie: a ring of eleven by eleven, clockwise from GO in the lower right corner. */

import type { MonopolyCatalogue } from "../../protocol";

export type Side = "bottom" | "left" | "top" | "right";

export const SQUARES = 40;
const EDGE = 10;

export interface Cell {
  /** Counted from 1, as grids do. */
  readonly row: number;
  readonly column: number;
  readonly side: Side;
  readonly corner: boolean;
}

const SIDES: readonly Side[] = ["bottom", "left", "top", "right"];

export function cellOf(square: number): Cell {
  const side = SIDES[Math.floor(square / EDGE) % 4] ?? "bottom";
  const along = square % EDGE;
  const corner = along === 0;
  switch (side) {
    case "bottom":
      return { row: EDGE + 1, column: EDGE + 1 - along, side, corner };
    case "left":
      return { row: EDGE + 1 - along, column: 1, side, corner };
    case "top":
      return { row: 1, column: 1 + along, side, corner };
    case "right":
      return { row: 1 + along, column: EDGE + 1, side, corner };
  }
}

/** How far ahead a square lies. */
export function ahead(from: number, to: number): number {
  return (to - from + SQUARES) % SQUARES;
}

/** Where a token is that was sent to jail: visitors stand on the square itself. */
export const IN_JAIL = "jail";

export function placeOf(square: number): string {
  return `square-${square}`;
}

/** Whom a small screen follows: whoever has moved, else the reader whose turn begins; nobody where neither happened. */
export function followed(before: readonly string[], now: readonly string[], whose: number, turn: number, me: number | null): number | null {
  const moved = now.findIndex((square, seat) => before[seat] !== undefined && before[seat] !== square);
  if (moved >= 0) return moved;
  return turn !== whose && turn === me ? turn : null;
}

function squareOf(place: string, jail: number): number {
  return place === IN_JAIL ? jail : Number(place.replace("square-", ""));
}

/** The squares that a token passes on its way: clockwise, or the few steps back of a card. To jail one goes straight. */
export function way(thing: string, from: string, to: string, { jail, back: furthest }: Pick<MonopolyCatalogue, "jail" | "back">): readonly string[] {
  if (!thing.startsWith("token-") || to === IN_JAIL) return [];
  const start = squareOf(from, jail);
  const steps = ahead(start, squareOf(to, jail));
  const back = steps >= SQUARES - furthest;
  const passed = Math.max(0, (back ? SQUARES - steps : steps) - 1);
  return Array.from({ length: passed }, (_, step) => placeOf((start + (back ? -1 : 1) * (step + 1) + SQUARES) % SQUARES));
}
