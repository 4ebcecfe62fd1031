/** What lies on the table to be read or answered: a question that wants room, or a page of the story. */

import type { Choice, Choosing } from "../../../lib/choosing.svelte";
import type { Session } from "../../../lib/session.svelte";
import type { PromptInfo } from "../../../protocol";
import type { Page } from "./pages";
import type { Reader } from "./reader.svelte";

type Prompt = PromptInfo<"wasteland">;

const WANT_ROOM: readonly Prompt["message"][] = ["prompt-choose-option", "prompt-answer-offer", "prompt-trade"];

export function wantsRoom(prompt: Prompt): boolean {
  return WANT_ROOM.includes(prompt.message);
}

export class Lying {
  /** What was laid aside: the next thing is shown all the same. */
  #aside = $state<string | null>(null);

  constructor(
    private readonly session: Session<"wasteland">,
    private readonly choosing: Choosing<"wasteland">,
    private readonly reader: Reader,
  ) {}

  readonly prompt: Prompt | null = $derived.by(() => this.session.now?.prompts.find(wantsRoom) ?? null);

  readonly choices: readonly Choice<"wasteland">[] = $derived.by(() => this.choosing.all.filter((choice) => choice.prompt === this.prompt));

  readonly page: Page | null = $derived.by(() => (this.prompt ? null : this.reader.current));

  /** Another string for everything else that lies there. */
  readonly key: string | null = $derived.by(() => {
    if (this.prompt) return `question ${this.prompt.decision}`;
    return this.page ? `page ${this.page.number} ${this.page.outcome ?? ""}` : null;
  });

  /** Whether it is the reader's own doing: then it comes into sight by itself on a small screen too. */
  readonly own: boolean = $derived.by(() => {
    const page = this.page;
    return this.prompt !== null || (page !== null && page.outcome !== null && page.seat !== null && page.seat === this.session.now?.seat);
  });

  get aside(): boolean {
    return this.#aside === this.key;
  }

  layAside(): void {
    this.#aside = this.key;
  }

  takeUp(): void {
    this.#aside = null;
  }
}
