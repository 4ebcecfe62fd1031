/** Events in words. */

import type { Event } from "../protocol";
import type { GameWords, ValueJson } from "./words.svelte";

/** Moves were taken back: what came before may never have been. */
export function takesBack(event: Event): boolean {
  return event.kind === "undone" || event.kind === "taken-back";
}

export function eventText(words: GameWords, event: Event): string {
  const args: Record<string, ValueJson | null> = { ...event };
  delete args["number"];
  delete args["kind"];
  const hidden = Object.values(args).includes(null) ? "-hidden" : "";
  return words.wired(`event-${event.kind}${hidden}`, args);
}
