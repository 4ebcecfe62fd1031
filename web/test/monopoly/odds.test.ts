import { describe, expect, it } from "vitest";
import still from "../../fixtures/monopoly.json";
import { drawable, groundOf, landing, travellerOf, type Ground, type Traveller } from "../../src/games/monopoly/odds";
import type { FateCard, MonopolyCatalogue, MonopolyView } from "../../src/protocol";

const cards = still.words.en.pack.catalogue as unknown as MonopolyCatalogue;
const view = still.update.view as unknown as MonopolyView;
const JAILED = 40;

/** Every way a turn can go, played forward one by one: the squares it touches, and how likely it is. */
function enumerate(from: Traveller, ground: Ground): number[] {
  const seen = Array.from({ length: JAILED + 1 }, () => 0);
  const end = (path: ReadonlySet<number>, weight: number) => path.forEach((square) => (seen[square] = (seen[square] ?? 0) + weight));

  function throwDice(place: number, doubles: number, jailed: number | null, path: ReadonlySet<number>, weight: number): void {
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const share = weight / 36;
        const to = (place + a + b) % 40;
        if (jailed !== null) {
          if (a === b || jailed === 3) arrive(to, null, path, share);
          else end(path, share);
        } else if (a === b && doubles === 2) end(new Set([...path, JAILED]), share);
        else arrive(to, a === b ? doubles + 1 : null, path, share);
      }
  }

  function arrive(square: number, again: number | null, before: ReadonlySet<number>, weight: number): void {
    const path = new Set([...before, square]);
    const stay = () => (again === null ? end(path, weight) : throwDice(square, again, null, path, weight));
    const kind = ground.kinds[square];
    if (kind === "go-to-jail") return end(new Set([...path, JAILED]), weight);
    if (kind !== "special" && kind !== "guide") return stay();
    const deck = kind === "special" ? ground.special : ground.guide;
    for (const card of deck) {
      const share = weight / deck.length;
      if (card.verb === "jail") end(new Set([...path, JAILED]), share);
      else if (card.verb === "advance") arrive(card.square ?? 0, again, path, share);
      else if (card.verb === "back") arrive((square + 40 - card.amount) % 40, again, path, share);
      else if (card.verb === "nearest") arrive(ahead(square, card.group), again, path, share);
      else if (again === null) end(path, share);
      else throwDice(square, again, null, path, share);
    }
  }

  function ahead(square: number, group: string | null): number {
    let to = (square + 1) % 40;
    while (ground.groups[to] !== group) to = (to + 1) % 40;
    return to;
  }

  throwDice(from.place, from.doubles, from.jail, new Set(), 1);
  return seen;
}

function both(from: Traveller, ground: Ground): [number[], number[]] {
  const found = landing(from, ground);
  return [[...found.squares, found.jailed], enumerate(from, ground)];
}

describe("the odds of the next turn", () => {
  const ground = groundOf(view, cards);

  it.each([
    ["from GO, all doubles to come", { place: 0, jail: null, doubles: 0 }],
    ["from before the S.P.E.C.I.A.L. square and Go to Jail", { place: 19, jail: null, doubles: 0 }],
    ["after two doubles", { place: 33, jail: null, doubles: 2 }],
    ["first try to leave jail", { place: 10, jail: 1, doubles: 0 }],
    ["last try to leave jail", { place: 10, jail: 3, doubles: 0 }],
  ] as [string, Traveller][])("agree with every way the turn can go: %s", (_, from) => {
    const [found, counted] = both(from, ground);
    found.forEach((chance, square) => expect(chance).toBeCloseTo(counted[square] ?? NaN, 10));
  });

  it("know the dice by heart where nothing leads on", () => {
    const bare: Ground = { ...ground, kinds: ground.kinds.map(() => "deed"), special: [], guide: [] };
    const last = landing({ place: 0, jail: null, doubles: 2 }, bare);
    expect(last.jailed).toBeCloseTo(6 / 36);
    expect(last.squares[7]).toBeCloseTo(6 / 36);
    expect(last.squares[2]).toBe(0);
    expect(landing({ place: 0, jail: null, doubles: 0 }, bare).jailed).toBeCloseTo(1 / 216);
    expect(landing({ place: 10, jail: 2, doubles: 0 }, bare).squares[12]).toBeCloseTo(1 / 36);
  });

  it("start from where the player stands in the match", () => {
    expect(travellerOf(view, cards, 0)).toEqual({ place: 39, jail: null, doubles: 0 });
    expect(travellerOf(view, cards, 1).jail).toBe(1);
  });
});

describe("the cards that may come next", () => {
  const deck: Record<string, FateCard> = cards.special;
  const ids = Object.keys(deck);

  it("are those nobody has seen, without one that somebody keeps", () => {
    const next = drawable(deck, { cards: 12, under: ids.slice(0, 3), shown: null }, true);
    expect(next.length).toBe(ids.length - 3 - 1);
    expect(next.some((card) => card.verb === "jail-free")).toBe(false);
  });

  it("is the first of the seen ones when all were seen", () => {
    expect(drawable(deck, { cards: 16, under: ids, shown: null }, false)).toEqual([deck[ids[0] ?? ""]]);
  });
});
