/** The fight that is going on, and the last one that was rolled, read from what has been told. */

import { takesBack } from "../../lib/events";
import type { Event, ShelterCatalogue, ShelterView } from "../../protocol";
import { spaceView } from "./look";

export interface Fight {
  readonly number: number;
  /** What used weapons add. */
  readonly bonus: number;
  readonly threat: string;
}

export function fightOf(events: readonly Event[], seat: number, view: ShelterView, cards: ShelterCatalogue): Fight | null {
  const placed = events.findLast((event) => event.kind === "placed" && event["seat"] === seat);
  const threat = placed ? (spaceView(view, Number(placed["space"]))?.threat ?? null) : null;
  const number = threat === null ? 0 : (cards.threats[threat]?.space.fight ?? 0);
  return threat === null || number === 0 ? null : { number, bonus: view.bonus, threat };
}

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
