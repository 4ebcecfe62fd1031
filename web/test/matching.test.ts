import { describe, expect, it } from "vitest";
import { risen } from "../src/lib/show/stage";
import { changes, crosses, differences, shifted, type Count, type Thing } from "../src/lib/show/matching";

const place = (x: number, y = 0, w = 10, h = 10) => ({ x, y, w, h });
const thing = (id: string, at: string, x: number): [string, Thing] => [id, { id, at, place: place(x) }];
const count = (id: string, value: number): [string, Count] => [id, { id, value, place: place(0) }];

describe("what lies over the board", () => {
  const cover = place(100, 50, 200, 100);

  it("is crossed by what begins, ends or passes under it", () => {
    expect(crosses(place(0, 60), place(150, 60), [cover])).toBe(true);
    expect(crosses(place(0, 60), place(400, 60), [cover])).toBe(true);
    expect(crosses(place(0, 0), place(90, 200), [cover])).toBe(false);
    expect(crosses(place(0, 0), place(400, 20), [cover])).toBe(false);
  });
});

describe("a number that floats up", () => {
  it("keeps within the panel it belongs to, and within the window", () => {
    expect(risen(place(0, 70), place(0, 54, 120, 44))).toBe(16);
    expect(risen(place(0, 300), place(0, 100, 120, 400))).toBe(26);
    expect([risen(place(0, 10), null), risen(place(0, 0), place(0, 5))]).toEqual([10, 0]);
  });
});

describe("what became of things", () => {
  it("a thing that is elsewhere has moved from where it was", () => {
    const found = changes(new Map([thing("dweller-0-1", "home", 5)]), new Map([thing("dweller-0-1", "space-12", 90)]));
    expect(found.moved.map(({ thing, from }) => [thing.id, from.x])).toEqual([["dweller-0-1", 5]]);
    expect([found.entered, found.left]).toEqual([[], []]);
  });

  it("a layout that shifts moves nothing", () => {
    const found = changes(new Map([thing("room-diner", "vault", 5)]), new Map([thing("room-diner", "vault", 400)]));
    expect(found).toEqual({ moved: [], entered: [], left: [] });
  });

  it("what is new enters, what is gone leaves", () => {
    const found = changes(new Map([thing("threat-fire", "vault", 1)]), new Map([thing("threat-ghouls", "vault", 1)]));
    expect([found.entered.map(({ id }) => id), found.left.map(({ id }) => id)]).toEqual([["threat-ghouls"], ["threat-fire"]]);
  });

  it("numbers tell by how much they have changed; a number that is new tells nothing", () => {
    const before = new Map([count("water-0", 2), count("food-0", 3), count("energy-0", 1)]);
    const after = new Map([count("water-0", 4), count("food-0", 2), count("energy-0", 1), count("water-1", 9)]);
    expect(differences(before, after).map(({ by }) => by)).toEqual([2, -1]);
  });

  it("is drawn as if it were still where it came from, no larger than it can be read", () => {
    expect(shifted(place(100, 40), place(0, 0))).toBe("translate(100px, 40px) scale(1)");
    expect(shifted(place(0, 0, 20, 20), place(0, 0))).toBe("translate(5px, 5px) scale(2)");
    expect(shifted(place(0, 0, 1000, 1000), place(0, 0))).toContain("scale(2.2)");
    expect(shifted(place(0, 0, 1, 1), place(0, 0, 0, 0))).toContain("scale(1)");
  });
});
