/** Events in words. */

import type { Event } from "../protocol";
import type { GameWords, ValueJson } from "./words.svelte";

export function eventText(words: GameWords, event: Event): string {
  const args: Record<string, ValueJson | null> = { ...event };
  delete args["number"];
  delete args["kind"];
  const hidden = Object.values(args).includes(null) ? "-hidden" : "";
  return words.wired(`event-${event.kind}${hidden}`, args);
}
