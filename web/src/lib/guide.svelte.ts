/** The guide through a first round: short notes that point at real things and go on when the player has done them. */

import type { GameId } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** What a step can look at. */
export interface Scene<G extends GameId = GameId> {
  readonly session: Session<G>;
  readonly choosing: Choosing<G>;
}

export interface GuideStep<G extends GameId = GameId> {
  readonly id: string;
  /** What it points at, as selectors: the first one that is on the page. */
  readonly anchors: readonly string[];
  /** Whether what it speaks of is there yet: until then nothing is said. */
  ready?(scene: Scene<G>): boolean;
  /** Whether the player has done it; a step without it goes on when it was read. */
  done?(scene: Scene<G>): boolean;
  /** It goes on when it was read, too. */
  readonly read?: boolean;
}

const KEY = "bottlecap.guide";

/** Which table is being guided, and how far: it survives a reload, not the closing of the tab. */
function kept(): { table: string; step: number } | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return found as { table: string; step: number } | null;
  } catch {
    return null;
  }
}

function keep(table: string, step: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ table, step }));
  } catch {
    // Then a reload ends the guide.
  }
}

export function beginGuide(table: string): void {
  keep(table, 0);
}

export function isGuided(table: string): boolean {
  return kept()?.table === table;
}

export class Guide {
  at = $state(0);
  over = $state(false);
  /** The step that waits for what it speaks of. */
  #waiting = $state.raw<GuideStep | null>(null);
  /** How many answers had been given when the step began. */
  #answers = $state(0);

  constructor(
    readonly game: string,
    readonly table: string,
    readonly steps: readonly GuideStep[],
    private readonly session: Session,
    private readonly choosing: Choosing,
  ) {
    this.#answers = session.answers;
    this.at = Math.min(kept()?.step ?? 0, steps.length - 1);
  }

  /** Whether a note is there to be read: nothing is to happen meanwhile, unless the reader does something. */
  get reading(): boolean {
    return this.shown !== null && this.shown.done === undefined && this.session.answers === this.#answers;
  }

  readonly step: GuideStep | null = $derived.by(() => (this.over ? null : (this.steps[this.at] ?? null)));

  /** What is said now. */
  get shown(): GuideStep | null {
    return this.step === this.#waiting ? null : this.step;
  }

  /** Go on past everything that is done already. Called after every change. */
  look(): void {
    const scene = { session: this.session, choosing: this.choosing };
    if (this.session.now?.result) this.leave();
    else if (this.step?.done?.(scene)) this.next();
    else this.#waiting = this.step?.ready?.(scene) === false ? this.step : null;
  }

  next(): void {
    if (this.at + 1 >= this.steps.length) return this.leave();
    this.at += 1;
    this.#answers = this.session.answers;
    keep(this.table, this.at);
  }

  /** Done or left: it is not offered again, and can be begun again from the first page. */
  leave(): void {
    this.over = true;
    settings.setGuided(this.game);
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing was kept, then.
    }
  }
}
