/** A match against bots, at once; and whoever gave a name is asked for it only once. */

import type { GameInfo, Options, SeatPlan } from "../protocol";
import { api } from "./api";
import { chosen, type Picks } from "./picks";
import { say } from "./words.svelte";

export interface MatchPlan {
  readonly players: number;
  /** How well the bots play; empty: as the server has it. */
  readonly level: string;
  readonly options: Options;
}

/** The name to sit down with; the server keeps it for the next time. */
export async function introduced(name: string): Promise<string> {
  const given = name.trim();
  // Without it one is only asked again.
  if (given) await api.setName(given).catch(() => null);
  return given || say("default-name");
}

/** The table that was made; play has begun there. */
export async function startMatch(game: Pick<GameInfo, "id">, name: string, plan: MatchPlan, picks: Picks = {}): Promise<string> {
  const me: SeatPlan = { kind: "me", name: await introduced(name), picks: chosen(picks) };
  const bots: SeatPlan[] = Array.from({ length: plan.players - 1 }, () => ({ kind: "bot", level: plan.level }));
  return (await api.create({ game: game.id, pace: "relaxed", public: false, options: plan.options, seats: [me, ...bots] })).table;
}
