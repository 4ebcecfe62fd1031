import { describe, expect, it } from "vitest";
import { lastResult, results, resultText } from "../../src/games/wasteland/vats/result";
import type { WastelandEvent as Event } from "../../src/games/wasteland/wire";

const told = (...events: object[]): Event[] => events.map((event, at) => ({ number: at + 1, ...event })) as unknown as Event[];
const fought = (seat = 0) => ({ kind: "fought", seat, foe: "radscorpion-1", sector: "red-rocket/yard" });
const threw = (seat: number, first: string, second: string, third: string) => ({ kind: "threw", seat, first, second, third });
const notKilled = (seat = 0) => ({ kind: "not-killed", seat, foe: "radscorpion-1", hits: 1, needed: 2 });
const slain = (foe: string, seat = 0) => ({ kind: "slain", seat, foe, sector: "red-rocket/yard" });

describe("how a fight ended", () => {
  it("tells the dice as they lay in the end, what was missing, what came through and what armour stopped", () => {
    const events = told(
      fought(),
      threw(0, "head", "torso", "limbs"),
      { kind: "rerolls", seat: 0, dice: "first" },
      threw(0, "arms", "torso", "limbs"),
      { kind: "held-off", seat: 0, amount: 1 },
      { kind: "hurt", seat: 0, amount: 2 },
      { kind: "irradiated", seat: 0, amount: 2 },
      notKilled(),
    );
    const fight = { task: "fight", seat: 0, foe: "radscorpion-1", end: "stands", hits: 1, needed: 2, damage: 2, rads: 2, held: 1 };
    expect(lastResult(events, 0)).toMatchObject({ ...fight, dice: ["arms", "torso", "limbs"] });
  });

  it("takes dice that a card turned as they were turned", () => {
    const events = told(fought(), threw(0, "head", "torso", "limbs"), { kind: "set-die", seat: 0, die: "second", face: "legs" }, slain("radscorpion-1"));
    expect(lastResult(events, 0)).toMatchObject({ end: "killed", dice: ["head", "legs", "limbs"] });
  });

  it("is not there while the dice still lie, nor where somebody was killed without a fight", () => {
    expect(lastResult(told(fought(), threw(0, "head", "torso", "limbs")), 0)).toBeNull();
    expect(lastResult(told({ kind: "perk-used", seat: 0, perk: "sniper" }, slain("radroach-1")), 0)).toBeNull();
    expect(results(told(fought(), threw(0, "head", "head", "head"), slain("radroach-1")))).toEqual([]);
  });

  it("counts what happens to whoever fights, and to nobody else", () => {
    const events = told(fought(1), threw(1, "head", "torso", "limbs"), { kind: "hurt", seat: 0, amount: 3 }, { kind: "hurt", seat: 1, amount: 4 }, { kind: "survived-by", seat: 1, foe: "radscorpion-1" });
    expect(lastResult(events, 1)).toMatchObject({ end: "died", damage: 4 });
  });

  it("is over for whoever was killed, before they stand up again", () => {
    const events = told(fought(), threw(0, "head", "head", "limbs"), { kind: "hurt", seat: 0, amount: 5 }, { kind: "killed", seat: 0 });
    expect(lastResult(events, 0)).toMatchObject({ end: "died", damage: 5 });
    expect(lastResult(events.slice(0, 3), 0)).toBeNull();
  });
});

describe("how a test ended", () => {
  it("tells the icons and those that were needed", () => {
    const tested = { kind: "tested", seat: 0, letters: ["p", "i"], amount: 2 };
    expect(lastResult(told(tested, threw(0, "head", "body", "limbs"), { kind: "passed", seat: 0, amount: 2 }), 0)).toMatchObject({ task: "test", passed: true, icons: 2, difficulty: 2 });
    expect(lastResult(told(tested, threw(0, "arms", "body", "limbs"), { kind: "failed", seat: 0, amount: 1 }), 0)).toMatchObject({ passed: false, icons: 1, difficulty: 2 });
  });
});

describe("how long it is news", () => {
  const fight = [fought(), threw(0, "head", "torso", "limbs"), notKilled()];
  const others = (count: number) => Array.from({ length: count }, () => ({ kind: "healed", seat: 1, amount: 1 }));

  it("one's own stays while others act, until one does the next thing", () => {
    expect(lastResult(told(...fight, ...others(30)), 0)).not.toBeNull();
    expect(lastResult(told(...fight, { kind: "moved", seat: 1, sector: "a" }), 0)).not.toBeNull();
    expect(lastResult(told(...fight, { kind: "moved", seat: 0, sector: "a" }), 0)).toBeNull();
  });

  it("another's is news for a while", () => {
    expect(lastResult(told(...fight, ...others(10)), 1)).not.toBeNull();
    expect(lastResult(told(...fight, ...others(11)), 1)).toBeNull();
  });

  it.each([{ kind: "round-begins", round: 3 }, { kind: "undone", seat: 0 }, { kind: "taken-back", seat: 0, moves: 1 }])("it is old after %o", (event) => {
    expect(lastResult(told(...fight, event), 0)).toBeNull();
  });
});

describe("whose fault it was, in one line", () => {
  const fight = { task: "fight", seat: 0, number: 9, foe: "radscorpion-1", dice: [], end: "stands", hits: 1, needed: 2, damage: 0, rads: 0, held: 0 } as const;
  // The page's own words are loaded with a board: without one a sentence is its name.
  it("says only what there was", () => {
    expect(resultText(fight, "Radscorpion")).toBe("wasteland-result-stands wasteland-result-unhurt");
    expect(resultText({ ...fight, damage: 4, held: 1 }, "Radscorpion")).toBe("wasteland-result-stands wasteland-result-hurt wasteland-result-held");
    expect(resultText({ ...fight, end: "killed", damage: 2, rads: 1 }, "Radscorpion")).toBe("wasteland-result-killed wasteland-result-hurt wasteland-result-rads");
  });
});
