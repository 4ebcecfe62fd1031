/** Whether what somebody is putting together may be done as it is: the server says so, each time that it or the table changes. */

import { untrack } from "svelte";
import type { Action, GameId } from "../protocol";
import { keyOf } from "./choosing.svelte";
import type { Against, Session } from "./session.svelte";

/** Whoever still types is not asked about yet. */
const SETTLED = 100;

export class Ruling<G extends GameId> {
  /** What is against it, null where nothing is; what was said before stands until the server has answered again. */
  against = $state.raw<Against | null>(null);
  #asked = 0;

  constructor(private readonly session: Pick<Session<G>, "against" | "now">) {}

  /** Ask about what is being put together whenever it or the table has changed; null: there is nothing to ask about. */
  follow(draft: () => { readonly decision: number; readonly action: Action<G> } | null): void {
    // A view makes the same deal anew: whether it has changed is seen by what it says.
    const asked = $derived.by(() => {
      const found = draft();
      return found && `${this.session.now?.version} ${keyOf(found.decision, found.action)}`;
    });
    $effect(() => {
      const found = asked === null ? null : untrack(draft);
      return untrack(() => (found ? this.about(found.action) : this.forget()));
    });
  }

  /** Ask soon about an action; what it returns calls that off. */
  about(action: Action<G>): () => void {
    const asked = ++this.#asked;
    const timer = setTimeout(async () => {
      const against = await this.session.against(action);
      if (asked === this.#asked) this.against = against;
    }, SETTLED);
    return () => clearTimeout(timer);
  }

  /** Nothing is being put together. */
  forget(): void {
    this.#asked += 1;
    this.against = null;
  }
}
