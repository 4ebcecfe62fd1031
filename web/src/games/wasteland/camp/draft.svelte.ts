/** A deal that is being put together: with whom, what each gives, the caps, and how many agenda cards. */

import type { SlotId, SurvivorView, WastelandAction } from "../wire";
import { heldBy } from "./slots";

export type Side = "give" | "take";
export type Offer = Extract<WastelandAction, { kind: "offer" }>;

export class Draft {
  /** The trade table lies open. */
  open = $state(false);
  to = $state<number | null>(null);
  give = $state.raw<readonly SlotId[]>([]);
  take = $state.raw<readonly SlotId[]>([]);
  agendas = $state(0);
  wants = $state(0);
  /** What the proposer pays; below zero, what the proposer gets. */
  caps = $state(0);
  /** What was proposed last, until it is answered. */
  made = $state.raw<Offer | null>(null);

  begin(to: number | null): void {
    this.to = to;
    this.give = this.take = [];
    this.agendas = this.wants = this.caps = 0;
  }

  /** Lay out a whole offer: what a hint says. */
  lay(offer: Offer): void {
    this.open = true;
    this.to = offer.to;
    this.give = offer.give;
    this.take = offer.take;
    this.agendas = offer.agendas;
    this.wants = offer.wants;
    this.caps = offer.caps;
  }

  toggle(side: Side, slot: SlotId): void {
    const slots = this[side];
    this[side] = slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot];
  }

  get empty(): boolean {
    return this.give.length + this.take.length + this.agendas + this.wants + Math.abs(this.caps) === 0;
  }

  /** As it goes to the server: without slots in which nothing lies any more. */
  action(me: SurvivorView, other: SurvivorView): Offer {
    const still = (slots: readonly SlotId[], survivor: SurvivorView) => {
      const held = heldBy(survivor).map(({ slot }) => slot);
      return slots.filter((slot) => held.includes(slot));
    };
    const { to, agendas, wants, caps } = this;
    return { kind: "offer", to: to ?? 0, give: still(this.give, me), take: still(this.take, other), agendas, wants, caps };
  }
}
