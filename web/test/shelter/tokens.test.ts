import { describe, expect, it } from "vitest";
import still from "../../fixtures/shelter.json";
import { layTokens, partsOf } from "../../src/games/shelter/tokens";

describe("the signs of a token", () => {
  it("are one for a thing, several for what is done to something", () => {
    expect(partsOf("water")).toEqual([{ icon: "water" }]);
    expect(partsOf("refresh-rooms")).toEqual([{ icon: "refresh" }, { icon: "room" }]);
    expect(partsOf("train-S")).toEqual([{ icon: "train" }, { text: "S" }]);
    expect(partsOf("fight 7")).toEqual([{ icon: "fight" }, { text: "7+" }]);
    expect(partsOf("exchange food water:energy")).toEqual([
      { icon: "food" }, { icon: "water" }, { icon: "exchange" }, { icon: "energy" },
    ]);
  });

  it("are drawn ones for every token of every card", () => {
    const cards = still.words.en.pack.catalogue;
    const spaces = [
      ...Object.values(cards.rooms).flatMap((room) => room.spaces),
      ...Object.values(cards.threats).map((threat) => threat.space),
      ...cards.elevators.map((elevator) => elevator.space),
    ];
    for (const token of spaces.flatMap((space) => [...space.cost, ...space.reward])) {
      for (const part of partsOf(token)) expect("icon" in part || part.text.length === 1, token).toBe(true);
    }
  });
});

describe("rows of tokens", () => {
  it("never get wider than there is room", () => {
    for (const room of [40, 54, 70]) {
      for (const tokens of [["energy", "energy", "energy", "any"], ["any", "exchange food water:energy energy"], ["item"]]) {
        for (const row of layTokens(tokens, 13.5, room)) expect(row.width).toBeLessThanOrEqual(room + 0.01);
      }
    }
  });

  it("keep their order and lose nothing", () => {
    const rows = layTokens(["food", "water", "energy", "any"], 13.5, 40);
    const icons = rows.flatMap((row) => row.signs.map((sign) => ("icon" in sign.part ? sign.part.icon : "")));
    expect(icons).toEqual(["food", "water", "energy", "any"]);
  });
});
