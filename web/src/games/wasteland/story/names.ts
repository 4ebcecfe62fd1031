/** What story cards are called. */

import { say } from "../../../lib/words.svelte";
import type { Page } from "./pages";

/** Above the title: what kind of card it is; level: that of the place where it was met, if it says so. */
export function kindOf(family: Page["family"], level = 0): string {
  return level > 0 ? say("wasteland-kind-encounter-level", { level }) : say(`wasteland-kind-${family}`);
}
