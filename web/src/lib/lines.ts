/** The log as people read it: what is one thing to them stands in one line. Which events belong together, the game declares
 * (`engine/lines.py`, which does the same in Python). */

import type { Event, GameId } from "../protocol";
import { eventText, nameOf } from "./events";
import type { Args, ArgsJson, GameWords } from "./words.svelte";

export interface Line<G extends GameId = GameId> {
  /** The number of its first event: what a list of lines is keyed by. */
  readonly number: number;
  readonly events: readonly Event<G>[];
  readonly text: string;
}

type Told = ArgsJson & { readonly kind: string };

/** Events as lines. begins: the numbers of events that begin a line in any case, since something stands before them. */
export function linesOf<G extends GameId>(words: GameWords<G>, events: readonly Event<G>[], begins: (number: number) => boolean = () => false): Line<G>[] {
  const lines: Line<G>[] = [];
  for (let at = 0; at < events.length; ) {
    const rest = upTo(events.slice(at), begins);
    const line = joined(words, rest) ?? gathered(words, rest);
    lines.push(line);
    at += line.events.length;
  }
  return lines;
}

/** The events before the next that begins a line. */
function upTo<G extends GameId>(events: readonly Event<G>[], begins: (number: number) => boolean): readonly Event<G>[] {
  const next = events.findIndex((event, place) => place > 0 && begins(event.number));
  return next < 0 ? events : events.slice(0, next);
}

function joined<G extends GameId>(words: GameWords<G>, events: readonly Event<G>[]): Line<G> | null {
  for (const join of words.pack.joins) {
    const some: readonly Event<G>[] = events.slice(0, join.kinds.length);
    if (some.length < join.kinds.length || some.some((event, place) => event.kind !== join.kinds[place]) || !agree(some, join.same)) continue;
    const args: ArgsJson = Object.assign({}, ...some.toReversed()) as ArgsJson;
    return lineOf(some, words.wired(`event-${join.name}`, args));
  }
  return null;
}

/** Whether these arguments are the same in all of the events that have them ("other|to": by either name), and nothing is hidden. */
function agree(events: readonly Told[], names: readonly string[]): boolean {
  if (events.some((event) => Object.values(event).includes(null))) return false;
  return names.every((name) => new Set(name.split("|").flatMap((one) => events.filter((event) => one in event).map((event) => event[one]))).size === 1);
}

/** The first event, with those after it that add up with it. */
function gathered<G extends GameId>(words: GameWords<G>, events: readonly Event<G>[]): Line<G> {
  const first = events[0];
  if (!first) throw new Error("no event to tell");
  const some: Event<G>[] = [first];
  for (const event of events.slice(1)) {
    if (!addsUp(words, first, event)) break;
    some.push(event);
  }
  return lineOf(some, eventText(words, first, totals(words, some)));
}

function addsUp(words: GameWords, first: Told, event: Told): boolean {
  const gathers = words.pack.gathers[first.kind];
  if (!gathers || event.kind !== first.kind || !agree([first, event], [])) return false;
  const apart = [gathers.of, gathers.amount, "number"];
  return Object.entries(first).every(([name, value]) => apart.includes(name) || event[name] === value);
}

/** What the message of events that add up has beside the arguments of the first: how much it was in all. */
export function totals(words: GameWords, events: readonly Told[]): Args {
  const gathers = words.pack.gathers[events[0]?.kind ?? ""];
  if (!gathers) return {};
  const counts = new Map<string, number>();
  for (const event of events) {
    const of = gathers.of === "" ? "" : String(event[gathers.of]);
    counts.set(of, (counts.get(of) ?? 0) + (gathers.amount === "" ? 1 : Number(event[gathers.amount])));
  }
  if (gathers.each !== "") return { what: words.listed([...counts].map(([of, count]) => words.text(`${gathers.each}-${of}`, { count }))) };
  if (gathers.of !== "") return { what: words.listed(events.map((event) => nameOf(words, event, gathers.of))) };
  return { [gathers.amount || "times"]: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

function lineOf<G extends GameId>(events: readonly Event<G>[], text: string): Line<G> {
  return { number: events[0]?.number ?? 0, events, text };
}
