/** The books of a match, kept from its events: everybody's net worth round by round, and what each deed has earned. */

import type { BundleView, Event, MonopolyCatalogue } from "../../protocol";

interface Account {
  cash: number;
}

interface Holding {
  owner: number | null;
  mortgaged: boolean;
  buildings: number;
}

const LEVELS = ["none", "one", "two", "three", "four", "vault"];

export class Ledger {
  /** By round, from the start on: everybody's net worth. */
  readonly worths: number[][] = [];
  readonly earned = new Map<string, number>();
  /** What was auctioned last. */
  lot: string | null = null;
  /** Who is paid by the debt that is being settled. */
  payee: string | null = null;
  readonly #accounts: Account[];
  readonly #deeds = new Map<string, Holding>();

  constructor(
    private readonly cards: MonopolyCatalogue,
    seats: number,
    cash: number,
    events: readonly Event[],
  ) {
    this.#accounts = Array.from({ length: seats }, () => ({ cash }));
    for (const id of Object.keys(cards.deeds)) this.#deeds.set(id, { owner: null, mortgaged: false, buildings: 0 });
    for (const event of events) this.#enter(event);
    this.worths.push(this.#worths());
  }

  #enter(event: Event): void {
    const seat = Number(event["seat"]);
    const amount = Number(event["amount"] ?? 0);
    const deed = this.#deeds.get(String(event["deed"] ?? event["lot"]));
    switch (event.kind) {
      case "round":
        this.worths.push(this.#worths());
        return;
      case "deed-dealt":
        if (deed) deed.owner = seat;
        return;
      case "salary":
      case "gained":
      case "pot-taken":
        return this.#pay(seat, amount);
      case "bought":
      case "sold":
        if (deed) Object.assign(deed, { owner: seat, mortgaged: false });
        return this.#pay(seat, -amount);
      case "auctioned":
        this.lot = String(event["lot"]);
        return;
      case "rent":
        return this.#earn(String(event["deed"]), amount);
      case "in-debt":
        this.payee = String(event["payee"]);
        return;
      case "paid":
        return this.#paid(seat, String(event["payee"]), amount);
      case "built":
      case "razed":
        if (deed) deed.buildings = LEVELS.indexOf(String(event["buildings"]));
        return this.#pay(seat, event.kind === "built" ? -amount : amount);
      case "sold-down":
        this.#level(String(event["group"]), LEVELS.indexOf(String(event["buildings"])));
        return this.#pay(seat, amount);
      case "mortgaged":
      case "lifted":
        if (deed) deed.mortgaged = event.kind === "mortgaged";
        return this.#pay(seat, event.kind === "mortgaged" ? amount : -amount);
      case "fee":
        return this.#pay(seat, -amount);
      case "dealt":
        return this.#exchange(event);
      case "bankrupt":
        this.#fallen = { seat, heir: seatOfPayee(String(event["payee"])) };
        return;
    }
  }

  /** A bankrupt's deeds change hands after everything was sold and mortgaged: with the payment, or with the next thing told. */
  #fallen: { seat: number; heir: number | null } | null = null;

  #inherit(): void {
    const fallen = this.#fallen;
    if (!fallen) return;
    for (const deed of this.#deeds.values()) {
      if (deed.owner !== fallen.seat) continue;
      deed.owner = fallen.heir;
      if (fallen.heir === null) deed.mortgaged = false;
    }
    this.#fallen = null;
  }

  #pay(seat: number, amount: number): void {
    const account = this.#accounts[seat];
    if (account) account.cash += amount;
  }

  #paid(seat: number, payee: string, amount: number): void {
    const to = seatOfPayee(payee);
    this.#pay(seat, -amount);
    if (to !== null) this.#pay(to, amount);
    if (this.#fallen?.seat === seat) this.#inherit();
  }

  #earn(deed: string, amount: number): void {
    this.earned.set(deed, (this.earned.get(deed) ?? 0) + amount);
  }

  #level(group: string, buildings: number): void {
    for (const [id, deed] of this.#deeds) {
      if (this.cards.deeds[id]?.group === group) deed.buildings = buildings;
    }
  }

  #exchange(event: Event): void {
    const [seat, to] = [Number(event["seat"]), Number(event["to"])];
    const gives = event["gives"] as unknown as BundleView;
    const wants = event["wants"] as unknown as BundleView;
    for (const id of gives.deeds) Object.assign(this.#deeds.get(id) ?? {}, { owner: to });
    for (const id of wants.deeds) Object.assign(this.#deeds.get(id) ?? {}, { owner: seat });
    this.#pay(seat, wants.cash - gives.cash);
    this.#pay(to, gives.cash - wants.cash);
  }

  #worths(): number[] {
    this.#inherit();
    return this.#accounts.map((account, seat) => account.cash + this.#property(seat));
  }

  #property(seat: number): number {
    let sum = 0;
    for (const [id, deed] of this.#deeds) {
      const card = this.cards.deeds[id];
      if (deed.owner !== seat || !card) continue;
      sum += deed.mortgaged ? Math.floor(card.price / 2) : card.price;
      sum += (deed.buildings * card.building) / 2;
    }
    return sum;
  }
}

/** Seats are paid as "seat-1" and so on; the bank and the pot are no seats. */
export function seatOfPayee(payee: string): number | null {
  const found = /^seat-(\d)$/.exec(payee);
  return found ? Number(found[1]) - 1 : null;
}
