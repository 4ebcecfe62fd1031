/** Going farther than the next sector: a way is planned and looked at, then gone step by step, until something comes between. */

import type { Choosing } from "../../../lib/choosing.svelte";
import type { Session } from "../../../lib/session.svelte";

/** A way and what it costs, as the view tells it. */
export interface Way {
  /** From the next sector to the last. */
  readonly sectors: readonly string[];
  readonly points: number;
  readonly actions: number;
  readonly rads: number;
  readonly ambushes: number;
  /** Who would attack, one after another. */
  readonly foes: readonly string[];
}

export class Journey {
  #plan = $state.raw<{ readonly sector: string; readonly turn: string } | null>(null);
  /** Sectors that are still to be gone to. */
  #ahead = $state.raw<readonly string[]>([]);

  constructor(
    private readonly session: Session<"wasteland">,
    private readonly choosing: Choosing<"wasteland">,
  ) {}

  /** Where one thinks of going; with the turn the thought is gone. */
  get plan(): string | null {
    return this.#plan?.turn === this.#turn ? this.#plan.sector : null;
  }

  set plan(sector: string | null) {
    this.#plan = sector === null ? null : { sector, turn: this.#turn };
  }

  get #turn(): string {
    const view = this.session.now?.view;
    return `${view?.round} ${view?.turn.seat}`;
  }

  /** All that can be reached in this turn, by sector. */
  readonly ways: ReadonlyMap<string, Way> = $derived.by(() => {
    const reach = this.session.now?.view?.turn.reach;
    const found = new Map<string, Way>();
    if (!reach || this.session.now?.prompts.every(({ message }) => message !== "prompt-turn")) return found;
    reach.sectors.forEach((sector, at) => {
      // Whatever comes before it on its way stands before it in the list.
      const before = found.get(reach.sectors[reach.via[at] ?? -1] ?? "");
      const figure = (list: readonly number[]) => list[at] ?? 0;
      found.set(sector, {
        sectors: [...(before?.sectors ?? []), sector],
        points: figure(reach.points),
        actions: figure(reach.actions),
        rads: figure(reach.rads),
        ambushes: figure(reach.ambushes),
        foes: [...(before?.foes ?? []), ...(reach.waiting[sector] ?? [])],
      });
    });
    return found;
  });

  wayTo(sector: string): Way | null {
    return this.ways.get(sector) ?? null;
  }

  /** The plan, as long as it can be carried out. */
  get planned(): Way | null {
    return this.plan === null ? null : this.wayTo(this.plan);
  }

  get going(): boolean {
    return this.#ahead.length > 0;
  }

  /** The first click shows the way, the second one goes it. */
  pick(sector: string): void {
    if (this.plan === sector) this.go();
    else this.plan = sector;
  }

  go(): void {
    this.#ahead = this.planned?.sectors ?? [];
    this.plan = null;
    this.goOn();
  }

  /** The next step, where nothing else is asked and nothing but going has happened since the last one. */
  goOn(): void {
    const [next, ...rest] = this.#ahead;
    if (next === undefined || this.choosing.sending) return;
    const step = this.choosing.all.find(({ action }) => action.kind === "move" && action.sector === next);
    if (!step) {
      // Between two updates nothing is asked at all; another question, or nothing to be played, ends the journey.
      if (this.choosing.all.length > 0) this.#ahead = [];
      return;
    }
    this.#ahead = rest;
    this.choosing.play(step.prompt, step.action);
  }

  stop(): void {
    this.#ahead = [];
    this.plan = null;
  }
}
