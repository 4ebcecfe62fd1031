/** What every part of Shelter's board shares. */

import { createContext } from "svelte";
import type { Choosing } from "../../lib/choosing.svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { ShelterCatalogue, ShelterView } from "../../protocol";
import type { ShelterAims } from "./aims.svelte";
import type { Mood } from "./look";

export class Shelter {
  /** An item that somebody wants to read, whoever has it. */
  item = $state<string | null>(null);

  constructor(
    readonly session: Session<"shelter">,
    readonly words: GameWords<"shelter">,
    readonly choosing: Choosing<"shelter">,
    readonly aims: ShelterAims,
  ) {}

  get view(): ShelterView {
    return this.aims.view;
  }

  get cards(): ShelterCatalogue {
    return this.aims.cards;
  }

  /** The reader's seat, null for a spectator. */
  get seat(): number | null {
    return this.session.now?.seat ?? null;
  }

  /** The spaces that the last news were about. */
  readonly fresh: ReadonlySet<string> = $derived.by(
    () => new Set(this.session.fresh.flatMap((event) => ("space" in event ? [event.space] : []))),
  );

  peek(item: string): void {
    this.item = this.item === item ? null : item;
  }

  /** Whether the bot would choose something about that thing. */
  hinted(target: string): boolean {
    return this.choosing.hinted?.target === target;
  }

  mood(target: string): Mood {
    if (this.choosing.selected?.target === target) return "selected";
    if (this.choosing.targets.has(target)) return "legal";
    return "quiet";
  }
}

export const [shelter, provideShelter] = createContext<Shelter>();
