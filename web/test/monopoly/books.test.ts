import { describe, expect, it } from "vitest";
import still from "../../fixtures/monopoly.json";
import deals from "./deals.json";
import { Deal } from "../../src/games/monopoly/deal";
import { Draft } from "../../src/games/monopoly/draft.svelte";
import { deedsOf } from "../../src/games/monopoly/estate";
import { dealtTo, earnings, hasDealtSince, isCounter, outcomeFor, seatOfPayee } from "../../src/games/monopoly/ledger";
import { ahead, cellOf, SQUARES } from "../../src/games/monopoly/ring";
import { bundleText, cashText, phraserOf } from "../../src/games/monopoly/words";
import { settings } from "../../src/lib/settings.svelte";
import { GameWords } from "../../src/lib/words.svelte";
import type { BundleView, MonopolyCatalogue, MonopolyEvent as Event, MonopolyView } from "../../src/games/monopoly/wire";
import type { PackJson } from "../../src/protocol";

const cards = still.words.en.pack.catalogue as unknown as MonopolyCatalogue;
const view = still.update.view as unknown as MonopolyView;
const events = still.update.events as unknown as Event[];
const deeds = deedsOf(view);

describe("the ring", () => {
  it("has a place of its own for every square, each next to the one before", () => {
    const cells = Array.from({ length: SQUARES }, (_, square) => cellOf(square));
    expect(new Set(cells.map(({ row, column }) => `${row} ${column}`)).size).toBe(SQUARES);
    cells.forEach((cell, square) => {
      const before = cellOf((square + SQUARES - 1) % SQUARES);
      expect(Math.abs(cell.row - before.row) + Math.abs(cell.column - before.column)).toBe(1);
    });
    expect(cells.filter((cell) => cell.corner).length).toBe(4);
    expect([ahead(38, 1), ahead(5, 5)]).toEqual([3, 0]);
  });
});

describe("the books", () => {
  it("know what every deed has earned", () => {
    const rents = events.filter((event) => event.kind === "rent");
    const total = rents.reduce((sum, event) => sum + event.amount, 0);
    expect([...earnings(events).values()].reduce((sum, earned) => sum + earned, 0)).toBe(total);
    expect(total).toBeGreaterThan(1000);
  });

  it("count a rent when it is paid, not while it is owed, nor what is paid to somebody else", () => {
    const rent = { number: 1, kind: "rent", seat: 0, other: 2, deed: "the-den", amount: 200 } as never;
    const owed = { number: 2, kind: "in-debt", seat: 0, payee: "seat-3", amount: 200 } as never;
    const paid = (number: number, seat: number, payee: string) => ({ number, kind: "paid", seat, payee, amount: 200 }) as never;
    expect(earnings([rent, owed, paid(3, 1, "seat-3"), paid(4, 0, "bank")]).get("the-den")).toBeUndefined();
    expect(earnings([rent, owed, paid(3, 0, "seat-3"), paid(4, 0, "seat-3")]).get("the-den")).toBe(200);
  });

  it("know a seat that is paid from the bank and the pot", () => {
    expect([seatOfPayee("seat-6"), seatOfPayee("bank"), seatOfPayee("pot")]).toEqual([5, null, null]);
  });

  it("says what became of one's last deal, and nothing while an offer stands or when it is old", () => {
    const offered = (number: number, seat: number, to: number) => ({ number, kind: "offered", seat, to }) as never;
    const refused = { number: 4, kind: "refused", seat: 2, other: 0 } as never;
    const dealt = { number: 6, kind: "dealt", seat: 2, to: 0 } as never;
    const told = [offered(1, 0, 2), { number: 2, kind: "refused", seat: 1, other: 3 } as never];
    expect(outcomeFor(told, 0)).toBeNull();
    expect(outcomeFor([...told, refused], 0)).toBe(refused);
    // A counter-offer is the last thing that happened; then the deal that is made of it.
    expect(outcomeFor([...told, refused, offered(5, 2, 0)], 0)).toBeNull();
    expect(outcomeFor([...told, refused, offered(5, 2, 0), dealt], 0)).toBe(dealt);
    expect(outcomeFor([...told, refused], 2)).toBeNull();
    expect(outcomeFor([...told, refused, { number: 7, kind: "thrown", seat: 0 } as never], 0)).toBeNull();
    expect([hasDealtSince([dealt], 0, 5), hasDealtSince([dealt], 0, 6), hasDealtSince([dealt], 1, 5)]).toEqual([true, false, false]);
  });

  it("know what one was dealt, until one has moved", () => {
    const dealt = [{ number: 1, kind: "deed-dealt", seat: 0, deed: "den" }, { number: 2, kind: "deed-dealt", seat: 1, deed: "the-hub" }, { number: 3, kind: "thrown", seat: 0 }] as never[];
    expect([dealtTo(dealt, 0), dealtTo(dealt, 1)]).toEqual([["den"], ["the-hub"]]);
    expect(dealtTo([...dealt, { number: 4, kind: "moved", seat: 0 } as never], 0)).toEqual([]);
  });

  it("knows an offer that was made instead of one's own", () => {
    const offered = (number: number, seat: number, to: number) => ({ number, kind: "offered", seat, to }) as never;
    const refused = { number: 2, kind: "refused", seat: 2, other: 0 } as never;
    expect(isCounter([offered(1, 0, 2), refused, offered(3, 2, 0)], 2, 0)).toBe(true);
    expect(isCounter([offered(1, 0, 2), refused, offered(3, 2, 1), offered(4, 2, 0)], 2, 0)).toBe(false);
    expect(isCounter([offered(1, 2, 0)], 2, 0)).toBe(false);
  });
});

