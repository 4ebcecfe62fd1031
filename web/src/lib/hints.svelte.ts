/** Asking the bot what it would do. */

import type { HintAnswer } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import type { Session } from "./session.svelte";

export class Hints {
  asking = $state(false);
  #last = $state.raw<HintAnswer | null>(null);

  constructor(
    private readonly session: Session,
    private readonly choosing: Choosing,
  ) {}

  /** Whether this table gives hints, and there is something to give one about. */
  readonly offered: boolean = $derived.by(() => {
    const now = this.session.now;
    if (now === null || now.seat === null || !now.table.hints || now.result !== null) return false;
    // What the game composes counts too: an auction offers one button, and any number of bids.
    return now.prompts.reduce((sum, prompt) => sum + prompt.actions.length, 0) > 1;
  });

  /** The hint, as long as its question is asked. */
  readonly hint: HintAnswer | null = $derived.by(() => (this.choosing.hinted ? this.#last : null));

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const answer = await this.session.send({ type: "hint" });
      if (answer?.type !== "hint") return;
      this.#last = answer;
      this.choosing.mark(answer.decision, answer.action);
    } finally {
      this.asking = false;
    }
  }
}
