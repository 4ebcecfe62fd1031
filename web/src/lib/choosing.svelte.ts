/** Choosing in two steps: the first click or Enter selects and shows what it means, the second one plays it. */

import type { Action, GameId, PromptInfo, RemarkJson } from "../protocol";
import type { Answer } from "./connection";
import type { Session } from "./session.svelte";

export interface Choice<G extends GameId = GameId> {
  readonly key: string;
  readonly prompt: PromptInfo<G>;
  readonly action: Action<G>;
  /** The thing on the board that the choice is about. */
  readonly target: string;
}

/** Whether a choice is of that kind, and has its arguments. */
export function isKind<G extends GameId, K extends Action<G>["kind"]>(choice: Choice<G>, kind: K): choice is Chosen<G, K> {
  return choice.action.kind === kind;
}

/** A choice of one kind. */
export type Chosen<G extends GameId, K extends Action<G>["kind"]> = Choice<G> & { readonly action: Extract<Action<G>, { kind: K }> };

/** What a game's board knows of choices. */
export interface Aims<G extends GameId = GameId> {
  targetOf(action: Action<G>, prompt: PromptInfo<G>): string;
  /** The best of several choices about one thing, to be shown first. */
  prefer(choices: readonly Choice<G>[]): Choice<G> | undefined;
  /** Whether a choice needs no second look: it is played by the first click. */
  atOnce?(choice: Choice<G>): boolean;
  /** Whether the game composes such actions itself, so that those listed by the server are not shown. */
  composes?(action: Action<G>): boolean;
  /** An action to ask about when a thing that cannot be chosen is clicked. */
  probe(target: string): Action<G> | null;
  /** The rule that says how one comes to a thing, where the server would only say what is asked instead. */
  wayTo?(target: string): string | null;
  /** What is lacking for such a thing, where the game knows it without asking. */
  lacksFor?(target: string): readonly RemarkJson[];
}

export class Choosing<G extends GameId = GameId> {
  #selected = $state<string | null>(null);
  /** The question whose answer was sent. */
  #sent = $state<number | null>(null);
  /** What the bot answered, and after which event it was asked. */
  #hint = $state.raw<{ decision: number; action: Action<G>; after: number } | null>(null);
  /** The number of the update that shows what was sent, as soon as the server has said it. */
  #shownBy = $state<number | null>(null);

  constructor(
    private readonly session: Session<G>,
    private readonly aims: Aims<G>,
  ) {}

  readonly all: readonly Choice<G>[] = $derived.by(() => {
    const prompts = this.session.now?.prompts ?? [];
    return prompts.flatMap((prompt) =>
      prompt.actions.filter((action) => !this.aims.composes?.(action)).map((action) => ({
        key: keyOf(prompt.decision, action),
        prompt,
        action,
        target: this.aims.targetOf(action, prompt),
      })),
    );
  });

  readonly targets: ReadonlySet<string> = $derived(new Set(this.all.map((choice) => choice.target)));

