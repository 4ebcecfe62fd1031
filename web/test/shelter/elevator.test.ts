import { expect, it } from "vitest";
import { elevatorOf } from "../../src/games/shelter/look";
import type { ShelterCatalogue, ShelterView } from "../../src/protocol";

it("finds a level's elevator by its owner's colour", () => {
  const view = { levels: [{ owner: null }, { owner: 0 }, { owner: 1 }], players: [{ colour: "green" }, { colour: "blue" }] } as unknown as ShelterView;
  const cards = { elevators: ["top", "blue", "yellow", "green"].map((id) => ({ id })) } as unknown as ShelterCatalogue;
  expect(view.levels.map((level) => elevatorOf(view, cards, level)?.id)).toEqual(["top", "green", "blue"]);
});
