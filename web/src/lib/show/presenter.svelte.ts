/**
 * Between the line and the board: shows one change at a time, so that people can follow what bots and others do.
 * It is never more than a few seconds behind, and jumps to now whenever somebody acts or does not want to wait.
 */

import type { Event, GameId, Update, View } from "../../protocol";
import type { Scene } from "./scenes";

/** Where it is shown; the browser's is `Stage`, tests bring their own. */
export interface Theatre {
  /** Let a scene be looked at. */
  hold(ms: number): Promise<void>;
  /** Change what is shown, and move what has moved; done when everything has arrived. */
  change(apply: () => void, ms: number): Promise<void>;
  /** Everything where it belongs, now. */
  settle(): void;
}

/** What happened, how the board stood before it, and how it stands after it. */
export type Scenes<G extends GameId = GameId> = (events: readonly Event<G>[], view: View<G> | null, after: View<G> | null) => readonly Scene[];

/** How the board stands between: after so many of the events, before the rest of them. */
export interface Halt<G extends GameId = GameId> {
  readonly events: number;
  readonly view: View<G>;
}

export type Halts<G extends GameId = GameId> = (events: readonly Event<G>[], view: View<G> | null) => readonly Halt<G>[];

/** A change of the board, and a scene, in milliseconds at the ordinary speed. */
export const MOVE = 450;
export const SCENE = 1800;
const BRIEF_SCENE = 1200;
/** What nobody should miss is shown longer, and never shorter than this, however far the board is behind. */
export const BIG_SCENE = 2600;
export const BIG_LEAST = 1500;
/** How far behind the table the board may be, and how many changes are shown one by one at most. */
const MOST_BEHIND = 3000;
const MOST_QUEUED = 8;
/** So many big things are remembered for the digest. */
const MOST_TOLD = 40;

interface Step<G extends GameId> {
  readonly update: Update<G>;
  readonly scenes: readonly Scene[];
  /** More of the same update is to come: what is asked, and how it ends, waits for that. */
  readonly halfway: boolean;
}

const isBig = (scene: Scene) => scene.big !== undefined;

export class Presenter<G extends GameId = GameId> {
  busy = $state(false);
  scene = $state.raw<Scene | null>(null);
  /** How long the scene is shown. */
  span = $state(0);
  /** What was big, in a few words, and the number of the last event told with it. */
  told = $state.raw<readonly { readonly title: string; readonly after: number; readonly weight: number }[]>([]);
  /** Whether nothing new is to be shown for a while: somebody reads. */
  #paused = false;
  theatre: Theatre | null = null;
  scenesOf: Scenes<G> = () => [];
  haltsOf: Halts<G> = () => [];
  #queue: Step<G>[] = [];
  /** What lies there for a while without anything moving. */
  #flashed: Scene[] = [];
  /** Grows with every jump to now: what was under way before it must not go on. */
  #run = 0;
  #haste = 1;

  constructor(
    private readonly show: (update: Update<G>, halfway: boolean) => void,
    private readonly shown: () => View<G> | null,
    /** How slowly: 1 is the ordinary speed, 0 shows everything at once. */
    private readonly pace: () => number,
  ) {}

  take(update: Update<G>): void {
    // A line of chat, somebody sitting down: nothing happened on the board, so there is nothing to wait for.
    const nothing = update.events.length === 0 && !this.busy;
    if (this.#paused && !nothing) {
      this.#enqueue(update);
      return;
    }
    if (!this.theatre || this.pace() === 0 || nothing) {
      if (this.busy) this.skip();
      const seen = nothing ? [] : this.#scenes(update).filter(isBig);
      this.show(update, false);
      void this.#flash(seen);
      return;
    }
    this.#enqueue(update);
    if (!this.busy) void this.#present();
  }

