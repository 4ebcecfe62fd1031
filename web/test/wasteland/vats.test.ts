import { describe, expect, it } from "vitest";
import still from "../../fixtures/wasteland.json";
import { chancesOf, has, maskOf, numbersOf } from "../../src/games/wasteland/vats/choosing";
import { facesOf, figureOf, numberOf, PARTS } from "../../src/games/wasteland/vats/figure";
import { scenes } from "../../src/games/wasteland/vats/scenes";
import type { WastelandEvent as Event, WastelandPrompts, WastelandView } from "../../src/games/wasteland/wire";
import { GameWords } from "../../src/lib/words.svelte";
import type { PackJson } from "../../src/protocol";

const words = new GameWords<"wasteland">();
words.add("en", still.words.en.ftl, still.words.en.pack as unknown as PackJson<"wasteland">);
words.labeller = (domain, value) => (domain === "seat" ? `seat ${value}` : null);
const cards = words.pack.catalogue;
const view = { ...(still.update.view as unknown as WastelandView), throw: null };
const told = (...events: object[]): Event[] => events.map((event, at) => ({ number: at + 1, ...event })) as unknown as Event[];
const threw = { kind: "threw", seat: 1, first: "head", second: "limbs", third: "body" };

describe("dice", () => {
  it("are chosen by their places, the first one lowest", () => {
    expect(["first", "second", "first-third", "first-second-third"].map(maskOf)).toEqual([1, 2, 5, 7]);
    expect(numbersOf(5)).toBe("1+3");
    expect([0, 1, 2].map((die) => has(5, die))).toEqual([true, false, true]);
  });

  it("show every part of every face filled, and the others as outlines", () => {
    for (const [face, art] of facesOf(cards).entries()) {
      const parts = Object.values(cards.dice)[face]?.parts ?? [];
      for (const [part, path] of Object.entries(PARTS)) expect(parts.includes(part) ? art.fill : art.line).toContain(path);
    }
    expect(numberOf(cards, "head")).toBe(1);
    expect(figureOf([], 2).fill?.match(/M/g)?.length).toBe(2);
  });

  it("have the chances that the question tells", () => {
    const args = { rerolls: 1, best: 5, "success-5": 6250, "death-5": 150, "damage-5": 233 };
    expect(chancesOf({ message: "prompt-aim", args } as unknown as WastelandPrompts["prompt-aim"], 5)).toEqual({ success: 62.5, death: 1.5, damage: 2.33 });
  });
});

describe("scenes", () => {
  it("show the dice of a fight where it ends, thrown just now or lying there before", () => {
    const end = { kind: "not-killed", seat: 1, foe: "radroach-1", hits: 0, needed: 1 };
    const [now] = scenes(told({ kind: "fought", seat: 1, foe: "radroach-1", sector: "x" }, threw, end), view, words);
    expect(now?.rows).toMatchObject([{ dice: [1, 5, 6], won: false }]);
    expect(now?.rows[0]?.faces?.length).toBe(6);
    const lay = { ...view, throw: { foe: { foe: "radroach-1" }, dice: ["torso", "torso", "legs"] } } as unknown as WastelandView;
    expect(scenes(told({ kind: "slain", seat: 1, foe: "radroach-1", sector: "x" }), lay, words)[0]?.rows).toMatchObject([{ dice: [2, 2, 4], won: true }]);
  });

  it("do not show a fight where an enemy is killed without one", () => {
    expect(scenes(told({ kind: "perk-used", seat: 1, perk: "sniper" }, { kind: "slain", seat: 1, foe: "radroach-1", sector: "x" }), view, words)).toEqual([]);
  });

  it("picture a death once, large, also where it is the last one", () => {
    const killed = scenes(told({ kind: "killed", seat: 2 }), view, words);
    expect(killed.map((scene) => [scene.title, scene.big !== undefined])).toEqual([["wasteland-scene-death", true]]);
    expect(scenes(told({ kind: "killed", seat: 2 }, { kind: "eliminated", seat: 2 }), view, words).map((scene) => scene.title)).toEqual(["wasteland-scene-out"]);
  });

  it("tell of every type that acts who moved and who attacks, in one picture", () => {
    const [acting, ...more] = scenes(
      told(
        { kind: "agenda-revealed", agenda: Object.keys(cards.agendas)[0] },
        { kind: "activated", force: "creature" },
        { kind: "came-nearer", enemy: "radroach-1", sector: "x" },
        { kind: "came-nearer", enemy: "mole-rat", sector: "y" },
        { kind: "activated", force: "robot" },
        { kind: "activated", force: "human" },
        { kind: "fought", seat: 1, foe: "looter", sector: "x" },
      ),
      view,
      words,
    );
    expect(more).toEqual([]);
    expect(acting?.rows.map((row) => [row.name, row.outcome, row.won])).toEqual([
      ["creatures", "wasteland-scene-moved", null],
      ["robots", "wasteland-scene-nobody", null],
      ["humans", "wasteland-scene-attacks", false],
    ]);
  });

  it("turn over what was found, and letters and perks of a level; what a match begins with is no news", () => {
    const found = told({ kind: "gained", seat: 0, item: "pipe-rifle" }, { kind: "perk-gained", seat: 0, perk: "sniper" });
    expect(scenes(found, view, words).map((scene) => scene.card?.name)).toEqual([cards.items["pipe-rifle"]?.name, cards.perks["sniper"]?.name]);
    expect(scenes(found, { ...view, round: 0 }, words)).toEqual([]);
  });

  it("are none for what needs no picture", () => {
    expect(scenes(told({ kind: "moved", seat: 0, sector: "x" }, { kind: "earned", seat: 0, amount: 2 }), view, words)).toEqual([]);
  });
});
