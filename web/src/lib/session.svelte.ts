/** A table as one seat, or a spectator, knows it: the last update, all events and chat so far, the state of the line. */

import type { Action, ChatLine, Event, GameId, Holding, OrderedInfo, Presence, PromptInfo, Refused, TakenBackInfo, Update, View } from "../protocol";
import type { Answer, LineState, Listener, Sending } from "./connection";
import { settings } from "./settings.svelte";
import { Presenter } from "./show/presenter.svelte";
import { isAsked } from "./turn";

export interface Line {
  send(message: Sending): Promise<Answer>;
}

export interface Notice {
  readonly code: string;
  readonly rule: string | null;
  /** What somebody wanted to do, where the notice answers that. */
  readonly asked?: Action;
}

/** What a standing order answered, and how many answers had been given from this page when that was told. */
export interface Note<G extends GameId = GameId> extends OrderedInfo<G> {
  readonly answers: number;
}

/** G: the game, where somebody knows which one it is. */
export class Session<G extends GameId = GameId> implements Listener<G> {
  /** The newest truth, but for what the presenter has still to show: view, result and whom the table waits for are those of the board. */
  now = $state.raw<Update<G> | null>(null);
  /** The last update as it came. */
  newest = $state.raw<Update<G> | null>(null);
  events = $state.raw<readonly Event<G>[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What standing orders have answered for this seat. */
  ordered = $state.raw<readonly Note<G>[]>([]);
  /** What of the log counts no more, since it was taken back. */
  takenBack = $state.raw<readonly TakenBackInfo[]>([]);
  state = $state<LineState>("connecting");
  unsent = $state(0);
  closedBy = $state(0);
  notice = $state.raw<Notice | null>(null);
  /** What came with the last update: the board shows it, the live region tells it. */
  fresh = $state.raw<readonly Event<G>[]>([]);
  /** The server's clock minus ours, in seconds. */
  ahead = $state(0);
  onlookers = $state(0);
  /** How often the table began to wait for us: a turn is one, however many answers it takes, and however long it is shown. */
  turns = $state(0);
  /** How many answers were given from this page. */
  answers = $state(0);
  /** The seats whose people look at the table now. */
  here = $state.raw<readonly number[]>([]);
  readonly presenter = new Presenter<G>(
    (update) => this.#show(update),
    () => this.now?.view ?? null,
    () => settings.pace,
  );
  #line: Line | null = null;

  /** What the board shows; asked for only where there is one. */
  get board(): View<G> {
    const view = this.now?.view;
    if (!view) throw new Error("the board is asked for before it came");
    return view;
  }

  attach(line: Line): void {
    this.#line = line;
  }

  update(update: Update<G>): void {
    const anew = update.since === 0;
    this.chat = anew ? update.chat : [...this.chat, ...update.chat];
    const ordered = update.ordered.map((note) => ({ ...note, answers: this.answers }));
    this.ordered = anew ? ordered : [...this.ordered, ...ordered];
    this.takenBack = anew ? update.taken_back : [...this.takenBack, ...update.taken_back];
    this.ahead = update.now - Date.now() / 1000;
    this.onlookers = update.table.spectators;
    this.here = update.table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
    if (decisions(this.newest) !== decisions(update)) this.notice = null;
    if (isAsked(update) && !isAsked(this.newest)) this.turns += 1;
    const before = this.now;
    this.newest = update;
    if (anew || !before?.view || before.seat !== update.seat) {
      this.presenter.drop();
      this.#show(update);
      return;
    }
    // People are never held back. What happened is shown in its own time, and what is asked, and of whom, comes after it:
    // a question about a throw would tell how the dice fall while they still roll.
    this.now = { ...update, table: { ...update.table, waiting: before.table.waiting }, view: before.view, result: before.result, prompts: [] };
    this.presenter.take(update);
  }

  #show(update: Update<G>): void {
    const anew = update.since === 0;
    this.events = anew ? update.events : [...this.events, ...update.events];
    this.fresh = anew ? update.events.slice(-12) : update.events;
    const newest = this.newest ?? update;
    const latest = update.version === newest.version;
    const waiting = latest ? newest.table.waiting : update.table.waiting;
    const prompts = latest ? newest.prompts : [];
    this.now = { ...newest, table: { ...newest.table, waiting }, view: update.view, result: update.result, prompts };
  }

  presence(presence: Presence): void {
    this.here = presence.seats;
    this.onlookers = presence.spectators;
  }

  /** Who holds the dice, and whose clock stands still: no change of the match, and never held back. */
  holding({ holds, waiting }: Holding): void {
    const told = (update: Update<G>, seats = waiting): Update<G> => ({ ...update, table: { ...update.table, holds, waiting: seats } });
    if (this.newest) this.newest = told(this.newest);
    if (this.now) this.now = told(this.now, this.presenter.busy ? this.now.table.waiting : waiting);
  }

  /** Whether something that happened was taken back later. */
  isVoid(event: { readonly number: number }): boolean {
    return this.takenBack.some(({ first, end }) => event.number >= first && event.number < end);
  }

  refused(refused: Refused): void {
    this.notice = { code: refused.code, rule: refused.rule };
  }

  line(state: LineState, unsent: number, code: number): void {
    this.state = state;
    this.unsent = unsent;
    this.closedBy = code;
  }

  send(message: Sending): Promise<Answer> | null {
    return this.#line?.send(message) ?? null;
  }

  play(prompt: PromptInfo, action: Action<G>): Promise<Answer> | null {
    this.notice = null;
    this.answers += 1;
    this.presenter.skip();
    return this.send({ type: "play", decision: prompt.decision, action });
  }

  /** The rule that forbids an action; null where none does, and where nobody says. */
  async ruleAgainst(action: Action<G>): Promise<string | null> {
    const answer = await this.send({ type: "why", action });
    return answer?.type === "why" ? answer.rule : null;
  }

  /** Ask why an action is refused, and show the answer. */
  async why(action: Action<G>): Promise<void> {
    const rule = await this.ruleAgainst(action);
    if (rule !== null) this.notice = { code: "illegal", rule, asked: action };
  }
}

function decisions(update: Update | null): string {
  return update?.prompts.map((prompt) => prompt.decision).join(" ") ?? "";
}
