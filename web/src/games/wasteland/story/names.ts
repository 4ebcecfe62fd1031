/** What story cards are called. */

import { say } from "../../../lib/words.svelte";
import type { PromptInfo } from "../../../protocol";
import type { Wasteland } from "../context.svelte";
import type { Page } from "./pages";

/** Above the title: what kind of card it is; level: that of the place where it was met, if it says so. */
export function kindOf(family: Page["family"], level = 0): string {
  return level > 0 ? say("wasteland-kind-encounter-level", { level }) : say(`wasteland-kind-${family}`);
}

/** Above a question that fills the screen: in a few words what it is about. */
export function titleOf(game: Wasteland, prompt: PromptInfo<"wasteland">): string {
  if (prompt.message === "prompt-choose-option") return kindOf("encounter");
  if (prompt.message === "prompt-answer-offer") return say("wasteland-trade-title", { name: game.name(prompt.args.proposer) });
  return game.words.wired(prompt.message, prompt.args);
}
