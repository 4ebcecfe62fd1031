/** All that a camp gives in one press: the answers that the rules list, one after another, until it is broken. */

import type { Choice } from "../../../lib/choosing.svelte";
import type { WastelandAction } from "../wire";

/** What a camp gives for nothing; cards are readied when it is broken, and what they cost is asked then. */
const GIVES: readonly WastelandAction["kind"][] = ["rest", "sleep"];
const ROW: readonly WastelandAction["kind"][] = [...GIVES, "break-camp"];

/** Whether one press saves any other. */
export function isWorthIt(choices: readonly Choice<"wasteland">[]): boolean {
  return choices.some(({ action }) => GIVES.includes(action.kind));
}

/** What is answered next of what is listed now. */
export function nextOf(choices: readonly Choice<"wasteland">[]): Choice<"wasteland"> | null {
  for (const kind of ROW) {
    const found = choices.find(({ action }) => action.kind === kind);
    if (found) return found;
  }
  return null;
}
