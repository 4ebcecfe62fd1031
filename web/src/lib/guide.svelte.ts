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
  /** Whether the player has done it; a step without it goes on when it was read. */
  done?(scene: Scene<G>): boolean;
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

  constructor(
    readonly game: string,
    readonly table: string,
    readonly steps: readonly GuideStep[],
    private readonly session: Session,
    private readonly choosing: Choosing,
  ) {
    this.at = Math.min(kept()?.step ?? 0, steps.length - 1);
  }

  readonly step: GuideStep | null = $derived.by(() => (this.over ? null : (this.steps[this.at] ?? null)));

  /** Go on past everything that is done already. Called after every change. */
  look(): void {
    if (this.session.now?.result) this.leave();
    else if (this.step?.done?.({ session: this.session, choosing: this.choosing })) this.next();
  }

  next(): void {
    if (this.at + 1 >= this.steps.length) return this.leave();
    this.at += 1;
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