  /** One step for all that happened, or one for each halt and one for the rest. */
  #enqueue(update: Update<G>): void {
    const before = this.#queue.at(-1)?.update.view ?? this.shown();
    let done = 0;
    for (const { events, view } of this.haltsOf(update.events, before)) {
      const part = { ...update, events: update.events.slice(done, events), view, result: null };
      this.#queue.push({ update: part, scenes: this.#scenes(part), halfway: true });
      done = events;
    }
    const rest = done === 0 ? update : { ...update, events: update.events.slice(done) };
    this.#queue.push({ update: rest, scenes: this.#scenes(rest), halfway: false });
  }

  /** The pictures of a change, seen from what the board will show by then. */
  #scenes(update: Update<G>): readonly Scene[] {
    const before = this.#queue.at(-1)?.update.view ?? this.shown();
    const scenes = this.scenesOf(update.events, before, update.view);
    const after = update.events.at(-1)?.number ?? 0;
    this.told = [...this.told, ...scenes.filter(isBig).map(({ title, big }) => ({ title, after, weight: big?.weight ?? 1 }))].slice(-MOST_TOLD);
    return scenes;
  }

  /** Let nothing new be shown, or go on with what has come meanwhile. */
  pause(on: boolean): void {
    this.#paused = on;
    if (on || this.#queue.length === 0) return;
    if (!this.theatre || this.pace() === 0) this.#flush();
    else if (!this.busy) void this.#present();
  }

  /** Everything that has come, at once. */
  #flush(): void {
    const big = this.#queue.flatMap((step) => step.scenes.filter(isBig));
    for (const step of this.#queue.splice(0)) this.#showStep(step);
    void this.#flash(big);
  }

  /** Jump to now. */
  skip(): void {
    this.#run++;
    this.#flashed = [];
    if (!this.busy) {
      for (const step of this.#queue.splice(0)) this.#showStep(step);
      this.scene = null;
      return;
    }
    this.theatre?.settle();
    for (const step of this.#queue.splice(0)) this.#showStep(step);
    this.#rest();
  }

  /** Forget what has not been shown: something else is looked at now. */
  drop(): void {
    this.#queue = [];
    this.skip();
  }

  async #present(): Promise<void> {
    const run = ++this.#run;
    this.busy = true;
    while (this.#queue.length > 0 && !this.#paused) {
      this.#hurry();
      const [step] = this.#queue;
      if (!step) break;
      if (!(await this.#act(step, run))) return;
    }
    this.#rest();
  }

  /** One step: its scenes, then the board. False if somebody has jumped to now meanwhile. */
  async #act(step: Step<G>, run: number): Promise<boolean> {
    const slow = this.#slowness();
    for (const scene of step.scenes) {
      this.span = this.#spanOf(scene, slow);
      this.scene = scene;
      await this.theatre?.hold(this.span);
      if (run !== this.#run) return false;
    }
    this.scene = null;
    this.#queue.shift();
    // What is left after a halt may be a question only: nothing moves for it.
    if (step.update.events.length === 0) this.#showStep(step);
    else await this.theatre?.change(() => this.#showStep(step), MOVE * slow);
    return run === this.#run;
  }

  #showStep({ update, halfway }: Step<G>): void {
    this.show(update, halfway);
  }

  #spanOf({ big, brief }: Scene, slow: number): number {
    if (big) return Math.max(BIG_LEAST * this.pace(), brief ? 0 : BIG_SCENE * slow);
    return (brief ? BRIEF_SCENE : SCENE) * slow;
  }

  /** Where nothing moves, what is big is still seen: a card that lies there for a while, and holds nothing up. */
  async #flash(scenes: readonly Scene[]): Promise<void> {
    const under = this.#flashed.length > 0;
    this.#flashed.push(...scenes);
    if (under) return;
    const run = this.#run;
    while (this.#flashed[0] && run === this.#run) {
      this.span = BIG_SCENE;
      this.scene = this.#flashed[0];
      await this.theatre?.hold(BIG_SCENE);
      if (run === this.#run) this.#flashed.shift();
    }
    if (run === this.#run && !this.busy) this.scene = null;
  }

  /** The oldest of too many changes are shown without a picture, but for what is big; nothing of them is missing in the log. */
  #hurry(): void {
    const late = this.#queue.splice(0, Math.max(0, this.#queue.length - MOST_QUEUED));
    for (const step of late) this.#showStep(step);
    const kept = late.flatMap((step) => step.scenes.filter(isBig));
    const [next] = this.#queue;
    if (next && kept.length > 0) this.#queue[0] = { ...next, scenes: [...kept, ...next.scenes] };
  }

  /** Once behind, it stays in a hurry until it has caught up: slowing down before that would make it late again. */
  #slowness(): number {
    // Brief scenes are counted in full: what they spare is for those who walk on the board after a throw.
    const due = this.#queue.reduce((sum, step) => sum + step.scenes.length * SCENE + MOVE, 0);
    this.#haste = Math.min(this.#haste, MOST_BEHIND / due);
    return this.pace() * this.#haste;
  }

  #rest(): void {
    this.scene = null;
    this.busy = false;
    this.#haste = 1;
  }
}
