/** A match against bots, at once. */

import type { GameInfo, SeatPlan } from "../protocol";
import { api } from "./api";
import { say } from "./words.svelte";

/** The table that was made; play has begun there. */
export async function startMatch(game: GameInfo, name: string, players: number): Promise<string> {
  const level = game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? "random");
  const me: SeatPlan = { kind: "me", name: name.trim() || say("default-name") };
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  return (await api.create({ game: game.id, pace: "relaxed", public: false, options: {}, seats: [me, ...bots] })).table;
}
