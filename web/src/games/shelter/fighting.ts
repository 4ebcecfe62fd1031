/** The last fight that was rolled, read from what has been told. */

import { takesBack } from "../../lib/events";
import type { Event } from "../../protocol";

export interface Throw {
  readonly seat: number;
  readonly dice: readonly [number, number];
  readonly bonus: number;
  readonly threat: string;
  readonly won: boolean;
}

/** How long another's throw is news; one's own stays while the others move, until one places again. */
const RECENT = 10;

/** The last fight that was rolled, as long as it is news. */
export function lastThrow(events: readonly Event[], seat: number | null): Throw | null {
  const at = events.findLastIndex((event) => event.kind === "fight-rolled");
  const rolled = events[at];
  const outcome = events[at + 1];
  if (!rolled || !outcome) return null;
  const since = events.slice(at + 1);
  const own = rolled["seat"] === seat;
  const over = (event: Event) => takesBack(event) || event.kind === "round" || (own && event.kind === "placed" && event["seat"] === seat);
  if (since.some(over) || (!own && since.length > RECENT)) return null;
  return {
    seat: Number(rolled["seat"]),
    dice: [Number(rolled["first"]), Number(rolled["second"])],
    bonus: Number(rolled["bonus"]),
    threat: String(outcome["threat"]),
    won: outcome.kind === "fight-won",
  };
}
