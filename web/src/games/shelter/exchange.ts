/** The answers to an exchange, by direction. */

import { isKind, type Choice, type Chosen } from "../../lib/choosing.svelte";
import type { DirectionId, ExchangeCard } from "./wire";

const DIRECTIONS: readonly DirectionId[] = ["forward", "back"];

export interface TradeRow {
  readonly direction: DirectionId;
  readonly give: string;
  readonly take: string;
  /** Once, twice, … */
  readonly choices: readonly Chosen<"shelter", "trade">[];
}

/** A direction that cannot be paid has no row. */
export function rowsOf(rate: ExchangeCard, choices: readonly Choice<"shelter">[]): TradeRow[] {
  return DIRECTIONS.map((direction) => ({
    direction,
    ...rate[direction],
    choices: choices
      .filter((choice) => isKind(choice, "trade"))
      .filter((choice) => choice.action.direction === direction)
      .sort((a, b) => a.action.times - b.action.times),
  })).filter((row) => row.choices.length > 0);
}
