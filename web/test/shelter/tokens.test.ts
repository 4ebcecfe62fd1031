import { describe, expect, it } from "vitest";
import still from "../../fixtures/shelter.json";
import { layTokens, partsOf } from "../../src/games/shelter/tokens";

describe("the signs of a token", () => {
  it("are drawn ones, and letters as they are", () => {
    expect(partsOf(["refresh", "room"])).toEqual([{ icon: "refresh" }, { icon: "room" }]);
    expect(partsOf(["train", "S"])).toEqual([{ icon: "train" }, { text: "S" }]);
  });

  it("are drawn for all things of every card, but for letters and the number of a fight", () => {
    const cards = still.words.en.pack.catalogue;
    const spaces = [
      ...Object.values(cards.rooms).flatMap((room) => room.spaces),
      ...Object.values(cards.threats).map((threat) => threat.space),
      ...cards.elevators.map((elevator) => elevator.space),
    ];
    const parts = spaces.flatMap((space) => [...space.cost, ...space.reward]).flatMap(partsOf);
    const texts = new Set(parts.flatMap((part) => ("text" in part ? [part.text] : [])));
    for (const text of texts) expect(text).toMatch(/^([SPECIAL]|\d+\+)$/);
  });
});

describe("rows of tokens", () => {
  it("never get wider than there is room", () => {
    for (const room of [40, 54, 70]) {
      for (const tokens of [
        [["energy"], ["energy"], ["energy"], ["any"]],
        [["any"], ["food", "water", "exchange", "energy", "energy"]],
        [["item"]],
      ]) {
        for (const row of layTokens(tokens, 13.5, room)) expect(row.width).toBeLessThanOrEqual(room + 0.01);
      }
    }
  });

  it("keep their order and lose nothing", () => {
    const rows = layTokens([["food"], ["water"], ["energy"], ["any"]], 13.5, 40);
    const icons = rows.flatMap((row) => row.signs.map((sign) => ("icon" in sign.part ? sign.part.icon : "")));
    expect(icons).toEqual(["food", "water", "energy", "any"]);
  });
});
