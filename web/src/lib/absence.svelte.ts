/** What happened while somebody was away: since the page was closed, hidden, or without its line. */

import type { Event } from "../protocol";
import { seatOf } from "./events";
import { linesOf, type Line } from "./lines";
import type { Session } from "./session.svelte";
import { Shelf } from "./shelf";
import type { GameWords } from "./words.svelte";

/** Fewer events than this are followed on the board, for those who were away only for a moment. */
const MANY = 8;

interface Seen {
  readonly event: number;
  readonly version: number;
}

const shelf = new Shelf<Seen>("seen");

export class Absence {
  missed = $state.raw<readonly Event[]>([]);
  /** The number of the update that was seen last before it. */
  since = $state(0);
  #place = "";
  #seen: Seen | null = null;
  #away = false;

  constructor(private readonly session: Session) {}

  /** The line was lost, or the page is hidden: what comes next was missed. */
  leave(): void {
    this.#away = true;
  }

  /** Called whenever something new is known and the page is looked at. */
  look(): void {
    const now = this.session.newest;
    if (!now) return;
    const place = `${now.table.id}.${now.seat ?? "watch"}`;
    if (place !== this.#place) this.#arrive(place);
    else if (this.#away) this.#recall(MANY);
    this.#away = false;
    this.#mark();
  }

  dismiss(): void {
    this.missed = [];
  }

  /** The first look at this table from this seat: whatever was told after the last one was missed. */
  #arrive(place: string): void {
    // Several people on one device see one screen, whoever of them it is shown to: nobody was away.
    const came = this.#place === "";
    this.#place = place;
    this.#seen = shelf.get(place);
    this.missed = [];
    if (came) this.#recall(1);
  }

  #recall(least: number): void {
    const seen = this.#seen;
    if (!seen) return;
    const missed = this.#events().filter((event) => event.number > seen.event);
    if (missed.length < least) return;
    this.missed = missed;
    this.since = seen.version;
  }

  #mark(): void {
    const last = this.#events().at(-1);
    const now = this.session.newest;
    if (!last || !now || this.#seen?.event === last.number) return;
    this.#seen = { event: last.number, version: now.version };
    shelf.put(this.#place, this.#seen);
  }

  /** All that was told, also what the board is still to show. */
  #events(): readonly Event[] {
    const { events, newest } = this.session;
    const after = events.at(-1)?.number ?? -1;
    return [...events, ...(newest?.events.filter((event) => event.number > after) ?? [])];
  }
}

export interface Turn {
  /** Whose it is; null for what the table does by itself. */
  readonly seat: number | null;
  readonly events: Event[];
}

/** A turn as people read it: whose it was, and what happened in it, line by line. */
export interface ToldTurn {
  readonly seat: number | null;
  readonly lines: readonly Line[];
}

/** Events by whose turn they were, in lines; begins: as linesOf has it. */
export function toldTurns(words: GameWords, events: readonly Event[], begins: (number: number) => boolean): ToldTurn[] {
  return turnsOf(events).map(({ seat, events: some }) => ({ seat, lines: linesOf(words, some, begins) }));
}

/** How many things one reads there. */
export function countOf(turns: readonly ToldTurn[]): number {
  return turns.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Events by whose turn they were: a line about another player begins that player's. */
export function turnsOf(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const seat = seatOf(event);
    const current = turns.at(-1);
    if (!current || current.seat !== seat) turns.push({ seat, events: [event] });
    else current.events.push(event);
  }
  return turns;
}
