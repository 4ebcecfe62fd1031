import { describe, expect, it } from "vitest";
import { epilogueOf, pagesOf, pageWith, unreadOf } from "../../src/games/wasteland/story/pages";
import type { WastelandEvent } from "../../src/games/wasteland/wire";

type Bare = WastelandEvent extends infer E ? (E extends WastelandEvent ? Omit<E, "number"> : never) : never;

/** Events as they are told, counted from nought. */
function told(...events: readonly Bare[]): WastelandEvent[] {
  return events.map((event, number) => ({ ...event, number }));
}

const MET: readonly Bare[] = [
  { kind: "encountered", seat: 1, encounter: "e-1" },
  { kind: "option-chosen", seat: 1, encounter: "e-1", option: 2 },
  { kind: "paid", seat: 1, amount: 2 },
  { kind: "encounter-outcome", seat: 1, encounter: "e-1", outcome: "e-1-2-ok", success: 1 },
  { kind: "earned", seat: 1, amount: 4 },
  { kind: "quest-staged", quest: "q-15" },
  { kind: "encounter-under", encounter: "e-1" },
  { kind: "earned", seat: 1, amount: 9 },
];

describe("the pages of the story", () => {
  it("tell what was chosen, how it went and what came of it, and nothing that came before or after", () => {
    const [page] = pagesOf(told(...MET));
    expect(page).toMatchObject({ family: "encounter", id: "e-1", seat: 1, option: 2, outcome: "e-1-2-ok", success: true, closed: true });
    expect(page?.effects.map((event) => ("amount" in event ? event.amount : event.kind))).toEqual([4]);
  });

  it("stay open until the card is put away", () => {
    const [page] = pagesOf(told(...MET.slice(0, 5)));
    expect(page).toMatchObject({ closed: false, outcome: "e-1-2-ok" });
    const [untold] = pagesOf(told(...MET.slice(0, 1)));
    expect(untold).toMatchObject({ option: null, outcome: null, success: null });
  });

  it("have quests that come into play behind what brought them", () => {
    expect(pagesOf(told(...MET)).map(({ family, id }) => `${family} ${id}`)).toEqual(["encounter e-1", "quest q-15"]);
  });

  it("tell of goals that are tried, and of those that are met by themselves", () => {
    const pages = pagesOf(
      told(
        { kind: "quest-tried", seat: 0, goal: "q-15-1" },
        { kind: "goal-not-completed", seat: 0, goal: "q-15-1", outcome: "q-15-1-fail" },
        { kind: "turn-begins", seat: 1 },
        { kind: "goal-completed", seat: 1, goal: "q-14-1", outcome: "q-14-1-ok" },
        { kind: "advanced", faction: "star", amount: 1 },
        { kind: "goal-came-true", goal: "q-16-2", outcome: "q-16-2-ok" },
      ),
    );
    expect(pages.map(({ id, seat, success, effects }) => [id, seat, success, effects.length])).toEqual([
      ["q-15-1", 0, false, 0],
      ["q-14-1", 1, true, 1],
      ["q-16-2", null, true, 0],
    ]);
    expect(pages.map((page) => page.closed)).toEqual([true, true, false]);
  });

  it("are not laid out again where they were broken off before anything came of them", () => {
    const pages = pagesOf(told({ kind: "encountered", seat: 0, encounter: "e-1" }, { kind: "option-chosen", seat: 0, encounter: "e-1", option: 1 }, { kind: "turn-begins", seat: 1 }));
    expect(pages.map((page) => [page.closed, page.outcome])).toEqual([[true, null]]);
    expect(unreadOf(pages, -1, 0)).toEqual([]);
  });

  it("end where something else begins", () => {
    const [page] = pagesOf(
      told(
        { kind: "quest-tried", seat: 0, goal: "q-15-1" },
        { kind: "goal-completed", seat: 0, goal: "q-15-1", outcome: "q-15-1-ok" },
        { kind: "moved", seat: 0, sector: "crossroads/east" },
        { kind: "earned", seat: 0, amount: 3 },
      ),
    );
    expect(page).toMatchObject({ closed: true, effects: [] });
  });
});

