/**
 * What a deal that is being put together would mean. It is said at every change of the draft, before anything is sent: so it is
 * reckoned here, from the figures of the view and the catalogue. `test/monopoly/deals.json`, written by Python from
 * deals that it has made, says what must come out.
 */

import type { BundleView, HeldCard, MonopolyCatalogue, MonopolyView } from "../../protocol";
import { deedsOf, heldAs } from "./estate";

export class Deal {
  readonly #deeds;

  constructor(
    private readonly view: MonopolyView,
    private readonly cards: MonopolyCatalogue,
    readonly from: number,
    readonly to: number,
    readonly gives: BundleView,
    readonly wants: BundleView,
  ) {
    this.#deeds = deedsOf(view);
  }

  /** The groups that a side would have whole afterwards, and has not now. */
  completes(seat: number): string[] {
    const owns = (id: string) => this.#taken(seat).deeds.includes(id) || (this.#deeds.get(id)?.owner === seat && !this.#given(seat).deeds.includes(id));
    return this.cards.groups.filter(({ id, deeds }) => this.view.whole[id] !== seat && deeds.every(owns)).map(({ id }) => id);
  }

  /** The groups that a side has whole now, and would not afterwards. */
  breaks(seat: number): string[] {
    const lost = (id: string) => this.#given(seat).deeds.includes(id);
    return this.cards.groups.filter(({ id, deeds }) => this.view.whole[id] === seat && deeds.some(lost)).map(({ id }) => id);
  }

  /** What a side pays the bank for the mortgaged deeds that it takes over. */
  fee(seat: number): number {
    return this.#sum(this.#taken(seat), (held) => held.fee);
  }

  /** What a side gives, at the prices printed; a card at the fine that it saves. */
  worth(seat: number): number {
    const given = this.#given(seat);
    return given.cash + given.cards.length * this.cards.fine + this.#sum(given, (held) => held.worth);
  }

  /** What somebody gives and gets at the prices printed: the reader, where the reader is one of the two; else whoever proposes. */
  exchange(reader: number | null): { readonly side: number; readonly gives: number; readonly gets: number } {
    const side = reader === this.to ? this.to : this.from;
    return { side, gives: this.worth(side), gets: this.worth(side === this.from ? this.to : this.from) };
  }

  /** The most cash that a side could pay for the other things of the deal. Whoever is asked by a debtor may raise it. */
  most(seat: number): number {
    const player = this.view.players[seat];
    if (!player) return 0;
    const means = this.raises(seat) ? player.raisable - this.#onMortgage(this.#given(seat)) : player.cash;
    return Math.max(0, means - this.fee(seat));
  }

  /** Whether a side need not have the cash yet. */
  raises(seat: number): boolean {
    return seat === this.to && this.view.debtor === this.from;
  }

  /** Whether it raises what a debtor, one of the two, can pay: such offers are not counted. */
  get settlesDebt(): boolean {
    const debtor = this.view.debtor;
    if (debtor === null || (debtor !== this.from && debtor !== this.to)) return false;
    const given = this.#given(debtor);
    const taken = this.#taken(debtor);
    return taken.cash - given.cash + this.#onMortgage(taken) - this.#onMortgage(given) - this.fee(debtor) > 0;
  }

  #given(seat: number): BundleView {
    return seat === this.from ? this.gives : this.wants;
  }

  #taken(seat: number): BundleView {
    return seat === this.from ? this.wants : this.gives;
  }

  /** What mortgaging the deeds of a bundle brings. */
  #onMortgage(bundle: BundleView): number {
    return this.#sum(bundle, (held) => Math.max(0, held.mortgage));
  }

  #sum({ deeds }: BundleView, of: (held: HeldCard) => number): number {
    return deeds.reduce((sum, id) => {
      const deed = this.#deeds.get(id);
      const held = deed && heldAs(this.cards, deed);
      return sum + (held ? of(held) : 0);
    }, 0);
  }
}
