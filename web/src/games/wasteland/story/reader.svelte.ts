/** What is being read, and what the reader has gone on from. Nobody waits for it but the bots, who wait anyway. */

import { takesBack } from "../../../lib/events";
import type { Session } from "../../../lib/session.svelte";
import { pagesOf, unreadOf, type Page } from "./pages";

export class Reader {
  /** The event up to which everything was read. */
  #read = $state(0);
  /** Answers that were given when the page that is shown came. */
  #answers = 0;
  /** A page that was opened again, to be read once more. */
  again = $state.raw<Page | null>(null);

  constructor(private readonly session: Session<"wasteland">) {
    // Whoever comes later does not begin with what was read long ago; at the start of a match its first quests are news.
    const last = this.pages.findLast((page) => page.closed && page.family !== "quest");
    this.#read = last?.number ?? 0;
  }

  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.session.events));

  /** After something was taken back nothing before it is news. */
  readonly #since: number = $derived.by(() => this.session.events.findLast(takesBack)?.number ?? 0);

  readonly unread: readonly Page[] = $derived.by(() =>
    unreadOf(this.pages, Math.max(this.#read, this.#since), this.session.now?.seat ?? null),
  );

  readonly current: Page | null = $derived.by(() => this.unread[0] ?? null);

  goOn(): void {
    const page = this.current;
    if (page) this.#read = Math.max(this.#read, page.number);
    this.#answers = this.session.answers;
  }

  /** Whoever does the next thing has read what came of the last one. */
  acted(): void {
    if (this.session.answers === this.#answers) return;
    this.#answers = this.session.answers;
    if (this.current?.closed && this.current.outcome !== null) this.goOn();
  }
}
