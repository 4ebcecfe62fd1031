/** A deal that is being put together: with whom, what changes hands, and the cash. */

import type { PromptInfo } from "../../protocol";
import type { Deeds } from "./estate";
import type { BundleView, JailCardId, MonopolyAction, OfferView } from "./wire";

type Prompt = PromptInfo<"monopoly">;

interface Terms {
  readonly to: number;
  readonly deeds: readonly string[];
  readonly cards: readonly JailCardId[];
  readonly cash: number;
}

export class Draft {
  to = $state<number | null>(null);
  deeds = $state.raw<readonly string[]>([]);
  cards = $state.raw<readonly JailCardId[]>([]);
  /** What the proposer pays; below zero, what the proposer gets. */
  cash = $state(0);
  /** The question that a counter-offer answers; null for an offer of one's own. */
  answers = $state.raw<Prompt | null>(null);

  /** What was proposed last: a deal that is refused can be changed and offered again; and the last event told before it. */
  last = $state.raw<Terms | null>(null);
  since = $state(0);

  /** It was proposed, and the table is clear again. */
  sent(since: number): void {
    this.since = since;
    this.last = this.to === null ? null : { to: this.to, deeds: this.deeds, cards: this.cards, cash: this.cash };
    this.begin(null);
  }

  /** Lay the last proposal out again. */
  again(): void {
    if (this.last) this.begin(this.last.to, this.last.deeds, this.last.cards, this.last.cash);
  }

  /** Put aside what is laid out: its partner is chosen again to go on with something else. */
  leave(since: number): void {
    this.sent(since);
  }

  begin(to: number | null, deeds: readonly string[] = [], cards: readonly JailCardId[] = [], cash = 0, answers: Prompt | null = null): void {
    this.to = to;
    this.deeds = deeds;
    this.cards = cards;
    this.cash = cash;
    this.answers = answers;
  }

  /** Begin from what was offered, seen from the other side. */
  counter(offer: OfferView, prompt: Prompt): void {
    this.to = offer.seat;
    this.deeds = [...offer.gives.deeds, ...offer.wants.deeds];
    this.cards = [...offer.gives.cards, ...offer.wants.cards];
    this.cash = offer.wants.cash - offer.gives.cash;
    this.answers = prompt;
  }

  toggleDeed(id: string): void {
    this.deeds = this.deeds.includes(id) ? this.deeds.filter((one) => one !== id) : [...this.deeds, id];
  }

  toggleCard(id: JailCardId): void {
    this.cards = this.cards.includes(id) ? this.cards.filter((one) => one !== id) : [...this.cards, id];
  }

  /** What a seat would give. */
  given(seat: number, deeds: Deeds, cardsOf: readonly string[], proposer: boolean): BundleView {
    const cash = proposer ? this.cash : -this.cash;
    return {
      deeds: this.deeds.filter((id) => deeds.get(id)?.owner === seat),
      cards: this.cards.filter((id) => cardsOf.includes(id)),
      cash: Math.max(0, cash),
    };
  }

  /** The deal as it goes to the server: what both sides give now, whatever was chosen before something changed hands. */
  action(gives: BundleView, wants: BundleView): MonopolyAction {
    const terms = { deeds: [...gives.deeds, ...wants.deeds], cards: [...gives.cards, ...wants.cards], cash: gives.cash - wants.cash };
    return this.answers ? { kind: "counter", ...terms } : { kind: "offer", to: this.to ?? 0, ...terms };
  }
}
