import { expect, it } from "vitest";
import { soundOfEnd, soundOfScene, soundsOf } from "../src/lib/sounding";
import type { Event, ResultInfo } from "../src/protocol";

const event = (kind: string) => ({ kind }) as unknown as Event;
const parts = { sounds: { built: "build", bought: "card", dealt: "card" } } as never;

it("hears each sound of what happened once, and nothing of what has none", () => {
  expect(soundsOf([event("round"), event("bought"), event("dealt"), event("built"), event("built")], parts)).toEqual(["card", "build"]);
  expect(soundsOf([event("built")], {})).toEqual([]);
});

it("hears dice where dice are shown, a card where one is turned over, and else nothing", () => {
  const row = { name: "Ann", dice: [3, 4], bonus: 0, against: null, outcome: "", won: null };
  expect(soundOfScene({ title: "", rows: [row] })).toBe("dice");
  expect(soundOfScene({ title: "", rows: [], card: { name: "", text: "" } })).toBe("card");
  expect(soundOfScene({ title: "", rows: [{ ...row, dice: [] }] })).toBeNull();
});

it("plays the tune of victory only to those who have won", () => {
  const result: ResultInfo = { winners: [1], scores: [1, 2], ranks: [2, 1], reason: "", remarks: [] };
  expect(soundOfEnd(result, [1])).toBe("win");
  expect(soundOfEnd(result, [0, 1])).toBe("win");
  expect(soundOfEnd(result, [0])).toBe("end");
  expect(soundOfEnd({ ...result, winners: [] }, [])).toBe("end");
});
