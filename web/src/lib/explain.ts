/** What a sign under the mouse or the finger means: its own title, or that of the sign it is drawn as. */

import type { Sign } from "../games/parts";
import { say } from "./words.svelte";

/** A finger that stays so long wants to know; so does a mouse that rests. */
export const STAYS = 450;
const SIGNED = "[data-sign], [data-explain], [title]";

export interface Explained {
  readonly element: Element;
  readonly text: string;
}

/** What is to be said of the thing there; null where it says nothing, or says it in words already. */
export function explanationOf(target: Element | null, signs: readonly Sign[]): Explained | null {
  const element = target?.closest(SIGNED) ?? null;
  if (!element) return null;
  const sign = signs.find((one) => one.id === element.getAttribute("data-sign"));
  const text = element.getAttribute("data-explain") ?? (sign ? say(sign.message) : element.getAttribute("title"));
  return text ? { element, text } : null;
}
