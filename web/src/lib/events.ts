/** Events in words. */

import type { Event } from "../protocol";
import { totals } from "./lines";
import type { Args, ArgsJson, GameWords } from "./words.svelte";

/** Moves were taken back: what came before may never have been. */
export function takesBack(event: Event): event is Extract<Event, { kind: "undone" | "taken-back" }> {
  return event.kind === "undone" || event.kind === "taken-back";
}

/** Whose doing it was; null for what the table does by itself. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}

/** An event by itself; together: how much it was in all, where several add up (see lines.ts). */
export function eventText(words: GameWords, event: Event, together: Args = totals(words, [event])): string {
  const { kind, ...args } = event;
  const hidden = Object.values(args).includes(null) ? "-hidden" : "";
  return words.wired(`event-${kind}${hidden}`, args, together);
}

/** What one of an event's arguments is called. */
export function nameOf(words: GameWords, event: ArgsJson & { readonly kind: string }, argument: string): string {
  const value = event[argument];
  const domain = words.pack.domains[`event-${event.kind}`]?.[argument];
  return typeof value === "string" || typeof value === "number" ? String(words.worded(domain, value)) : "";
}
