/** What is being read, and what the reader has gone on from. Nobody waits for it but the bots, who wait anyway. */

import type { Session } from "../../../lib/session.svelte";
import { Shelf } from "../../../lib/shelf";
import { screen } from "../../../lib/screen.svelte";
import type { WastelandEvent } from "../wire";
import { pagesOf, pageWith, unreadOf, type Page } from "./pages";

const NOTHING = -1;
/** How far each table was read, so that nothing opens again after a reload. */
const shelf = new Shelf<number>("read-pages");

export class Reader {
  /** The event up to which everything was read; they are counted from nought. */
  #read = $state(NOTHING);
  /** A page that was opened again, to be read once more. */
  again = $state.raw<Page | null>(null);

  constructor(private readonly session: Session<"wasteland">) {
    // Whoever comes later does not begin with what was read long ago; at the start of a match its first quests are news.
    const last = this.pages.findLast((page) => page.closed && page.family !== "quest");
    this.#read = Math.max(last?.number ?? NOTHING, shelf.get(this.#place()) ?? NOTHING);
  }

  #place(): string {
    const now = this.session.now;
    return `${now?.table.id}.${now?.seat ?? "watch"}`;
  }

  /** What was taken back was never told. */
  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.session.events.filter((event) => !this.session.isVoid(event))));

  readonly unread: readonly Page[] = $derived.by(() =>
    unreadOf(this.pages, this.#read, this.session.now?.seat ?? null),
  );

  /** In a replay nobody goes on: there it is what has just been told, and nothing where one has jumped to. */
  readonly current: Page | null = $derived.by(() => {
    if (this.waits) return this.unread[0] ?? null;
    const last = this.pages.at(-1);
    return last && this.session.now?.since !== 0 && this.session.fresh.some((event) => event.number >= last.number) && this.session.now?.result == null ? last : null;
  });

  /** Whether the reader goes on from it by themselves. */
  get waits(): boolean {
    return this.session.live && this.session.now?.table.status === "playing";
  }

  /** The way back to the page that an event is told on. On a small screen a replay has no room for it. */
  wayBack(event: WastelandEvent): (() => void) | null {
    const page = screen.narrow && !this.waits ? null : pageWith(this.pages, event);
    return page && (() => (this.again = page));
  }

  goOn(): void {
    const page = this.current;
    if (!page) return;
    this.#read = Math.max(this.#read, page.number);
    shelf.put(this.#place(), this.#read);
  }
}
