/** The answers to an exchange, by direction. */

import type { Choice } from "../../lib/choosing.svelte";

export interface TradeRow {
  readonly direction: string;
  readonly give: string;
  readonly take: string;
  /** Once, twice, … */
  readonly choices: readonly Choice[];
}

/** The two sides of a rate stand on the two sides of its arrow; a direction that cannot be paid has no row. */
export function rowsOf(rate: string, choices: readonly Choice[]): TradeRow[] {
  const [left = "", right = ""] = rate.split("↔").map((side) => side.trim());
  const row = (direction: string, give: string, take: string): TradeRow => ({
    direction,
    give,
    take,
    choices: choices
      .filter((choice) => choice.action.kind === "trade" && choice.action["direction"] === direction)
      .sort((a, b) => Number(a.action["times"]) - Number(b.action["times"])),
  });
  return [row("forward", left, right), row("back", right, left)].filter((found) => found.choices.length > 0);
}
