/** The last fight that was rolled, read from what has been told. */

import { takesBack } from "../../lib/events";
import type { ShelterEvent } from "./wire";

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
export function lastThrow(events: readonly ShelterEvent[], seat: number | null): Throw | null {
  const at = events.findLastIndex((event) => event.kind === "fight-rolled");
  const rolled = events[at];
  const outcome = events[at + 1];
  if (rolled?.kind !== "fight-rolled" || (outcome?.kind !== "fight-won" && outcome?.kind !== "fight-lost")) return null;
  const since = events.slice(at + 1);
  const own = rolled.seat === seat;
  const over = (event: ShelterEvent) => takesBack(event) || event.kind === "round" || (own && event.kind === "placed" && event.seat === seat);
  if (since.some(over) || (!own && since.length > RECENT)) return null;
  return {
    seat: rolled.seat,
    dice: [rolled.first, rolled.second],
    bonus: rolled.bonus,
    threat: outcome.threat,
    won: outcome.kind === "fight-won",
  };
}
