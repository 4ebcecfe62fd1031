/** What a choice is called on the page, where that is more than the rules' own words for it. */

import type { Choice } from "../../lib/choosing.svelte";
import { say } from "../../lib/words.svelte";
import type { Wasteland } from "./context.svelte";

const COMPANION = "companion";
/** What is done with cards, and reads badly of people. */
const OF_CARDS: readonly string[] = ["equip", "unequip", "equip-gained", "carry-gained"];

export function actionWord(game: Wasteland, { action, prompt }: Choice<"wasteland">): string {
  if (action.kind === "fight-faction") return say("wasteland-fight-token", { token: game.words.label("foe", action.faction), sector: game.words.label("sector", action.sector) });
  const item = "item" in action ? action.item : prompt.message === "prompt-stow" ? prompt.args.item : null;
  const card = item === null ? undefined : game.cards.items[item];
  if (card?.kind === COMPANION && OF_CARDS.includes(action.kind)) return say(`wasteland-companion-${action.kind}`, { name: card.name });
  return game.words.wired(`action-${action.kind}`, action);
}
