import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/lib/choosing.svelte";
import { rowsOf } from "../../src/games/shelter/exchange";
import { orders, shortest } from "../../src/games/shelter/orders";
import { signs, signsOf } from "../../src/games/shelter/signs";
import type { Choice } from "../../src/lib/choosing.svelte";
import type { ResourceId, ShelterAction as Action, ShelterCatalogue } from "../../src/games/shelter/wire";
import type { PromptInfo, Update } from "../../src/protocol";

const take = (resource: ResourceId): Action => ({ kind: "take-income", resource });
const ALL: Action[] = [take("energy"), take("food"), take("water"), { kind: "decline-income" }];

function asked(actions: Action[]): PromptInfo<"shelter"> {
  return { decision: 1, message: "prompt-income", args: { space: 8 }, rule: "shelter/income", blocking: false, endless: false, actions };
}

const update = { seat: 1, view: { players: [{}, { energy: 3, food: 1, water: 2 }] } } as unknown as Update<"shelter">;
const NO_CARDS = { items: {} } as unknown as ShelterCatalogue;
const income = (way: string, actions: Action[] = ALL) => orders[0]?.answer(way, asked(actions), update, NO_CARDS);

describe("a standing order", () => {
  it("takes what there is least of, of what can be taken", () => {
    expect(income("shortest")).toEqual(take("food"));
    expect(income("shortest", [take("energy"), take("water")])).toEqual(take("water"));
    expect(shortest({ energy: 2, food: 2, water: 2 }, ALL)).toEqual(take("energy"));
  });

  it("takes the resource that was named, and asks where that is full", () => {
    expect(income("water")).toEqual(take("water"));
    expect(income("water", [take("food"), { kind: "decline-income" }])).toBeNull();
    expect(income("shortest", [{ kind: "decline-income" }])).toBeNull();
  });

  const use = orders.find((order) => order.id === "use");
  const cards = { items: { "hot-plate": { ability: "trade" }, minigun: { ability: "fight" }, armor: { ability: "shield" }, cell: { ability: "ready" } } } as unknown as ShelterCatalogue;
  const goOn = (message: "prompt-use" | "prompt-arm" | "prompt-lose", last: "go-on" | "roll" | "accept-injury", ...items: string[]) => {
    const actions: Action[] = [...items.map((item) => ({ kind: "use" as const, item })), { kind: last }];
    return use?.answer("go-on", { ...asked(actions), message, args: {} }, update, cards);
  };

  it("goes on without an item", () => {
    expect(goOn("prompt-use", "go-on", "hot-plate")).toEqual({ kind: "go-on" });
    expect(goOn("prompt-use", "go-on", "cell")).toEqual({ kind: "go-on" });
  });

  it("rolls and takes the injury where no item makes a difference to the fight, and asks where one does", () => {
    expect(use?.also).toEqual(["prompt-arm", "prompt-lose"]);
    expect(goOn("prompt-arm", "roll", "hot-plate")).toEqual({ kind: "roll" });
    expect(goOn("prompt-arm", "roll", "hot-plate", "minigun")).toBeNull();
    expect(goOn("prompt-arm", "roll", "cell")).toBeNull();
    expect(goOn("prompt-lose", "accept-injury", "hot-plate")).toEqual({ kind: "accept-injury" });
    expect(goOn("prompt-lose", "accept-injury", "armor")).toBeNull();
    expect(goOn("prompt-lose", "accept-injury", "cell")).toBeNull();
  });
});

describe("an exchange", () => {
  const choice = (action: Action): Choice<"shelter"> => ({ key: keyOf(1, action), prompt: asked([]), action, target: "" });

  it("is two rows of what is given for what, in the order of how often", () => {
    const actions: Action[] = [
      { kind: "no-trade" },
      { kind: "trade", direction: "forward", times: 2 },
      { kind: "trade", direction: "back", times: 1 },
      { kind: "trade", direction: "forward", times: 1 },
    ];
    const choices = actions.map(choice);
    const rate = { forward: { give: "1 food", take: "2 water" }, back: { give: "2 water", take: "1 food" } };
    const rows = rowsOf(rate, choices);
    expect(rows.map((row) => [row.give, row.take, row.choices.map((one) => one.action.times)])).toEqual([
      ["1 food", "2 water", [1, 2]],
      ["2 water", "1 food", [1]],
    ]);
    expect(rowsOf(rate, choices.slice(0, 1))).toEqual([]);
  });
});

describe("a choice's key", () => {
  it("is the same however the arguments are ordered", () => {
    expect(keyOf(3, { kind: "place", space: 4, dweller: 0 })).toBe(keyOf(3, { dweller: 0, space: 4, kind: "place" }));
    expect(keyOf(3, { kind: "pass" })).not.toBe(keyOf(4, { kind: "pass" }));
  });
});

describe("signs", () => {
  it("are found in tokens, each once", () => {
    expect(signsOf([["energy"], ["energy"], ["food", "exchange", "water"], ["fight", "9+"]]).map((sign) => sign.id)).toEqual([
      "energy", "food", "water", "exchange", "fight",
    ]);
    expect(new Set(signs.map((sign) => sign.id)).size).toBe(signs.length);
  });
});
