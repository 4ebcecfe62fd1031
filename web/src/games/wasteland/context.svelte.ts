/** What every part of Wasteland's page shares. */

import { createContext } from "svelte";
import type { Choosing } from "../../lib/choosing.svelte";
import { seatName } from "../../lib/seats";
import { target } from "./aims";
import { Journey } from "./map/journey.svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { TableInfo } from "../../protocol";
import { Draft } from "./camp/draft.svelte";
import { Lying } from "./story/lying.svelte";
import { Reader } from "./story/reader.svelte";
import type { ScenarioCard, SectorCard, SurvivorView, WastelandCatalogue, WastelandView } from "./wire";

/** How a thing is shown: picked, open to be picked, or neither. */
export type Mood = "selected" | "legal" | "quiet";

export class Wasteland {
  /** The pages of the story, and how far the reader has read. */
  readonly reader: Reader;
  /** What lies on the table to be read or answered. */
  readonly lying: Lying;
  /** The deal that the reader is putting together. */
  readonly draft = new Draft();
  /** What the map's loupe tells of: a sector, or a tile that lies face down. */
  looked = $state<string | null>(null);
  /** What somebody wants to be shown on the map; a new object each time, so that asking twice shows it twice. */
  sought = $state.raw<{ readonly sector: string } | null>(null);
  readonly journey: Journey;
  /** The camp of which all is taken, one answer after another. */
  wholeCamp = $state<string | null>(null);

  constructor(
    readonly session: Session<"wasteland">,
    readonly words: GameWords<"wasteland">,
    readonly choosing: Choosing<"wasteland">,
  ) {
    this.reader = new Reader(session);
    this.lying = new Lying(session, choosing, this.reader);
    this.journey = new Journey(session, choosing);
  }

  get view(): WastelandView {
    return this.session.board;
  }

  get cards(): WastelandCatalogue {
    return this.words.pack.catalogue;
  }

  get table(): TableInfo | null {
    return this.session.now?.table ?? null;
  }

  /** The reader's seat, null for a spectator. */
  get seat(): number | null {
    return this.session.now?.seat ?? null;
  }

  get me(): SurvivorView | undefined {
    return this.view.survivors[this.seat ?? -1];
  }

  get scenario(): ScenarioCard | undefined {
    return this.cards.scenarios[this.view.scenario];
  }

  /** Every sector of every tile, by its id. */
  readonly sectors: ReadonlyMap<string, SectorCard> = $derived.by(
    () => new Map(Object.values(this.cards.tiles).flatMap((tile) => tile.sectors.map((sector) => [sector.id, sector]))),
  );

  name(seat: number): string {
    return seatName(this.table, seat);
  }

  /** Show a sector on the map, wherever one has just been looking. */
  seek(sector: string): void {
    this.looked = sector;
    this.sought = { sector };
  }

  /** A click on a sector: choose what can be chosen there, else plan to go there, else ask why not. */
  pickSector(sector: string): void {
    this.looked = sector;
    const here = target.sector(sector);
    if (this.choosing.targets.has(here) || this.journey.wayTo(sector) === null) {
      this.journey.plan = null;
      this.choosing.pick(here);
    } else {
      this.choosing.cancel();
      this.journey.pick(sector);
    }
  }

  /** Whether the bot would choose something about that thing. */
  hinted(target: string): boolean {
    return this.choosing.hinted?.target === target;
  }

  mood(target: string): Mood {
    if (this.choosing.selected?.target === target) return "selected";
    return this.choosing.targets.has(target) ? "legal" : "quiet";
  }
}

export const [wasteland, provideWasteland] = createContext<Wasteland>();