describe("what the story ends with", () => {
  const won: readonly Bare[] = [
    { kind: "quest-tried", seat: 0, goal: "q-15-1" },
    { kind: "goal-completed", seat: 0, goal: "q-15-1", outcome: "q-15-1-ok" },
    { kind: "agenda-drawn", seat: 0, agenda: "security" },
    { kind: "quest-staged", quest: "q-16" },
  ];

  it("is the outcome that was being told when the match was over", () => {
    expect(epilogueOf(told(...won))?.outcome).toBe("q-15-1-ok");
  });

  it("is nothing where something else has begun since, or nothing had come of it yet", () => {
    expect(epilogueOf(told(...won, { kind: "turn-begins", seat: 1 }))).toBeNull();
    expect(epilogueOf(told(...won, { kind: "quest-tried", seat: 1, goal: "q-16-1" }))).toBeNull();
    expect(epilogueOf([])).toBeNull();
  });
});

describe("a fight", () => {
  const goal: readonly Bare[] = [{ kind: "goal-completed", seat: 0, goal: "q-14-1", outcome: "q-14-1-ok" }];
  const bout: readonly Bare[] = [
    { kind: "fought", seat: 0, foe: "looter", sector: "crossroads/east" },
    { kind: "not-killed", seat: 0, foe: "looter", hits: 1, needed: 3 },
  ];

  it("that comes after a card is none of its results", () => {
    expect(pagesOf(told(...goal, ...bout))[0]).toMatchObject({ closed: true, effects: [] });
  });

  it("that a card brings about is one of them", () => {
    const [page] = pagesOf(told(...goal, { kind: "foe-drawn", seat: 0, enemy: "looter" }, ...bout));
    expect(page?.effects.map(({ kind }) => kind)).toEqual(["foe-drawn", "not-killed"]);
  });
});

describe("what is still to be read", () => {
  const meeting = (seat: number, encounter: string): Bare[] => [
    { kind: "encountered", seat, encounter },
    { kind: "encounter-outcome", seat, encounter, outcome: `${encounter}-1-ok`, success: 1 },
    { kind: "encounter-trashed", encounter },
  ];
  const pages = pagesOf(told(...meeting(1, "e-1"), ...meeting(0, "e-2"), { kind: "quest-staged", quest: "q-9" }, ...meeting(2, "e-3"), ...meeting(1, "e-4")));

  it("is all of one's own and every quest, and of the others' the last", () => {
    expect(unreadOf(pages, -1, 0).map((page) => page.id)).toEqual(["e-2", "q-9", "e-4"]);
  });

  it("holds nothing from before what one has begun oneself since: its outcome comes first", () => {
    const later = pagesOf(told({ kind: "quest-staged", quest: "q-1" }, ...meeting(1, "e-1"), ...meeting(0, "e-2"), { kind: "quest-staged", quest: "q-2" }));
    expect(unreadOf(later, -1, 0).map((page) => page.id)).toEqual(["e-2", "q-2"]);
    expect(unreadOf(later.slice(0, 2), -1, 0).map((page) => page.id)).toEqual(["q-1", "e-1"]);
  });

  it("begins behind what was read", () => {
    const own = pages.find((page) => page.id === "e-2");
    expect(unreadOf(pages, own?.number ?? -1, 0).map((page) => page.id)).toEqual(["q-9", "e-4"]);
  });

  it("is for who looks on only the last page, and quests", () => {
    expect(unreadOf(pages, -1, null).map((page) => page.id)).toEqual(["q-9", "e-4"]);
  });
});

describe("the way back to a page", () => {
  const events = told(...MET);
  const pages = pagesOf(events);
  const idAt = (number: number) => {
    const event = events[number];
    return event ? (pageWith(pages, event)?.id ?? null) : undefined;
  };

  it("leads from what opened it, chose on it or told what came of it, and from nothing else", () => {
    expect([0, 1, 2, 3, 4, 5].map(idAt)).toEqual(["e-1", "e-1", null, "e-1", null, "q-15"]);
  });
});