  readonly selected: Choice<G> | null = $derived(this.all.find((choice) => choice.key === this.#selected) ?? null);

  /** What the bot would choose, as long as that is asked and nothing has happened since. */
  readonly hinted: Choice<G> | null = $derived.by(() => {
    const hint = this.#hint;
    // What has happened since may have changed what the bot would do.
    if (!hint || hint.after !== lastOf(this.session)) return null;
    const key = keyOf(hint.decision, hint.action);
    return this.all.find((choice) => choice.key === key) ?? this.#composed(key, hint);
  });

  /** What the game composes is in no list: a sum, a deal. */
  #composed(key: string, { decision, action }: { decision: number; action: Action<G> }): Choice<G> | null {
    const prompt = this.session.now?.prompts.find((one) => one.decision === decision);
    if (!prompt || !this.aims.composes?.(action)) return null;
    return { key, prompt, action, target: this.aims.targetOf(action, prompt) };
  }

  /** Everything that could be chosen about the thing that is selected. */
  readonly variants: readonly Choice<G>[] = $derived(
    this.selected ? this.all.filter((choice) => choice.target === this.selected?.target) : [],
  );

  /** Whether an answer was sent and the table has not moved on yet. */
  readonly sending: boolean = $derived.by(() => {
    // A standing question is asked on: then the number of the update tells that the answer was played.
    if (this.#shownBy !== null && (this.session.now?.version ?? 0) >= this.#shownBy) return false;
    return this.session.now?.prompts.some((prompt) => prompt.decision === this.#sent) ?? false;
  });

  about(target: string): readonly Choice<G>[] {
    return this.all.filter((choice) => choice.target === target);
  }

  /** A click on a thing of the board. */
  pick(target: string): void {
    // Whoever acts has seen enough: the board jumps to now.
    this.session.presenter.skip();
    if (this.selected?.target === target) return this.confirm();
    const found = this.about(target);
    const best = this.aims.prefer(found) ?? found[0];
    if (best) return this.select(best);
    this.cancel();
    const probe = this.session.now?.seat === null ? null : this.aims.probe(target);
    const rule = this.aims.wayTo?.(target) ?? null;
    if (probe && rule !== null) this.session.notice = { code: "illegal", rule, lacks: this.aims.lacksFor?.(target) ?? [], asked: probe };
    else if (probe) void this.session.why(probe);
  }

  /** Whether one click is enough. */
  atOnce(choice: Choice<G>): boolean {
    return this.aims.atOnce?.(choice) ?? false;
  }

  /** A click on a button. */
  take(choice: Choice<G>): void {
    this.session.presenter.skip();
    if (this.atOnce(choice)) this.play(choice.prompt, choice.action);
    else this.choose(choice);
  }

  /** A click on a line of the list: whoever hears it read hears what it means before doing it. */
  choose(choice: Choice<G>): void {
    this.session.presenter.skip();
    if (this.selected?.key === choice.key) this.confirm();
    else this.select(choice);
  }

  /** Mark what a hint says. */
  mark(decision: number, action: Action<G>): void {
    this.#hint = { decision, action, after: lastOf(this.session) };
  }

  select(choice: Choice<G>): void {
    this.#selected = choice.key;
    this.session.notice = null;
  }

  confirm(): void {
    if (this.selected) this.play(this.selected.prompt, this.selected.action);
  }

  /** Answer a question, also by what the game composed itself; null while an earlier answer is under way: two clicks play once. */
  play(prompt: PromptInfo<G>, action: Action<G>): Promise<Answer> | null {
    if (this.sending) return null;
    const answered = this.session.play(prompt, action);
    this.#sent = prompt.decision;
    this.#shownBy = null;
    this.#selected = null;
    void answered?.then((answer) => {
      if (answer.type === "refused") this.#sent = null;
      if (answer.type === "ack") this.#shownBy = answer.version;
    });
    return answered;
  }

  cancel(): void {
    this.#selected = null;
    this.session.notice = null;
  }
}

/** An answer in its place: the choice, where it is open. */
export interface Placed<G extends GameId = GameId> {
  readonly key: string;
  readonly action: Action<G>;
  readonly choice: Choice<G> | null;
}

/** The answers that keep their place at a question, open or not; then every other open one. */
export function inPlace<G extends GameId>(prompt: PromptInfo<G>, open: readonly Choice<G>[], kept: readonly Action<G>[]): Placed<G>[] {
  const fixed = kept.map((action) => {
    const key = keyOf(prompt.decision, action);
    return { key, action, choice: open.find((choice) => choice.key === key) ?? null };
  });
  const rest = open.filter((choice) => !fixed.some(({ key }) => key === choice.key));
  return [...fixed, ...rest.map((choice) => ({ key: choice.key, action: choice.action, choice }))];
}

/** The number of the last thing told. */
function lastOf(session: { readonly events: readonly { readonly number: number }[] }): number {
  return session.events.at(-1)?.number ?? 0;
}

/** A choice by its question and answer; the same answer is written the same however its arguments are ordered. */
export function keyOf(decision: number, action: Action): string {
  return `${decision} ${JSON.stringify(action, Object.keys(action).sort())}`;
}
