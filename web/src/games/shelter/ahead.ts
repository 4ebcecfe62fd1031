/** What the view tells of a placement before it is made, found by its space. */

import type { FightView, IncomeView, ShelterView } from "../../protocol";

export function fightOn(view: ShelterView, space: string): FightView | null {
  return view.placing?.fights.find((fight) => fight.space === space) ?? null;
}

/** Who gets income from a placement there, and how much. */
export function incomeFrom(view: ShelterView, space: string): IncomeView | null {
  return view.placing?.income.find((income) => income.spaces.includes(space)) ?? null;
}

/** Whether such a dweller gains the rewards there twice. */
export function isDoubled(view: ShelterView, space: string, dweller: string): boolean {
  return view.placing?.doubled.some((one) => one.dweller === dweller && one.spaces.includes(space)) ?? false;
}

/** The rooms that could be paid for there; none where nothing is built. */
export function roomsFor(view: ShelterView, space: string): readonly string[] {
  return view.placing?.building.find((one) => one.space === space)?.rooms ?? [];
}
