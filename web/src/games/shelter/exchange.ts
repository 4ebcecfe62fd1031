/** The answers to an exchange, by direction. */

import type { Choice } from "../../lib/choosing.svelte";
import type { ExchangeCard } from "../../protocol";

const DIRECTIONS = ["forward", "back"] as const;

export interface TradeRow {
  readonly direction: (typeof DIRECTIONS)[number];
  readonly give: string;
  readonly take: string;
  /** Once, twice, … */
  readonly choices: readonly Choice[];
}

/** A direction that cannot be paid has no row. */
export function rowsOf(rate: ExchangeCard, choices: readonly Choice[]): TradeRow[] {
  return DIRECTIONS.map((direction) => ({
    direction,
    ...rate[direction],
    choices: choices
      .filter((choice) => choice.action.kind === "trade" && choice.action["direction"] === direction)
      .sort((a, b) => Number(a.action["times"]) - Number(b.action["times"])),
  })).filter((row) => row.choices.length > 0);
}
