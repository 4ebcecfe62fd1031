/** Events in words. */

import type { Event } from "../protocol";
import type { GameWords } from "./words.svelte";

/** Moves were taken back: what came before may never have been. */
export function takesBack(event: Event): event is Extract<Event, { kind: "undone" | "taken-back" }> {
  return event.kind === "undone" || event.kind === "taken-back";
}

/** Whose doing it was; null for what the table does by itself. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}

export function eventText(words: GameWords, event: Event): string {
  const { kind, ...args } = event;
  const hidden = Object.values(args).includes(null) ? "-hidden" : "";
  return words.wired(`event-${kind}${hidden}`, args);
}
