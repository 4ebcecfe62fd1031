/** What lies where with a survivor: deals name things by their slots. */

import type { SlotId, SurvivorView } from "../wire";

const WORN: readonly SlotId[] = ["weapon", "apparel", "companion", "suit"];
const PACK: readonly SlotId[] = ["pack-1", "pack-2", "pack-3", "pack-4", "pack-5"];

export interface Held {
  readonly slot: SlotId;
  readonly item: string;
  readonly worn: boolean;
}

/** All that can change hands, what is equipped first. */
export function heldBy(survivor: SurvivorView): readonly Held[] {
  const worn = WORN.flatMap((slot) => {
    const item = survivor.worn[slot];
    return item === undefined ? [] : [{ slot, item, worn: true }];
  });
  const carried = survivor.carried.flatMap((item, place) => {
    const slot = PACK[place];
    return slot === undefined ? [] : [{ slot, item, worn: false }];
  });
  return [...worn, ...carried];
}

/** The things in these slots. */
export function thingsIn(survivor: SurvivorView, slots: readonly SlotId[]): readonly string[] {
  return heldBy(survivor).flatMap(({ slot, item }) => (slots.includes(slot) ? [item] : []));
}

/** How many agenda cards a survivor has, hidden or open. */
export function agendasOf(survivor: SurvivorView): number {
  return survivor.hand.length + (survivor.pledged === null ? 0 : 1);
}
