/** A table as one seat, or a spectator, knows it: the last update, all events and chat so far, the state of the line. */

import type { Action, ChatLine, Event, GameId, Holding, OrderedInfo, Presence, PromptInfo, RefusalInfo, Refused, RemarkJson, SaidInfo, StoodInInfo, TakenBackInfo, Update, View, WaitInfo } from "../protocol";
import type { Answer, LineState, Listener, Sending } from "./connection";
import { othersHold } from "./held";
import { settings } from "./settings.svelte";
import { Presenter } from "./show/presenter.svelte";
import { isAsked } from "./turn";

export interface Line {
  send(message: Sending): Promise<Answer>;
}

/** What is against an action: the rule, and what is lacking. */
export interface Against {
  readonly rule: string;
  readonly lacks: readonly RemarkJson[];
}

export interface Notice {
  readonly code: string;
  readonly rule: string | null;
  readonly lacks?: readonly RemarkJson[];
  /** What somebody wanted to do, where the notice answers that. */
  readonly asked?: Action;
}

/** What a standing order answered, and how many answers had been given from this page when that was told. */
export interface Note<G extends GameId = GameId> extends OrderedInfo<G> {
  readonly answers: number;
}

/** Where in the log something ended: the last event told by then, and the number of the update that told it. */
export interface Mark {
  readonly event: number;
  readonly version: number;
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
  /** What bots have said with their answers. */
  said = $state.raw<readonly SaidInfo[]>([]);
  ordered = $state.raw<readonly Note<G>[]>([]);
  /** What of the log counts no more, since it was taken back. */
  takenBack = $state.raw<readonly TakenBackInfo[]>([]);
  /** What somebody has said no to. */
  refusals = $state.raw<readonly RefusalInfo[]>([]);
  /** What bots have played for people who were away. */
  stoodIn = $state.raw<readonly StoodInInfo[]>([]);
  /** How far the log was when the reader's last answer was told; null: none was given since the page was opened. */
  answered = $state.raw<Mark | null>(null);
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
    (update, halfway) => this.#show(update, halfway),
    () => this.now?.view ?? null,
    () => settings.pace,
  );
  #line: Line | null = null;
  /** Whether an answer is under way. */
  #answering = false;
  /** The number of the last event that was told, also of those that the board is still to show. */
  #last = -1;

  /** What the board shows; asked for only where there is one. */
  get board(): View<G> {
    const view = this.now?.view;
    if (!view) throw new Error("the board is asked for before it came");
    return view;
  }

  /** Whether it is the table itself: a replay has no line, also of a match that is still being played. */
  get live(): boolean {
    return this.#line !== null;
  }

  attach(line: Line): void {
    this.#line = line;
  }

  update(update: Update<G>): void {
    const anew = update.since === 0;
    this.chat = anew ? update.chat : [...this.chat, ...update.chat];
    const ordered = update.ordered.map((note) => ({ ...note, answers: this.answers }));
    this.ordered = anew ? ordered : [...this.ordered, ...ordered];
    this.said = anew ? update.said : [...this.said, ...update.said];
    this.takenBack = anew ? update.taken_back : [...this.takenBack, ...update.taken_back];
    this.refusals = anew ? update.refusals : [...this.refusals, ...update.refusals];
    this.stoodIn = anew ? update.stood_in : [...this.stoodIn, ...update.stood_in];
    this.ahead = update.now - Date.now() / 1000;
    this.onlookers = update.table.spectators;
    this.here = update.table.seats.filter((seat) => seat.connected).map((seat) => seat.seat);
    if (decisions(this.newest) !== decisions(update)) this.notice = null;
    if (isAsked(update) && !isAsked(this.newest)) this.turns += 1;
    const before = this.now;
    this.#note(update);
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

  /** What was answered, from this page or for this seat elsewhere, is told: whatever comes now is others' doing. */
  #note(update: Update<G>): void {
    this.#last = update.events.at(-1)?.number ?? this.#last;
    const elsewhere = isAsked(this.newest) && !isAsked(update);
    if (!elsewhere && (!this.#answering || update.acks.length === 0)) return;
    this.#answering = false;
    this.answered = { event: this.#last, version: update.version };
  }

  /** halfway: only a part of what came with it happens now; what is asked then, and of whom, waits for the rest. */
  #show(update: Update<G>, halfway = false): void {
    const anew = update.since === 0;
    this.events = anew ? update.events : [...this.events, ...update.events];
    this.fresh = anew ? update.events.slice(-12) : update.events;
    const newest = this.newest ?? update;
    const latest = !halfway && update.version === newest.version;
    const waiting = latest ? newest.table.waiting : halfway ? (this.now ?? update).table.waiting : update.table.waiting;
    const prompts = latest ? newest.prompts : [];
    this.now = { ...newest, table: { ...newest.table, waiting }, view: update.view, result: update.result, prompts };
  }

  presence(presence: Presence): void {
    this.here = presence.seats;
    this.onlookers = presence.spectators;
    this.#wait(presence.waiting);
  }

  /** Who holds the dice, and whose clock stands still: no change of the match, and never held back. */
  holding({ holds, waiting }: Holding): void {
    const told = (update: Update<G>): Update<G> => ({ ...update, table: { ...update.table, holds } });
    if (this.newest) this.newest = told(this.newest);
    if (this.now) this.now = told(this.now);
    this.#wait(waiting);
    // Nobody keeps the reader from throwing any more.
    if (this.notice?.code === "held" && this.newest && othersHold(this.newest).length === 0) this.notice = null;
  }

  /** Whom the table waits for, told anew; while something is still being shown, the board goes by what it shows. */
  #wait(waiting: readonly WaitInfo[]): void {
    const told = (update: Update<G>): Update<G> => ({ ...update, table: { ...update.table, waiting: [...waiting] } });
    if (this.newest) this.newest = told(this.newest);
    if (this.now && !this.presenter.busy) this.now = told(this.now);
  }

  /** Whether a bot played that for somebody who was away. */
  isStandin(event: { readonly number: number }, seat: number | null): boolean {
    return this.stoodIn.some((one) => one.seat === seat && event.number >= one.first && event.number < one.end);
  }

  /** Whether something that happened was taken back later. */
  isVoid(event: { readonly number: number }): boolean {
    return this.takenBack.some(({ first, end }) => event.number >= first && event.number < end);
  }

  /** Whether what was taken back, or played by a stand-in, begins or ends with that event: no line of the log goes across. */
  turnsMark(number: number): boolean {
    return [...this.takenBack, ...this.stoodIn].some(({ first, end }) => number === first || number === end);
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
    this.#answering = true;
    this.presenter.skip();
    return this.send({ type: "play", decision: prompt.decision, action });
  }

  /** The rule that forbids an action, and what is lacking; null where none does, and where nobody says. */
  async against(action: Action<G>): Promise<Against | null> {
    const answer = await this.send({ type: "why", action });
    return answer?.type === "why" && answer.rule !== null ? { rule: answer.rule, lacks: answer.lacks } : null;
  }

  /** Ask why an action is refused, and show the answer. */
  async why(action: Action<G>): Promise<void> {
    const against = await this.against(action);
    if (against !== null) this.notice = { code: "illegal", ...against, asked: action };
  }
}

function decisions(update: Update | null): string {
  return update?.prompts.map((prompt) => prompt.decision).join(" ") ?? "";
}
