/** A match against bots, at once; and whoever gave a name is asked for it only once. */

import type { GameInfo, SeatPlan } from "../protocol";
import { api } from "./api";
import { say } from "./words.svelte";

/** The name to sit down with; the server keeps it for the next time. */
export async function introduced(name: string): Promise<string> {
  const given = name.trim();
  // Without it one is only asked again.
  if (given) await api.setName(given).catch(() => null);
  return given || say("default-name");
}

/** The table that was made; play has begun there. picks: by the name of a choice, null for what is left. */
export async function startMatch(game: GameInfo, name: string, players: number, picks: Record<string, string | null> = {}): Promise<string> {
  const picked = Object.fromEntries(Object.entries(picks).flatMap(([choice, pick]) => (pick === null ? [] : [[choice, pick]])));
  const me: SeatPlan = { kind: "me", name: await introduced(name), picks: picked };
  const bots: SeatPlan[] = Array.from({ length: players - 1 }, () => ({ kind: "bot" }));
  return (await api.create({ game: game.id, pace: "relaxed", public: false, options: {}, seats: [me, ...bots] })).table;
}
