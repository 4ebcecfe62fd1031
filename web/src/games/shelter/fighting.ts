/** The fight that is going on, read from what has been told: where, against what, and which weapons were used. */

import type { Event, ShelterCatalogue, ShelterView } from "../../protocol";
import { spaceView } from "./look";

export interface Fight {
  readonly number: number;
  /** What used weapons add. */
  readonly bonus: number;
  readonly threat: string;
}

export function fightOf(events: readonly Event[], seat: number, view: ShelterView, cards: ShelterCatalogue): Fight | null {
  let bonus = 0;
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at];
    if (!event || event["seat"] !== seat) continue;
    if (event.kind === "item-used") {
      const item = cards.items[String(event["item"])];
      if (item?.ability === "fight") bonus += item.number;
    }
    if (event.kind !== "placed") continue;
    const threat = spaceView(view, Number(event["space"]))?.threat ?? null;
    const number = threat === null ? 0 : (cards.threats[threat]?.space.fight ?? 0);
    return threat === null || number === 0 ? null : { number, bonus, threat };
  }
  return null;
}

export interface Throw {
  readonly seat: number;
  readonly dice: readonly [number, number];
  readonly bonus: number;
  readonly threat: string;
  readonly won: boolean;
}

/** How far back a throw is still news; one's own stays while the others move. */
const RECENT = 10;
const OWN = 40;

/** The last fight that was rolled, if it was not long ago. */
export function lastThrow(events: readonly Event[], seat: number | null): Throw | null {
  const recent = events.slice(-OWN);
  const news = (event: Event, at: number) => event["seat"] === seat || at >= recent.length - RECENT;
  const at = recent.findLastIndex((event, place) => event.kind === "fight-rolled" && news(event, place));
  const rolled = recent[at];
  const outcome = recent[at + 1];
  if (!rolled || !outcome) return null;
  return {
    seat: Number(rolled["seat"]),
    dice: [Number(rolled["first"]), Number(rolled["second"])],
    bonus: Number(rolled["bonus"]),
    threat: String(outcome["threat"]),
    won: outcome.kind === "fight-won",
  };
}