describe("what a deal means", () => {
  it.each(deals.map(({ view, deal }) => [bundles(deal), view, deal] as const))("is what Python found by making it: %s", (_, seen, made) => {
    const deal = new Deal({ ...view, ...seen } as unknown as MonopolyView, cards, made.from, made.to, made.gives as BundleView, made.wants as BundleView);
    const sides = [made.from, made.to];
    const each = <T>(of: (seat: number) => T) => sides.map(of);
    expect(each((seat) => deal.completes(seat))).toEqual(made.completes);
    expect(each((seat) => deal.breaks(seat))).toEqual(made.breaks);
    expect(each((seat) => deal.fee(seat))).toEqual(made.fee);
    expect(each((seat) => deal.worth(seat))).toEqual(made.worth);
    expect(each((seat) => deal.most(seat)).map((most, side) => (made.most[side] === null ? null : most))).toEqual(made.most);
    expect(deal.settlesDebt).toBe(made.settles);
    // Whoever reads it gives what is their own, whichever side has proposed.
    const [mine, theirs] = made.worth;
    expect(deal.exchange(made.from)).toEqual({ side: made.from, gives: mine, gets: theirs });
    expect(deal.exchange(made.to)).toEqual({ side: made.to, gives: theirs, gets: mine });
    expect(deal.exchange(null).side).toBe(made.from);
  });

  function bundles({ from, to, gives, wants }: (typeof deals)[number]["deal"]): string {
    const side = ({ deeds, cards, cash }: typeof gives) => [...deeds, ...cards, cash].join(" ");
    return `${from} gives ${side(gives)}, ${to} gives ${side(wants)}`;
  }
});

describe("a deal", () => {
  const words = new GameWords();
  for (const lang of ["en", "ru"] as const) words.add(lang, still.words[lang].ftl, still.words[lang].pack as unknown as PackJson);

  it("is worded as Python words it", () => {
    settings.lang = "en";
    expect(bundleText(words, { deeds: ["megaton", "the-den"], cards: ["guide"], cash: 1 })).toBe(
      "Megaton, The Den, the get-out-of-jail card of the Survival Guide and 1 cap",
    );
    expect([cashText(words, 0), cashText(words, -20)]).toEqual(["no caps are paid", "you get 20 caps"]);
    words.phraser = phraserOf(words);
    expect(words.wired("event-sold-down", { seat: 0, group: "brown", left: { arroyo: 1, klamath: 2 } as never, amount: 175 })).toContain("What is left: Arroyo: one shack, Klamath: two shacks.");
    expect(words.wired("action-offer", { to: 1, deeds: ["megaton"], cards: [], cash: 100 })).toContain("Megaton would change hands; you pay 100 caps");
    settings.lang = "ru";
    expect(bundleText(words, { deeds: [], cards: [], cash: 22 })).toBe("22 крышки");
    expect(bundleText(words, { deeds: ["megaton"], cards: ["guide"], cash: 0 })).toBe("Мегатонну и карточку освобождения из тюрьмы («Руководство по выживанию»)");
    settings.lang = "en";
  });

  it("is countered from the other side, with the cash turned round", () => {
    const draft = new Draft();
    const [offer] = view.offers;
    const [prompt] = still.update.prompts as never[];
    if (!offer || !prompt) throw new Error("the still holds an offer");
    draft.counter(offer, prompt);
    const sides = (to: number) => [draft.given(0, deeds, [], true), draft.given(to, deeds, [], false)] as const;
    expect(sides(3)).toEqual([{ deeds: ["shady-sands"], cards: [], cash: 0 }, { deeds: [], cards: [], cash: 100 }]);
    expect(draft.action(...sides(3))).toEqual({ kind: "counter", deeds: ["shady-sands"], cards: [], cash: -100 });
    draft.begin(2, ["junktown"]);
    draft.toggleDeed("shady-sands");
    expect(draft.action(...sides(2))).toEqual({ kind: "offer", to: 2, deeds: ["shady-sands", "junktown"], cards: [], cash: 0 });
    draft.toggleDeed("junktown");
    expect(draft.action(...sides(2))).toEqual({ kind: "offer", to: 2, deeds: ["shady-sands"], cards: [], cash: 0 });
    // What went to a third player meanwhile is no longer in it.
    draft.toggleDeed("metro-center");
    expect(draft.action(...sides(2))).toMatchObject({ deeds: ["shady-sands"] });
  });
});
