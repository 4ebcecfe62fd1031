/** A match step by step as one point of view had it: all events at once, the views as they are looked at. */

import type { Event, ReplayFrame, ResultInfo, TakenBackInfo, View } from "../protocol";

/** Asks the server for views of some steps; it may answer with fewer than were asked for. */
export type Fetch = (from: number, to: number) => Promise<readonly ReplayFrame[]>;

/** So many views come at once. */
const PART = 40;

export class Film {
  readonly #views = new Map<number, View>();
  readonly #coming = new Map<number, Promise<void>>();

  constructor(
    readonly frames: readonly ReplayFrame[],
    readonly result: ResultInfo | null,
    private readonly fetch: Fetch,
  ) {}

  get last(): number {
    return this.frames.length - 1;
  }

  /** Where each round begins, as it stands in the end. */
  get rounds(): readonly { readonly round: number; readonly step: number }[] {
    return standing(this.frames)
      .filter((frame, place, all) => frame.round > 0 && frame.round !== all[place - 1]?.round)
      .map(({ round, step }) => ({ round, step }));
  }

  /** Everything that had been told by then. */
  told(step: number): Event[] {
    return this.frames.slice(0, step + 1).flatMap((frame) => frame.events);
  }

  /** What of that had been taken back by then. */
  takenBack(step: number): TakenBackInfo[] {
    const found: TakenBackInfo[] = [];
    const moves: ReplayFrame[] = [];
    for (const frame of this.frames.slice(0, step + 1)) {
      if (frame.kind !== "undo") {
        moves.push(frame);
        continue;
      }
      const numbers = moves.splice(moves.length - frame.back).flatMap(({ events }) => events.map(({ number }) => number));
      if (numbers.length > 0) found.push({ first: Math.min(...numbers), end: frame.events[0]?.number ?? Math.max(...numbers) + 1 });
    }
    return found;
  }

  async view(step: number): Promise<View> {
    const from = step - (step % PART);
    // The next part is asked for before it is needed; if that fails, it is asked for again when it is.
    if (step - from > PART / 2 && from + PART <= this.last) this.#part(from + PART).catch(() => null);
    for (;;) {
      const view = this.#views.get(step);
      if (view) return view;
      await this.#part(this.#firstMissing(from));
    }
  }

  #firstMissing(from: number): number {
    let step = from;
    while (this.#views.has(step)) step++;
    return step;
  }

  #part(from: number): Promise<void> {
    const to = from - (from % PART) + PART;
    const coming = this.#coming.get(from) ?? this.#load(from, to);
    this.#coming.set(from, coming);
    return coming;
  }

  async #load(from: number, to: number): Promise<void> {
    try {
      const frames = await this.fetch(from, to);
      if (frames.length === 0) throw new Error(`no views from step ${from} on`);
      for (const frame of frames) if (frame.view) this.#views.set(frame.step, frame.view);
    } finally {
      this.#coming.delete(from);
    }
  }
}

/** The steps that still count at the end: what was taken back is taken out. */
export function standing(frames: readonly ReplayFrame[]): ReplayFrame[] {
  const moves: ReplayFrame[] = [];
  for (const frame of frames) {
    if (frame.kind === "undo") moves.splice(moves.length - frame.back);
    else moves.push(frame);
  }
  return moves;
}

/** How a number went from round to round: what it was when each round ended, by seat. */
export function courses(frames: readonly ReplayFrame[], of: (view: View) => readonly number[]): { rounds: number[]; values: number[][] } {
  // What stands at the beginning of a round is what the round before it ended with.
  const turns = standing(frames).flatMap(({ view, round }, place, all) =>
    view && place > 0 && (place === all.length - 1 || round !== all[place - 1]?.round) ? [{ view, round }] : [],
  );
  const tallies = turns.map((frame) => of(frame.view));
  const rounds = turns.map((frame, number) => (number === turns.length - 1 ? frame.round : frame.round - 1));
  return { rounds, values: (tallies[0] ?? []).map((_, seat) => tallies.map((tally) => tally[seat] ?? 0)) };
}
