import { describe, expect, it } from "vitest";
import still from "../../fixtures/shelter.json";
import { ShelterAims } from "../../src/games/shelter/aims.svelte";
import { Follower, spaceOfNews } from "../../src/games/shelter/follow";
import { byUse, useOf } from "../../src/games/shelter/letters";
import { plotOf } from "../../src/games/shelter/sites";
import { layTokens } from "../../src/games/shelter/tokens";
import type { Session } from "../../src/lib/session.svelte";
import type { GameWords } from "../../src/lib/words.svelte";
import type { LevelView, ShelterCatalogue, ShelterEvent, ShelterView } from "../../src/games/shelter/wire";

const cards = still.words.en.pack.catalogue as unknown as ShelterCatalogue;
const recorded = still.update.view as unknown as ShelterView;

const space = (id: string) => ({ space: id, seat: null, threat: null });
const room = (id: string, ...spaces: string[]) => ({ room: id, spaces: spaces.map(space) });
const [one = "", two = ""] = Object.keys(cards.rooms).filter((id) => cards.rooms[id]?.start === null);

/** The top level as it was recorded, and one of seat 0's with a room on the left and two on the right. */
const mine: LevelView = {
  owner: 0,
  elevator: space("level-1/elevator"),
  rooms: [null, null, room(one, "level-1/left-1/1"), room(two, "level-1/right-1/1"), room(one, "level-1/right-2/1"), null],
  left: 1,
  right: 5,
};
const view: ShelterView = { ...recorded, levels: [...recorded.levels.slice(0, 1), mine] };

describe("a place for a room", () => {
  it("is beside the room nearer to the elevator, or beside the elevator", () => {
    expect(plotOf(view, cards, 0, "left")).toMatchObject({ place: 1, beside: one });
    expect(plotOf(view, cards, 0, "right")).toMatchObject({ place: 5, beside: one });
    const bare = { ...view, levels: [...view.levels.slice(0, 1), { ...mine, rooms: [null, null, null, null, null, null], left: 2, right: 3 }] };
    expect([plotOf(bare, cards, 0, "left")?.beside, plotOf(bare, cards, 0, "right")?.beside]).toEqual([null, null]);
  });

  it("has the dice that meet it, and how many throws they are", () => {
    const plot = plotOf(view, cards, 0, "left");
    expect(plot?.columns).toEqual(cards.columns[1]?.[0]?.[0]);
    expect(plot?.throws).toBe(cards.place_throws[1]);
    expect(plotOf({ ...view, levels: [mine, { ...mine, left: null }] }, cards, 1, "left")).toBeNull();
  });
});

describe("a letter", () => {
  const letters = ["S", "P", "E", "C", "I", "A", "L"];
  const uses = new Map(letters.map((letter) => [letter, useOf(recorded, cards, letter)]));

  it("is of use in every room that has a space with it", () => {
    const all = recorded.levels.flatMap((level) => level.rooms.flatMap((one) => (one ? (cards.rooms[one.room]?.spaces ?? []) : [])));
    for (const letter of letters) expect(uses.get(letter)?.spaces).toBe(all.filter((card) => card.letter === letter).length);
  });

  it("comes first where it doubles most", () => {
    const sorted = byUse(letters, (letter) => useOf(recorded, cards, letter)).map((letter) => uses.get(letter)?.spaces ?? 0);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
  });
});

describe("a room on the track", () => {
  it("says what the reader lacks for it, and nothing where nothing is lacking", () => {
    const [player] = recorded.players;
    if (!player) throw new Error("nobody plays");
    const poor = { ...recorded, players: [{ ...player, short: [{ room: one, missing: { food: 2 } }] }] };
    const aims = new ShelterAims({ now: { seat: 0 }, board: poor } as unknown as Session<"shelter">, {} as GameWords<"shelter">);
    expect(aims.lacksFor(`room-track:${one}`)).toEqual([{ message: "lack-cubes", args: { missing: { food: 2 } } }]);
    expect([aims.lacksFor(`room-track:${two}`), aims.lacksFor("item-track:dog")]).toEqual([[], []]);
  });
});

describe("an exchange", () => {
  it("too wide for a row has one for each side, and its signs stay large", () => {
    const rows = layTokens([["any"], ["food", "water", "exchange", "energy", "energy"]], 13.5, 39);
    const signs = rows.map((row) => row.signs.map(({ part }) => ("icon" in part ? part.icon : part.text)));
    expect(signs).toEqual([["any"], ["food", "water"], ["exchange", "energy", "energy"]]);
    for (const row of rows) expect(row.size).toBeGreaterThan(11);
  });

  it("that fits stays in one row", () => {
    expect(layTokens([["energy", "exchange", "water"]], 13.5, 60)).toHaveLength(1);
  });
});

describe("the vault follows", () => {
  const placed: ShelterEvent = { number: 1, kind: "placed", seat: 1, dweller: "plain", space: "diner/1" };
  const threat = (at: string, number: number): ShelterEvent => ({ number, kind: "threat-appears", threat: "ghouls", space: at });

  it("the last thing that happened somewhere", () => {
    expect(spaceOfNews([placed, { number: 2, kind: "gained", seat: 1, resource: "food" }], view, 0)).toBe("diner/1");
    expect(spaceOfNews([{ number: 2, kind: "gained", seat: 1, resource: "food" }], view, 0)).toBeNull();
  });

  it("a room that is built, and a threat before everything, the reader's own first", () => {
    const built: ShelterEvent = { number: 2, kind: "built", seat: 0, room: two, side: "right" };
    expect(spaceOfNews([placed, built], view, 0)).toBe("level-1/right-1/1");
    expect(spaceOfNews([placed, threat("diner/2", 2), threat("level-1/right-2/1", 3)], view, 0)).toBe("level-1/right-2/1");
    expect(spaceOfNews([placed, threat("diner/2", 2), threat("level-1/right-2/1", 3)], view, 1)).toBe("diner/2");
  });

  it("but not while somebody looks at what they have scrolled to", () => {
    let clock = 0;
    const follower = new Follower(() => clock);
    expect(follower.free).toBe(true);
    follower.yield();
    clock = 5000;
    expect(follower.free).toBe(false);
    clock = 6001;
    expect(follower.free).toBe(true);
  });
});
