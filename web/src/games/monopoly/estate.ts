/** The deeds as they lie, by their ids. What they cost and bring the view and the catalogue say. */

import type { DeedView, HeldCard, MonopolyCatalogue, MonopolyView } from "../../protocol";

/** What stands on a street that has a vault. */
export const VAULT = 5;

export type Deeds = ReadonlyMap<string, DeedView>;

export function deedsOf(view: MonopolyView): Deeds {
  return new Map(view.deeds.map((deed) => [deed.deed, deed]));
}

/** What a deed comes to in its owner's hands. */
export function heldAs(cards: MonopolyCatalogue, deed: DeedView): HeldCard | undefined {
  const card = cards.deeds[deed.deed];
  return deed.mortgaged ? card?.pledged : card?.free;
}

/** Whether its colour has buildings: nothing of it can be traded. */
export function isBuilt(view: MonopolyView, cards: MonopolyCatalogue, id: string): boolean {
  return view.improved.includes(cards.deeds[id]?.group ?? "");
}
