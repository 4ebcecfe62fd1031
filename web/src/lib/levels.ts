/** How well bots play: the levels that a game offers, from the weakest on. */

import type { GameInfo } from "../protocol";
import { say } from "./words.svelte";

/** Whoever has not chosen plays against this one, where a game has it. */
const USUAL = "normal";

/** The wish, if the game has that level; else the usual one, or its best. */
export function levelFor(game: Pick<GameInfo, "bots">, wish: string): string {
  if (game.bots.includes(wish)) return wish;
  return game.bots.includes(USUAL) ? USUAL : (game.bots.at(-1) ?? "");
}

export function levelName(level: string): string {
  return say(`level-${level}`);
}
