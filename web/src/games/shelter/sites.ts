/** The places where a room can go: marked alike on the board and on their buttons, since a phone folds the two wings. */

import type { ShelterCatalogue, ShelterView } from "./wire";

export type Side = "left" | "right";

export const SIDES = ["left", "right"] as const;

export const MARKS: Readonly<Record<Side, string>> = { left: "A", right: "B" };

export interface Plot {
  readonly side: Side;
  readonly place: number;
  /** The room it will stand beside; null for the elevator. */
  readonly beside: string | null;
  /** The dice that meet a room there, and how many of the throws these are. */
  readonly columns: readonly number[];
  readonly throws: number;
}

/** Where that seat's next room would go on that side; null where no more go. */
export function plotOf(view: ShelterView, cards: ShelterCatalogue, seat: number | null, side: Side): Plot | null {
  const level = view.levels.find(({ owner }) => owner !== null && owner === seat);
  const place = level?.[side] ?? null;
  if (!level || place === null) return null;
  const beside = level.rooms[place + (side === "left" ? 1 : -1)];
  const wings = cards.places / 2;
  const next = (side === "left" ? place + 1 < wings : place > wings) ? (beside?.room ?? null) : null;
  return { side, place, beside: next, columns: cards.columns[place]?.[0]?.[0] ?? [], throws: cards.place_throws[place] ?? 0 };
}
