/** Exact odds of two dice. */

import type { ItemView, ShelterCatalogue } from "../../protocol";

/** In how many of the 36 throws two dice and a bonus reach a number. */
export function winning(number: number, bonus: number): number {
  let throws = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      if (first + second + bonus >= number) throws += 1;
    }
  }
  return throws;
}

export interface Odds {
  /** The weapons used, none for bare hands. */
  readonly items: readonly string[];
  readonly bonus: number;
  /** Throws of 36 that win. */
  readonly wins: number;
}

/** Bare hands, each ready weapon by itself, and all of them together. */
export function fightOdds(number: number, items: readonly ItemView[], cards: ShelterCatalogue, spent = 0): Odds[] {
  const weapons = items
    .filter((item) => !item.exhausted && cards.items[item.item]?.ability === "fight")
    .map((item) => ({ item: item.item, bonus: cards.items[item.item]?.number ?? 0 }));
  const odds = (used: typeof weapons): Odds => {
    const bonus = used.reduce((sum, weapon) => sum + weapon.bonus, spent);
    return { items: used.map((weapon) => weapon.item), bonus, wins: winning(number, bonus) };
  };
  const all = [odds([]), ...weapons.map((weapon) => odds([weapon]))];
  return weapons.length > 1 ? [...all, odds(weapons)] : all;
}
