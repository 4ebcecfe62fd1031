/** How the last fight or test ended, read from what has been told; and whose fault it was, in one line. */

import { takesBack } from "../../../lib/events";
import { say } from "../../../lib/words.svelte";
import type { WastelandEvent } from "../wire";

interface Thrown {
  readonly seat: number;
  /** The faces as they lay in the end. */
  readonly dice: readonly string[];
  /** The number of the event that ended it. */
  readonly number: number;
}

export interface Fight extends Thrown {
  readonly task: "fight";
  readonly foe: string;
  readonly end: "killed" | "stands" | "died";
  /** Hits and those that would have killed, where they were too few. */
  readonly hits: number;
  readonly needed: number;
  readonly damage: number;
  readonly rads: number;
  /** The hit icons that armour and cards stopped. */
  readonly held: number;
}

export interface Test extends Thrown {
  readonly task: "test";
  readonly letters: readonly string[];
  readonly icons: number;
  readonly difficulty: number;
  readonly passed: boolean;
}

export type Result = Fight | Test;

type Begun = Extract<WastelandEvent, { kind: "fought" | "tested" }>;

const DICE = ["first", "second", "third"];
/** How long another's throw is news; one's own stays until one does the next thing. */
const RECENT = 10;
const NEXT: readonly WastelandEvent["kind"][] = ["moved", "explored", "camped", "encountered", "fought", "tested", "quest-tried", "turn-begins"];

/** The last throw that has ended, as long as it is news for that seat. */
export function lastResult(events: readonly WastelandEvent[], seat: number | null): Result | null {
  const start = events.findLastIndex(isBegun);
  const found = start < 0 ? null : resultFrom(events, start);
  if (!found) return null;
  const since = events.filter((event) => event.number > found.number);
  const own = found.seat === seat;
  const over = (event: WastelandEvent) => takesBack(event) || event.kind === "round-begins" || (own && "seat" in event && event.seat === seat && NEXT.includes(event.kind));
  return since.some(over) || (!own && since.length > RECENT) ? null : found;
}

/** Every throw that ends among these events. */
export function results(events: readonly WastelandEvent[]): Result[] {
  return events.flatMap((event, at) => (isBegun(event) ? (resultFrom(events, at) ?? []) : []));
}

function isBegun(event: WastelandEvent): event is Begun {
  return event.kind === "fought" || event.kind === "tested";
}

/** The throw that begins there, if it has ended. */
export function resultFrom(events: readonly WastelandEvent[], start: number): Result | null {
  const begun = events[start];
  if (begun === undefined || !isBegun(begun)) return null;
  const length = events.slice(start + 1).findIndex((event) => ends(event, begun) || isBegun(event));
  const last = events[start + 1 + length];
  if (length < 0 || last === undefined || !ends(last, begun)) return null;
  const told = events.slice(start, start + 2 + length);
  const thrown = { seat: begun.seat, dice: diceIn(told), number: last.number };
  return begun.kind === "fought" ? fightOf(begun, told, last, thrown) : testOf(begun, last, thrown);
}

function ends(event: WastelandEvent, begun: Begun): boolean {
  if (begun.kind === "tested") return event.kind === "passed" || event.kind === "failed";
  // Who is killed stands up first; that the foe is left standing is told after it.
  if (event.kind === "killed") return event.seat === begun.seat;
  return (event.kind === "slain" || event.kind === "not-killed" || event.kind === "survived-by") && event.foe === begun.foe;
}

function fightOf(begun: Extract<WastelandEvent, { kind: "fought" }>, told: readonly WastelandEvent[], last: WastelandEvent, thrown: Thrown): Fight {
  const sum = (kind: "hurt" | "irradiated" | "held-off") => told.reduce((all, event) => (event.kind === kind && event.seat === begun.seat ? all + event.amount : all), 0);
  return {
    ...thrown,
    task: "fight",
    foe: begun.foe,
    end: last.kind === "slain" ? "killed" : last.kind === "not-killed" ? "stands" : "died",
    hits: last.kind === "not-killed" ? last.hits : 0,
    needed: last.kind === "not-killed" ? last.needed : 0,
    damage: sum("hurt"),
    rads: sum("irradiated"),
    held: sum("held-off"),
  };
}

function testOf(begun: Extract<WastelandEvent, { kind: "tested" }>, last: WastelandEvent, thrown: Thrown): Test {
  const icons = last.kind === "passed" || last.kind === "failed" ? last.amount : 0;
  return { ...thrown, task: "test", letters: begun.letters, icons, difficulty: begun.amount, passed: last.kind === "passed" };
}

/** The dice of the last throw, those turned by a card as they were turned. */
function diceIn(told: readonly WastelandEvent[]): string[] {
  let dice: string[] = [];
  for (const event of told) {
    if (event.kind === "threw") dice = [event.first, event.second, event.third];
    if (event.kind === "set-die") dice = dice.map((face, place) => (DICE[place] === event.die ? event.face : face));
  }
  return dice;
}

/** Whose fault it was: what hit or was missing, what came through, what armour stopped. */
export function resultText(result: Result, foe: string): string {
  if (result.task === "test") {
    const { icons, difficulty } = result;
    return say(result.passed ? "wasteland-result-passed" : "wasteland-result-failed", { icons, difficulty, missing: difficulty - icons });
  }
  const { hits, needed, damage, rads, held } = result;
  return [
    say(`wasteland-result-${result.end}`, { foe, hits, needed, missing: needed - hits }),
    damage > 0 ? say("wasteland-result-hurt", { damage }) : say("wasteland-result-unhurt"),
    ...(rads > 0 ? [say("wasteland-result-rads", { rads })] : []),
    ...(held > 0 ? [say("wasteland-result-held", { held })] : []),
  ].join(" ");
}
