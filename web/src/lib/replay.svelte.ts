/** A replay that is open in this page: the film of one point of view, and the step of it that is shown. */

import { partsOf, type GameParts } from "../games/parts";
import type { TableInfo, Update } from "../protocol";
import { api, Refusal } from "./api";
import { Film } from "./film";
import { LeafShelf } from "./leaves.svelte";
import { Session } from "./session.svelte";
import { GameWords } from "./words.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How long a step stays before the next one, at the ordinary speed, when it plays by itself. */
const STAY = 1100;

export class ReplayRoom {
  readonly session = new Session();
  readonly words = new GameWords();
  parts = $state.raw<GameParts | null>(null);
  fault = $state<string | null>(null);
  info = $state.raw<TableInfo | null>(null);
  film = $state.raw<Film | null>(null);
  /** A seat's number, "watch" or "open". */
  seat = $state("open");
  step = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last step that was asked for: answers to earlier wishes come too late. */
  #wish = 0;
  /** Likewise for points of view. */
  #glance = 0;

  constructor(readonly table: string) {}

  async open(query: URLSearchParams): Promise<void> {
    try {
      const info = await api.table(this.table);
      this.info = info;
      this.words.numbers = info.settled;
      const words = this.words.load(info.words, info.pack);
      this.parts = await partsOf(info.game);
      const after = Number(query.get("after") ?? 0);
      const begin = (film: Film) => film.frames.findLast((frame) => frame.version <= after)?.step ?? 0;
      await this.look(query.get("seat") ?? firstSeat(info), begin);
      await words;
      // Whoever came to watch need not press anything.
      if (query.has("play")) this.play();
    } catch (fault) {
      this.#failed(fault);
    }
  }

  /** From another point of view, at the same step unless another one is named. */
  async look(seat: string, begin: (film: Film) => number = () => this.step): Promise<void> {
    const glance = ++this.#glance;
    try {
      const { frames, result } = await api.replay(this.table, { seat, views: "none" });
      if (glance !== this.#glance) return;
      const fetch = async (from: number, to: number) => (await api.replay(this.table, { seat, views: "all", from, to })).frames;
      const film = new Film(frames, result, fetch);
      this.film = film;
      this.seat = seat;
      this.words.leaves = new LeafShelf((lang, keys) => api.filmLeaves(this.table, seat, lang, keys));
      await this.go(begin(film));
    } catch (fault) {
      if (glance === this.#glance) this.#failed(fault);
    }
  }

  /** Show that step; the next one is shown with everything that moves in it. */
  async go(step: number): Promise<void> {
    const film = this.film;
    if (!film) return;
    const wanted = Math.min(Math.max(0, Math.floor(step) || 0), film.last);
    const wish = ++this.#wish;
    const follows = wanted === this.step + 1 && this.session.now !== null;
    try {
      const view = await film.view(wanted);
      if (wish !== this.#wish || film !== this.film) return;
      this.fault = null;
      this.session.presenter.skip();
      this.step = wanted;
      this.session.update({ ...this.#moment(film, wanted, follows), view });
    } catch (fault) {
      if (wish === this.#wish) this.#failed(fault);
    }
  }

  play(): void {
    this.playing = true;
    if (this.step === this.film?.last) void this.go(0).then(() => this.#next());
    else void this.#advance();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** An update as the seat might have got it then; where it does not follow on what is shown, everything so far. */
  #moment(film: Film, step: number, follows: boolean): Omit<Update, "view"> {
    const frame = film.frames[step];
    return {
      type: "update",
      version: frame?.version ?? 0,
      since: follows ? (film.frames[step - 1]?.version ?? 0) : 0,
      seat: /^\d+$/.test(this.seat) ? Number(this.seat) : null,
      now: Date.now() / 1000,
      table: asThen(this.info as TableInfo),
      events: follows ? (frame?.events ?? []) : film.told(step),
      prompts: [],
      undo: null,
      acks: [],
      orders: {},
      ordered: [],
      said: [],
      taken_back: follows && frame?.kind !== "undo" ? [] : film.takenBack(step).slice(follows ? -1 : 0),
      chat: [],
      result: step === film.last ? film.result : null,
      storing: true,
      asked_back: null,
      refusals: [],
      stood_in: [],
    };
  }

  async #advance(): Promise<void> {
    await this.go(this.step + 1);
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.step === this.film?.last) this.playing = false;
    if (this.playing) this.#timer = setTimeout(() => void this.#advance(), STAY / this.speed);
  }

  #failed(fault: unknown): void {
    this.pause();
    this.fault = fault instanceof Refusal ? fault.problem.code : "network";
  }
}

/** Nobody is waited for in a replay, and nobody is away. */
function asThen(info: TableInfo): TableInfo {
  return { ...info, waiting: [], holds: [], seats: info.seats.map((seat) => ({ ...seat, connected: true, standin: false })) };
}

/** One's own seat; who had none sees everything, which they may once it is over. */
function firstSeat(info: TableInfo): string {
  const mine = info.seats.find((seat) => seat.mine);
  return mine ? String(mine.seat) : "open";
}
