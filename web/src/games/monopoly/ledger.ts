/** The books of a match, kept from its events: what each deed has earned, what became of offers. */

import type { MonopolyEvent, MonopolyEvents } from "./wire";

/** What each deed has earned: a rent counts when it is paid, which may be later than it is due, or never. */
export function earnings(events: readonly MonopolyEvent[]): ReadonlyMap<string, number> {
  const earned = new Map<string, number>();
  const due = new Map<number, MonopolyEvents["rent"]>();
  for (const event of events) {
    if (event.kind === "rent") due.set(event.seat, event);
    if (event.kind !== "paid") continue;
    const rent = due.get(event.seat);
    if (!rent || seatOfPayee(event.payee) !== rent.other) continue;
    due.delete(event.seat);
    earned.set(rent.deed, (earned.get(rent.deed) ?? 0) + event.amount);
  }
  return earned;
}

/** The deeds that were dealt to somebody at the start; none any more when they have moved. */
export function dealtTo(events: readonly MonopolyEvent[], seat: number): readonly string[] {
  if (events.some((event) => event.kind === "moved" && event.seat === seat)) return [];
  return events.flatMap((event) => (event.kind === "deed-dealt" && event.seat === seat ? [event.deed] : []));
}

type Outcome = MonopolyEvents["refused" | "dealt" | "lapsed" | "withdrawn"];
type OfDeal = Outcome | MonopolyEvents["offered"];

function isOfDeal(event: MonopolyEvent): event is OfDeal {
  return ["offered", "refused", "dealt", "lapsed", "withdrawn"].includes(event.kind);
}

/**
 * The last thing that became of a deal of one's own: refused, made, lapsed or withdrawn by the other. Null while an offer
 * stands, after one's own "no", and when one has thrown since: then it is old news.
 */
export function outcomeFor(events: readonly MonopolyEvent[], seat: number | null): Outcome | null {
  if (seat === null) return null;
  for (const event of [...events].reverse()) {
    if (event.kind === "thrown" && event.seat === seat) return null;
    if (!isOfDeal(event)) continue;
    const other = "to" in event ? event.to : event.other;
    if (event.seat !== seat && other !== seat) continue;
    if (event.kind === "offered") return null;
    return event.seat === seat && (event.kind === "refused" || event.kind === "withdrawn") ? null : event;
  }
  return null;
}

/** Whether somebody has made a deal since that event. */
export function hasDealtSince(events: readonly MonopolyEvent[], seat: number | null, since: number): boolean {
  return events.some((event) => event.kind === "dealt" && event.number > since && (event.seat === seat || event.to === seat));
}

/** Whether that player's last offer to the other was made instead of one of theirs: refusing and offering were one move. */
export function isCounter(events: readonly MonopolyEvent[], seat: number, to: number): boolean {
  const made = events.findLastIndex((event) => event.kind === "offered" && event.seat === seat && event.to === to);
  const before = events[made - 1];
  return before?.kind === "refused" && before.seat === seat && before.other === to;
}

/** Seats are paid as "seat-1" and so on; the bank and the pot are no seats. */
export function seatOfPayee(payee: string): number | null {
  const found = /^seat-(\d)$/.exec(payee);
  return found ? Number(found[1]) - 1 : null;
}
