/** Holding the dice: the table waits with the next throw while somebody does business. */

import type { HoldInfo } from "../protocol";
import { othersHold } from "./held";
import type { Session } from "./session.svelte";

/** Whoever leaves a deal alone for so long does something else. */
const IDLE = 60_000;

export class Holding {
  /** Whether the reader asked for it by the button; else a deal that is laid out did. */
  asked = $state(false);
  /** Whether the reader's hold has ended by itself, and none began since. */
  lapsed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The wait for which the reader's time is used up. */
  #spent: string | null = null;

  constructor(private readonly session: Session) {}

  readonly others: readonly HoldInfo[] = $derived.by(() => (this.session.now ? othersHold(this.session.now) : []));

  /** The reader's own hold, while there is one. */
  readonly mine: HoldInfo | null = $derived.by(() => {
    const now = this.session.now;
    return now?.table.holds.find((hold) => hold.seat === now.seat) ?? null;
  });

  /** Whether the reader plays at this table, and there is something that they could do. */
  readonly possible: boolean = $derived.by(() => {
    const newest = this.session.newest;
    return newest !== null && newest.seat !== null && newest.table.status === "playing" && newest.prompts.length > 0 && newest.table.seats[newest.seat]?.standin === false;
  });

  /** The button. */
  async take(): Promise<void> {
    this.asked = true;
    clearTimeout(this.#timer);
    await this.#send();
  }

  /** A deal is being laid out: hold until it is done with, or left alone for a while. */
  touch(): void {
    if (!this.possible) return;
    if (this.mine === null) {
      if (this.#spent === this.#wait()) return;
      this.asked = false;
      // Nobody did anything wrong where the time is used up: the panel is open all the same.
      void this.#send().then((held) => {
        if (!held) this.session.notice = null;
      });
    }
    if (this.asked) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.close();
      this.lapsed = true;
    }, IDLE);
  }

  /** The deal is done with: what it held is let go. */
  close(): void {
    if (!this.asked) this.letGo();
  }

  letGo(): void {
    clearTimeout(this.#timer);
    this.asked = this.lapsed = false;
    if (this.mine) void this.session.send({ type: "hold", on: false });
  }

  async #send(): Promise<boolean> {
    this.lapsed = false;
    const answer = await this.session.send({ type: "hold", on: true });
    if (answer?.type !== "refused") return true;
    this.#spent = this.#wait();
    return false;
  }

  /** Who is waited for since when: another wait, another chance to hold. */
  #wait(): string {
    return (this.session.newest?.table.waiting ?? []).map(({ seat, since }) => `${seat} ${since}`).join();
  }
}
