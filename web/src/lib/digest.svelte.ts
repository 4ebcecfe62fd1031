/** What the others did between two of one's own turns: told in a line, listed on demand, and to be watched again. */

import type { Event } from "../protocol";
import { seatOf } from "./events";
import type { Session } from "./session.svelte";
import { isAsked } from "./turn";

interface Mark {
  /** The number of the last event that had been told when one's turn was over, and of the update that told it. */
  readonly event: number;
  readonly version: number;
}

export class Digest {
  #mark = $state.raw<Mark | null>(null);
  #place = "";
  #asked = false;

  constructor(private readonly session: Session) {}

  /** Called after every change: one's turn ends when the table waits for one no more. */
  look(): void {
    const now = this.session.newest;
    if (!now) return;
    const place = `${now.table.id}.${now.seat ?? "watch"}`;
    if (place !== this.#place) {
      this.#place = place;
      this.#mark = null;
      this.#asked = isAsked(now);
      return;
    }
    const asked = isAsked(now);
    if (this.#asked && !asked) this.#mark = { event: this.session.events.at(-1)?.number ?? -1, version: now.since };
    this.#asked = asked;
  }

  /** The others' doings since then, as far as the board has shown them, without what was taken back. */
  readonly events: readonly Event[] = $derived.by(() => {
    const mark = this.#mark;
    const { now, events } = this.session;
    // Several people on one device have seen it all.
    const shared = (now?.table.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    if (!mark || shared) return [];
    const since = events.filter((event) => event.number > mark.event && !this.session.isVoid(event));
    const first = since.findIndex((event) => seatOf(event) !== null && seatOf(event) !== now?.seat);
    return first < 0 ? [] : since.slice(first);
  });

  /** The big things among them, in a few words each. */
  readonly headlines: readonly string[] = $derived.by(() => {
    const first = this.events[0]?.number ?? Infinity;
    const last = this.events.at(-1)?.number ?? -1;
    return this.session.presenter.told.filter(({ after }) => after >= first && after <= last).map(({ title }) => title);
  });

  /** The update after which they began: a film of them begins there. */
  get since(): number {
    return this.#mark?.version ?? 0;
  }
}
