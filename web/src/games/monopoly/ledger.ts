/** The books of a match, kept from its events: what each deed has earned, what became of offers. */

import type { MonopolyEvent, MonopolyEvents } from "./wire";

/** What each deed has earned. */
export function earnings(events: readonly MonopolyEvent[]): ReadonlyMap<string, number> {
  const earned = new Map<string, number>();
  for (const event of events) {
    if (event.kind !== "rent") continue;
    earned.set(event.deed, (earned.get(event.deed) ?? 0) + event.amount);
  }
  return earned;
}

type Reply = MonopolyEvents["refused" | "dealt" | "lapsed"];

/** What became of one's last offer: refused, made, or lapsed; null while it stands, and before there was one. */
export function answerTo(events: readonly MonopolyEvent[], seat: number | null): Reply | null {
  const asked = events.findLastIndex((event) => event.kind === "offered" && event.seat === seat);
  if (asked < 0) return null;
  const answers = (event: MonopolyEvent): event is Reply =>
    (event.kind === "refused" && event.other === seat) || ((event.kind === "dealt" || event.kind === "lapsed") && event.seat === seat);
  return events.slice(asked + 1).find(answers) ?? null;
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
