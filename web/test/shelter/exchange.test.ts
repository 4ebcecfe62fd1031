import { describe, expect, it } from "vitest";
import { keyOf } from "../../src/lib/choosing.svelte";
import { rowsOf } from "../../src/games/shelter/exchange";
import { signs, signsOf } from "../../src/games/shelter/signs";
import type { Choice } from "../../src/lib/choosing.svelte";
import type { ShelterAction as Action } from "../../src/games/shelter/wire";
import type { PromptInfo } from "../../src/protocol";

function asked(actions: Action[]): PromptInfo<"shelter"> {
  return { decision: 1, message: "prompt-income", args: { space: "diner/1" }, rule: "shelter/income", blocking: false, endless: false, actions };
}

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
    expect(keyOf(3, { kind: "place", space: "diner/1", dweller: "plain" })).toBe(keyOf(3, { dweller: "plain", space: "diner/1", kind: "place" }));
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
