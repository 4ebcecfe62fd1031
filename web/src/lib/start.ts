/** A match against bots, at once; and whoever gave a name is asked for it only once. */

import type { GameInfo, SeatPlan } from "../protocol";
import { api } from "./api";
import { chosen, type Picks } from "./picks";
import { say } from "./words.svelte";

/** The name to sit down with; the server keeps it for the next time. */
export async function introduced(name: string): Promise<string> {
  const given = name.trim();
  // Without it one is only asked again.
  if (given) await api.setName(given).catch(() => null);
  return given || say("default-name");
}

/** The table that was made; play has begun there. */
export async function startMatch(game: GameInfo, name: string, players: number, picks: Picks = {}): Promise<string> {
  const me: SeatPlan = { kind: "me", name: await introduced(name), picks: chosen(picks) };
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: "bot" }));
  return (await api.create({ game: game.id, pace: "relaxed", public: false, options: {}, seats: [me, ...bots] })).table;
}
