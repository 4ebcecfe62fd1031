/** Standing orders: questions that come again and again are answered as the player once said, and the page tells so. */

import type { Action, GameId, PackJson, PromptInfo, Update } from "../protocol";
import { takesBack } from "./events";
import { othersHold } from "./holding.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export const ASK = "ask";

/** A question that recurs, and the ways it may be answered without asking. */
export interface Order<G extends GameId = GameId> {
  readonly id: string;
  /** The prompt it is about, and others that it may answer too. */
  readonly message: string;
  readonly also?: readonly string[];
  /** Besides "ask me". */
  readonly ways: readonly string[];
  /** The answer; null where this order has none, and the player is asked after all. */
  answer(way: string, prompt: PromptInfo<G>, update: Update<G>, catalogue: PackJson<G>["catalogue"]): Action<G> | null;
}

/** What was answered by an order, after which event, and as which of the answers given from this page. */
export interface Note {
  readonly order: Order;
  readonly action: Action;
  readonly after: number;
  readonly answers: number;
}

export class Orders {
  notes = $state.raw<readonly Note[]>([]);
  /** Questions that were answered. */
  readonly #settled = new Set<number>();
  /** Questions that are the player's own, because they took an answer back. */
  readonly #own = new Set<number>();

  /** The last one, until the player answers something by themselves: by then they have had their time to read it. */
  readonly last = $derived.by(() => {
    const note = this.notes[this.notes.length - 1];
    return note && note.answers === this.session.answers ? note : null;
  });

  constructor(
    readonly game: string,
    readonly all: readonly Order[],
    private readonly session: Session,
    /** The game's cards: what an order says may depend on what they do. */
    private readonly catalogue: PackJson["catalogue"],
  ) {}

  of(prompt: PromptInfo): Order | undefined {
    return this.all.find((order) => order.message === prompt.message || order.also?.includes(prompt.message));
  }

  way(order: Order): string {
    const kept = settings.orders[`${this.game}/${order.id}`];
    return kept !== undefined && order.ways.includes(kept) ? kept : ASK;
  }

  set(order: Order, way: string): void {
    settings.setOrder(`${this.game}/${order.id}`, way);
    // Who gives an order means the question they look at too.
    this.#own.clear();
  }

  /** Answer what an order answers. Called after every update, and when an order is given. */
  look(): void {
    const now = this.session.now;
    if (!now || now.seat === null || now.table.seats[now.seat]?.standin) return;
    const undone = this.session.fresh.some((event) => takesBack(event) && event.seat === now.seat);
    for (const prompt of now.prompts) {
      // Who takes an answer back wants to give another one.
      if (undone) this.#own.add(prompt.decision);
      this.#answer(prompt, now);
    }
  }

  #answer(prompt: PromptInfo, now: Update): void {
    const order = this.of(prompt);
    const way = order ? this.way(order) : ASK;
    if (!order || way === ASK || this.#settled.has(prompt.decision) || this.#own.has(prompt.decision)) return;
    const action = order.answer(way, prompt, now, this.catalogue);
    // What somebody holds up is answered when they let go.
    if (action === null || othersHold(now).length > 0) return;
    this.#settled.add(prompt.decision);
    const after = this.session.events[this.session.events.length - 1]?.number ?? 0;
    const answered = this.session.play(prompt, action);
    const { answers } = this.session;
    void answered?.then((answer) => {
      if (answer.type === "ack") this.notes = [...this.notes, { order, action, after, answers }];
      // The table was quicker, or the rules say no: then the player is asked, and an order needs no excuse.
      else this.session.notice = null;
      if (answer.type === "refused" && answer.code === "held") this.#settled.delete(prompt.decision);
    });
  }
}
