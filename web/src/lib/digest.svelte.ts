/** What the others did since one's own last answer: told in a line, listed on demand, and to be watched again. */

import type { Event } from "../protocol";
import { seatOf } from "./events";
import type { Session } from "./session.svelte";

export class Digest {
  constructor(
    private readonly session: Session,
    /** The kinds of events that nobody should miss. */
    private readonly big: readonly string[] = [],
  ) {}

  /** What has happened since then, as far as the board has shown it, without what was taken back. */
  readonly #since: readonly Event[] = $derived.by(() => {
    const { now, events, answered } = this.session;
    // Several people on one device have seen it all.
    const shared = (now?.table.seats.filter((seat) => seat.mine).length ?? 0) > 1;
    if (!answered || shared) return [];
    return events.filter((event) => event.number > answered.event && !this.session.isVoid(event));
  });

  /** The others' doings. What the rules do for the reader, a throw without a choice, is no news; what befalls them is, if it is big. */
  readonly events: readonly Event[] = $derived.by(() => {
    const me = this.session.now?.seat ?? null;
    const isOthers = (event: Event) => seatOf(event) !== null && seatOf(event) !== me;
    if (!this.#since.some(isOthers)) return [];
    return this.#since.filter((event) => seatOf(event) !== me || this.big.includes(event.kind));
  });

  /** The big things among them, in a few words each: the weightiest first, and of equals the newest. */
  readonly headlines: readonly string[] = $derived.by(() => {
    if (this.events.length === 0) return [];
    const [from, to] = [this.session.answered?.event ?? -1, this.#since.at(-1)?.number ?? -1];
    const told = this.session.presenter.told.filter(({ after }) => after > from && after <= to).toReversed();
    return told.toSorted((a, b) => b.weight - a.weight).map(({ title }) => title);
  });

  /** The update after which they began: a film of them begins there. */
  get since(): number {
    return this.session.answered?.version ?? 0;
  }
}
