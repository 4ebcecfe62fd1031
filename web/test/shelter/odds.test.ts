import { describe, expect, it } from "vitest";
import still from "../../fixtures/shelter.json";
import { fightOf } from "../../src/games/shelter/fighting";
import { fightOdds, winning } from "../../src/games/shelter/odds";
import type { Event, ShelterCatalogue, ShelterView } from "../../src/protocol";

const cards = still.words.en.pack.catalogue as unknown as ShelterCatalogue;
const view = still.update.view as unknown as ShelterView;

describe("two dice", () => {
  it("reach a number in so many of 36 throws", () => {
    expect([2, 6, 7, 8, 9, 11, 12, 13].map((number) => winning(number, 0))).toEqual([36, 26, 21, 15, 10, 3, 1, 0]);
    expect(winning(9, 3)).toBe(26);
    expect(winning(12, 99)).toBe(36);
  });
});

describe("the odds of a fight", () => {
  const items = [
    { item: "minigun-1", exhausted: false },
    { item: "shotgun-1", exhausted: true },
    { item: "10mm-pistol-1", exhausted: false },
    { item: "dog", exhausted: false },
  ];

  it("count ready weapons one by one and together, and nothing else", () => {
    expect(fightOdds(9, items, cards).map((odds) => [odds.items, odds.bonus, odds.wins])).toEqual([
      [[], 0, 10],
      [["minigun-1"], 3, 26],
      [["10mm-pistol-1"], 1, 15],
      [["minigun-1", "10mm-pistol-1"], 4, 30],
    ]);
  });

  it("add to what was used already", () => {
    expect(fightOdds(9, [], cards, 3)).toEqual([{ items: [], bonus: 3, wins: 26 }]);
  });
});

describe("the fight that is going on", () => {
  it("is where the seat placed last, with what its weapons add", () => {
    const covered = view.levels.flatMap((level) => level.rooms.flatMap((room) => room?.spaces ?? []));
    const there = covered.find((space) => space.threat !== null && cards.threats[space.threat]?.space.fight);
    expect(there).toBeDefined();
    const number = cards.threats[String(there?.threat)]?.space.fight;
    const events = [
      { number: 1, kind: "placed", seat: 2, dweller: 0, space: there?.space },
      { number: 2, kind: "item-used", seat: 2, item: "minigun-1" },
      { number: 3, kind: "gained", seat: 1, resource: "food" },
    ] as unknown as Event[];
    expect(fightOf(events, 2, { ...view, bonus: 3 }, cards)).toEqual({ number, bonus: 3, threat: there?.threat });
    expect(fightOf(events, 1, view, cards)).toBeNull();
  });
});
