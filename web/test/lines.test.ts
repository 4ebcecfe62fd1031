import { describe, expect, it } from "vitest";
import { accusative } from "../src/lib/grammar";
import { linesOf } from "../src/lib/lines";
import { GameWords } from "../src/lib/words.svelte";
import type { Event, PackJson } from "../src/protocol";

const FTL = `
list-and = { $first } and { $last }
icon-food = { $count } food
icon-water = { $count } water
event-gained = { $seat } gains { $what }.
event-happiness = { $seat } gains { $amount } happiness { $source }.
event-passed = { $seat } passes.
event-rent = { $seat } owes { $amount }.
event-paid = { $seat } pays { $amount }.
event-rent-paid = { $seat } pays { $other } { $amount } rent: { $deed }.
event-dealt = New: { $what }.
event-refused = { $seat } refuses { $other }.
event-offered = { $seat } asks { $to }.
event-countered = { $seat } asks { $to } instead.
lack-caps = { $amount } short.
`;

const PACK = {
  labels: { deed: { megaton: "Megaton" }, item: { gun: "Gun", dog: "Dog" } },
  domains: { "event-rent-paid": { deed: "deed" }, "event-dealt": { item: "item" } },
  guarded: [],
  joins: [{ name: "rent-paid", kinds: ["rent", "paid"], same: ["seat", "amount"] }, { name: "countered", kinds: ["refused", "offered"], same: ["seat", "other|to"] }],
  gathers: {
    gained: { amount: "", of: "resource", each: "icon" },
    happiness: { amount: "amount", of: "", each: "" },
    dealt: { amount: "", of: "item", each: "" },
  },
} as unknown as PackJson;

function told(...events: object[]): string[] {
  const words = new GameWords();
  words.add("en", FTL, PACK);
  return linesOf(words, events.map((event, number) => ({ number, ...event })) as unknown as Event[], (number) => number === 40).map((line) => line.text);
}

const gained = (seat: number, resource: string) => ({ kind: "gained", seat, resource });

describe("the log", () => {
  it("says how much of what somebody gains, in one line", () => {
    expect(told(gained(1, "food"), gained(1, "water"), gained(1, "food"), gained(2, "food"))).toEqual(["1 gains 2 food and 1 water.", "2 gains 1 food."]);
    expect(told({ kind: "dealt", item: "gun" }, { kind: "dealt", item: "dog" })).toEqual(["New: Gun and Dog."]);
  });

  it("adds amounts up, but not from different sources", () => {
    const cheered = (amount: number, source: string) => ({ kind: "happiness", seat: 1, amount, source });
    expect(told(cheered(1, "A"), cheered(2, "A"), cheered(1, "B"))).toEqual(["1 gains 3 happiness A.", "1 gains 1 happiness B."]);
  });

  it("joins what is one thing, and only then", () => {
    const rent = { kind: "rent", seat: 1, other: 2, deed: "megaton", amount: 50 };
    expect(told(rent, { kind: "paid", seat: 1, payee: "x", amount: 50 })).toEqual(["1 pays 2 50 rent: Megaton."]);
    expect(told(rent, { kind: "paid", seat: 1, payee: "x", amount: 10 })).toHaveLength(2);
    expect(told(rent, { kind: "passed", seat: 3 }, { kind: "paid", seat: 1, payee: "x", amount: 50 })).toHaveLength(3);
  });

  it("joins by an argument that has two names", () => {
    const refused = { kind: "refused", seat: 1, other: 2 };
    expect(told(refused, { kind: "offered", seat: 1, to: 2 })).toEqual(["1 asks 2 instead."]);
    expect(told(refused, { kind: "offered", seat: 1, to: 3 })).toEqual(["1 refuses 2.", "1 asks 3."]);
  });

  it("begins a line where something stands before it", () => {
    const words = new GameWords();
    words.add("en", FTL, PACK);
    const events = [gained(1, "food"), gained(1, "food")].map((event, number) => ({ number, ...event })) as unknown as Event[];
    expect(linesOf(words, events, (number) => number === 1)).toHaveLength(2);
    expect(words.remarks([{ message: "lack-caps", args: { amount: 5 } }])).toBe("5 short.");
  });
});

describe("names as objects of Russian sentences", () => {
  it.each([
    ["Мегатонна", "Мегатонну"],
    ["Башня Тенпенни", "Башню Тенпенни"],
    ["Станция «Метро-центр»", "станцию «Метро-центр»"],
    ["Старая мельница", "Старую мельницу"],
    ["Хаб", "Хаб"],
    ["«Радио Анклава»", "«Радио Анклава»"],
    ["Город Убежища", "Город Убежища"],
    ["лачуга", "лачугу"],
  ])("%s", (name, object) => expect(accusative(name)).toBe(object));
});
