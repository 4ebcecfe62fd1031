/** Which dice a reroll takes, and what each choice of dice comes to: the question tells it, nothing is reckoned here. */

import type { DiceId, WastelandPrompts } from "../wire";

/** The dice by their names in an answer, the first one lowest. */
const NAMES = ["first", "second", "third"];

export const ALL = [0, 1, 2] as const;

/** The dice of an answer as a number: one bit each. */
export function maskOf(dice: DiceId): number {
  return dice.split("-").reduce((mask, name) => mask | (1 << NAMES.indexOf(name)), 0);
}

export function has(mask: number, die: number): boolean {
  return ((mask >> die) & 1) === 1;
}

/** The dice in words: 1+3. */
export function numbersOf(mask: number): string {
  return ALL.filter((die) => has(mask, die)).map((die) => die + 1).join("+");
}

export interface Chances {
  /** In hundredths. */
  readonly success: number;
  readonly death: number;
  readonly damage: number;
}

/** What a choice comes to; 0 is keeping the dice. */
export function chancesOf({ args }: WastelandPrompts["prompt-aim"], mask: number): Chances {
  const told: Readonly<Record<string, number>> = args;
  return chancesFrom(told[`success-${mask}`] ?? 0, told[`death-${mask}`] ?? 0, told[`damage-${mask}`] ?? 0);
}

/** What is nearly certain is not called certain. */
export function percent(share: number): string {
  if (share > 0 && share < 1) return "<1 %";
  if (share > 99 && share < 100) return ">99 %";
  return `${Math.round(share)} %`;
}

/** Damage to one place, with the comma where one is written. */
export function tenths(damage: number, lang: string): string {
  return damage.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Chances are told in ten-thousandths, damage in hundredths. */
export function chancesFrom(success: number, death: number, damage: number): Chances {
  return { success: success / 100, death: death / 100, damage: damage / 100 };
}
