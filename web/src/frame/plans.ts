/** Who is to sit at a new table. */

import type { GameInfo, OptionInfo, Options } from "../protocol";

export interface PlannedSeat {
  kind: "me" | "open" | "bot";
  name: string;
  level: string;
  /** By the name of a choice. */
  picks: Record<string, string>;
}

export interface Plan {
  seats: PlannedSeat[];
}

/** Oneself and a friend who comes by the link. */
export function firstPlan(): Plan {
  return { seats: [seatOf("me"), seatOf("open")] };
}

export function seatOf(kind: PlannedSeat["kind"], level = ""): PlannedSeat {
  return { kind, name: "", level: kind === "bot" ? level : "", picks: {} };
}

/** The same seats, more or fewer of them; new ones are open. */
export function resized(plan: Plan, count: number): Plan {
  const seats = plan.seats.slice(0, count);
  while (seats.length < count) seats.push(seatOf("open"));
  return { seats };
}

/** The same seats, as many of them as a game can have: it names its numbers of players from the fewest on. */
export function fitted(plan: Plan, players: readonly number[]): Plan {
  const fewest = players[0] ?? plan.seats.length;
  const most = players.at(-1) ?? plan.seats.length;
  return resized(plan, Math.min(Math.max(plan.seats.length, fewest), most));
}

/** Whether hints are offered unless the host says otherwise: to whoever plays alone or with bots. Among people the host decides, and no bot's seat ticks it. */
export function suggestsHints(plan: Plan): boolean {
  return plan.seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** The same seats, and nobody has picked anything. */
export function unpicked(plan: Plan): Plan {
  return { seats: plan.seats.map((seat) => ({ ...seat, picks: {} })) };
}

/** The plan with a pick of one seat, null for none. */
export function withPick(plan: Plan, number: number, choice: string, pick: string | null): Plan {
  const seats = plan.seats.map((seat, at) => {
    if (at !== number) return seat;
    const others = Object.fromEntries(Object.entries(seat.picks).filter(([name]) => name !== choice));
    return { ...seat, picks: pick === null ? others : { ...others, [choice]: pick } };
  });
  return { seats };
}

/** Whether a table of so many can have that value of an option: not a seat that nobody sits on. */
export function isOpen(option: OptionInfo, value: string | number, players: number): boolean {
  return (option.needs[option.names.indexOf(String(value))] ?? 0) <= players;
}

/** Whether an option is on or off. */
export function isSwitch(option: OptionInfo): boolean {
  return option.low === 0 && option.high === 1 && option.names.length === 0;
}

/** The number that an option can be and that is nearest to the one asked for; nothing at all is the least. */
export function bounded({ low, high }: Pick<OptionInfo, "low" | "high">, wanted: number): number {
  return Math.min(high, Math.max(low, Math.round(wanted) || low));
}

/** Whether a value makes a match as the game means it to be. */
export function isFair({ names, fair: [least, most] }: Pick<OptionInfo, "names" | "fair">, value: string | number): boolean {
  return names.length > 0 || least === undefined || most === undefined || (Number(value) >= least && Number(value) <= most);
}

/** The options that a table of so many can have; the others are as if nobody had chosen them. */
export function openOptions(chosen: Options, options: readonly OptionInfo[], players: number): Options {
  const open = { ...chosen };
  for (const option of options) {
    if (!isOpen(option, valueOf(chosen, option), players)) Reflect.deleteProperty(open, option.name);
  }
  return open;
}

/** What an option is set to: what was chosen, else as the game has it. */
export function valueOf(chosen: Options, option: OptionInfo): string | number {
  return Object.entries(chosen).find(([name]) => name === option.name)?.[1] ?? option.default;
}

/** Whether these options make the game's short match. */
export function isShort({ short }: Pick<GameInfo, "short">, chosen: Options): boolean {
  const wanted = Object.entries(short);
  return wanted.length > 0 && wanted.every(([name, value]) => Object.entries(chosen).some(([other, set]) => other === name && set === value));
}

/** The same options, one of them set to something else. */
export function withOption(chosen: Options, option: OptionInfo, value: string | number): Options {
  return { ...chosen, [option.name]: value };
}
