/** What a deal comes to, from the proposer's side. */

import type { SurvivorView, WastelandCatalogue } from "../wire";
import type { Offer } from "./draft.svelte";
import { thingsIn } from "./slots";

export interface Bundle {
  readonly things: readonly string[];
  readonly caps: number;
  readonly agendas: number;
}

export interface Terms {
  /** What the proposer gives, and what they get for it. */
  readonly gives: Bundle;
  readonly gets: Bundle;
}

type Parts = Omit<Offer, "kind" | "to">;

export function termsOf(offer: Parts, proposer: SurvivorView, other: SurvivorView, cards: WastelandCatalogue): Terms {
  const names = (survivor: SurvivorView, slots: Parts["give"]) => thingsIn(survivor, slots).map((item) => cards.items[item]?.name ?? item);
  return {
    gives: { things: names(proposer, offer.give), caps: Math.max(0, offer.caps), agendas: offer.agendas },
    gets: { things: names(other, offer.take), caps: Math.max(0, -offer.caps), agendas: offer.wants },
  };
}

/** The same seen from the other side. */
export function turned({ gives, gets }: Terms): Terms {
  return { gives: gets, gets: gives };
}

export function isNothing({ things, caps, agendas }: Bundle): boolean {
  return things.length + caps + agendas === 0;
}
