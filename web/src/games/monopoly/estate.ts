/** What the deeds say as things stand: who has a whole colour, what a visit costs, what can change hands. */

import type { BundleView, DeedView, GroupCard, MonopolyCatalogue, MonopolyView } from "../../protocol";

export const VAULT = 5;

export type Deeds = ReadonlyMap<string, DeedView>;

export function deedsOf(view: MonopolyView): Deeds {
  return new Map(view.deeds.map((deed) => [deed.deed, deed]));
}

export function groupOf(cards: MonopolyCatalogue, deed: string): GroupCard | undefined {
  const id = cards.deeds[deed]?.group;
  return cards.groups.find((group) => group.id === id);
}

export function hasWhole(deeds: Deeds, group: GroupCard, seat: number | null): boolean {
  return seat !== null && group.deeds.every((id) => deeds.get(id)?.owner === seat);
}

/** Nothing of a colour with buildings can be mortgaged or traded. */
export function isBuilt(deeds: Deeds, group: GroupCard | undefined): boolean {
  return group?.deeds.some((id) => (deeds.get(id)?.buildings ?? 0) > 0) ?? false;
}

/** What a visit costs: caps, or the dice so many times; 0 for nothing. */
export interface Rent {
  readonly caps: number;
  readonly times: number;
}

/** Which of the printed rents counts now, by its place on the deed; null while the bank has it or it is mortgaged. */
export function rentRow(deeds: Deeds, cards: MonopolyCatalogue, id: string): number | null {
  const deed = deeds.get(id);
  const group = groupOf(cards, id);
  if (!deed || !group || deed.owner === null || deed.mortgaged) return null;
  if (cards.deeds[id]?.building) return deed.buildings;
  return group.deeds.filter((other) => deeds.get(other)?.owner === deed.owner).length - 1;
}

/** A bare street of a whole colour, none of it mortgaged, costs twice its rent. */
export function isDoubled(deeds: Deeds, cards: MonopolyCatalogue, id: string): boolean {
  const deed = deeds.get(id);
  const group = groupOf(cards, id);
  if (!deed || !group || !cards.deeds[id]?.building || deed.buildings > 0) return false;
  return hasWhole(deeds, group, deed.owner) && group.deeds.every((other) => !deeds.get(other)?.mortgaged);
}

export function rentOf(deeds: Deeds, cards: MonopolyCatalogue, id: string): Rent {
  const row = rentRow(deeds, cards, id);
  const printed = row === null ? 0 : (cards.deeds[id]?.rents[row] ?? 0);
  if (cards.deeds[id]?.group === "radio") return { caps: 0, times: printed };
  return { caps: isDoubled(deeds, cards, id) ? 2 * printed : printed, times: 0 };
}

/** The groups that a seat would have whole after a deal, and has not now. */
export function completedBy(deeds: Deeds, cards: MonopolyCatalogue, seat: number, gained: readonly string[], lost: readonly string[]): GroupCard[] {
  const owns = (id: string) => gained.includes(id) || (deeds.get(id)?.owner === seat && !lost.includes(id));
  return cards.groups.filter((group) => !hasWhole(deeds, group, seat) && group.deeds.every(owns));
}

/** The groups that a seat has whole now, and would not after a deal. */
export function brokenBy(deeds: Deeds, cards: MonopolyCatalogue, seat: number, lost: readonly string[]): GroupCard[] {
  return cards.groups.filter((group) => hasWhole(deeds, group, seat) && group.deeds.some((id) => lost.includes(id)));
}

/** The ten per cent that whoever takes these deeds owes for the mortgaged ones. */
export function tenths(deeds: Deeds, cards: MonopolyCatalogue, taken: readonly string[]): number {
  return taken.filter((id) => deeds.get(id)?.mortgaged).reduce((sum, id) => sum + (cards.deeds[id]?.tenth ?? 0), 0);
}

/** Cash, deeds at their price, mortgaged ones at half of it, buildings at half price. */
export function worthParts(view: MonopolyView, cards: MonopolyCatalogue, seat: number): { cash: number; deeds: number; mortgaged: number; buildings: number } {
  const parts = { cash: view.players[seat]?.cash ?? 0, deeds: 0, mortgaged: 0, buildings: 0 };
  for (const deed of view.deeds.filter((one) => one.owner === seat)) {
    const card = cards.deeds[deed.deed];
    if (!card) continue;
    if (deed.mortgaged) parts.mortgaged += Math.floor(card.price / 2);
    else parts.deeds += card.price;
    parts.buildings += (deed.buildings * card.building) / 2;
  }
  return parts;
}

/** Half the price of a seat's buildings, and what its deeds would bring on mortgage once they are sold. */
export function couldRaise(view: MonopolyView, cards: MonopolyCatalogue, seat: number): number {
  const mine = view.deeds.filter((deed) => deed.owner === seat && !deed.mortgaged);
  return mine.reduce((sum, { deed, buildings }) => sum + (buildings * (cards.deeds[deed]?.building ?? 0)) / 2 + (cards.deeds[deed]?.mortgage ?? 0), 0);
}

/** How many buildings go when one of a street is sold: more than one where the bank lacks the shacks for a vault. */
export function soldWith(deeds: Deeds, { deed, buildings, sale }: DeedView): number {
  if (!sale) return buildings > 0 ? 1 : 0;
  return Object.entries(sale.left).reduce((sum, [id, left]) => sum + (id === deed ? buildings : (deeds.get(id)?.buildings ?? 0)) - left, 0);
}

/** What a bundle is worth by the prices printed, for a rough comparison of both sides. */
export function bundleWorth(deeds: Deeds, cards: MonopolyCatalogue, bundle: BundleView): number {
  const value = (id: string) => (cards.deeds[id]?.price ?? 0) / (deeds.get(id)?.mortgaged ? 2 : 1);
  return bundle.cash + bundle.cards.length * cards.fine + bundle.deeds.reduce((sum, id) => sum + Math.floor(value(id)), 0);
}
