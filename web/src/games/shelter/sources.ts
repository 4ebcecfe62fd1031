/** Where everybody's happiness came from, counted from the events of the match. */

import type { Told } from "../parts";

export function sources(session: Told<"shelter">): { message: string; points: number[] }[] {
  const seats = session.now?.table.seats.length ?? 0;
  const rows = new Map<string, number[]>();
  const count = (message: string, seat: number, points: number) => {
    const row = rows.get(message) ?? Array.from({ length: seats }, () => 0);
    row[seat] = (row[seat] ?? 0) + points;
    rows.set(message, row);
  };
  for (const event of session.events) {
    if (event.kind === "happiness") count(`shelter-from-${event.source}`, event.seat, event.amount);
    if (event.kind === "penalty") count("shelter-from-penalty", event.seat, -event.amount);
  }
  return [...rows].map(([message, points]) => ({ message, points }));
}
