/** Who is to sit at a new table. */

export interface PlannedSeat {
  kind: "me" | "open" | "bot";
  name: string;
  level: string;
}

export interface Plan {
  seats: PlannedSeat[];
}

/** Oneself and a friend who comes by the link. */
export function firstPlan(): Plan {
  return { seats: [seatOf("me"), seatOf("open")] };
}

export function seatOf(kind: PlannedSeat["kind"], level = ""): PlannedSeat {
  return { kind, name: "", level: kind === "bot" ? level : "" };
}

/** The same seats, more or fewer of them; new ones are open. */
export function resized(plan: Plan, count: number): Plan {
  const seats = plan.seats.slice(0, count);
  while (seats.length < count) seats.push(seatOf("open"));
  return { seats };
}
