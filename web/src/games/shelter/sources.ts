/** Where everybody's happiness came from, counted from the events of the match. */

import type { Told } from "../parts";

export function sources(session: Told): { message: string; points: number[] }[] {
  const seats = session.now?.table.seats.length ?? 0;
  const rows = new Map<string, number[]>();
  const count = (message: string, seat: unknown, points: unknown) => {
    const row = rows.get(message) ?? Array.from({ length: seats }, () => 0);
    row[Number(seat)] = (row[Number(seat)] ?? 0) + Number(points);
    rows.set(message, row);
  };
  for (const event of session.events) {
    if (event.kind === "happiness") count(`shelter-from-${String(event["source"])}`, event["seat"], event["amount"]);
    if (event.kind === "penalty") count("shelter-from-penalty", event["seat"], -Number(event["amount"]));
  }
  return [...rows].map(([message, points]) => ({ message, points }));
}
