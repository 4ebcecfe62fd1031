import { describe, expect, it } from "vitest";
import still from "../../fixtures/shelter.json";
import { fightOn, incomeFrom, isDoubled, roomsFor } from "../../src/games/shelter/ahead";
import { ShelterAims } from "../../src/games/shelter/aims.svelte";
import { flavourOf } from "../../src/games/shelter/look";
import { isKind, type Chosen } from "../../src/lib/choosing.svelte";
import type { Session } from "../../src/lib/session.svelte";
import type { GameWords } from "../../src/lib/words.svelte";
import type { PlacingView, ShelterCatalogue, ShelterView } from "../../src/protocol";

const cards = still.words.en.pack.catalogue as unknown as ShelterCatalogue;
const view = still.update.view as unknown as ShelterView;

describe("what a placement would mean", () => {
  const placing: PlacingView = {
    income: [{ seat: 2, count: 1, spaces: ["level-2/left-3/2", "level-2/left-2/1"] }, { seat: 3, count: 2, spaces: ["level-3/left-3/2"] }],
    doubled: [{ dweller: "E", spaces: ["diner/1"] }],
    fights: [{ space: "vault-door/1", number: 8, throws: 36, odds: [{ items: [], bonus: 0, wins: 15 }] }],
    building: [{ space: "wasteland/1", rooms: ["garden-1"] }],
  };
  const asked = { ...view, placing };

  it("is found by its space", () => {
    expect(incomeFrom(asked, "level-2/left-2/1")?.seat).toBe(2);
    expect(incomeFrom(asked, "level-3/left-3/2")).toMatchObject({ seat: 3, count: 2 });
    expect(incomeFrom(asked, "diner/1")).toBeNull();
    expect(fightOn(asked, "vault-door/1")?.number).toBe(8);
    expect(fightOn(asked, "vault-door/2")).toBeNull();
    expect(roomsFor(asked, "wasteland/1")).toEqual(["garden-1"]);
    expect(roomsFor(asked, "vault-door/1")).toEqual([]);
  });

  it("is doubled for that dweller on that space", () => {
    expect([isDoubled(asked, "diner/1", "E"), isDoubled(asked, "diner/1", "plain"), isDoubled(asked, "vault-door/1", "E")]).toEqual([true, false, false]);
  });

  it("is nothing while nobody is asked to place", () => {
    const quiet = { ...view, placing: null };
    expect([fightOn(quiet, "vault-door/1"), incomeFrom(quiet, "level-2/left-2/1"), isDoubled(quiet, "diner/1", "E"), roomsFor(quiet, "wasteland/1")]).toEqual([null, null, false, []]);
  });
});

describe("an elevator's line of flavour", () => {
  it("is that of its owner's colour, whichever level it is on", () => {
    const elevators = cards.elevators.map((elevator) => ({ ...elevator, flavour: `of ${elevator.id}` }));
    const last = elevators.at(-1)?.id ?? "";
    const players = view.players.map((player, seat) => (seat === 0 ? { ...player, colour: last } : player));
    expect(flavourOf({ ...view, players }, { ...cards, elevators }, "level-1/elevator")).toBe(`of ${last}`);
    expect(flavourOf({ ...view, players }, { ...cards, elevators }, "top/elevator")).toBe(`of ${elevators[0]?.id}`);
  });
});

describe("the dweller that is proposed for a space", () => {
  const choice = (dweller: string) => ({ action: { kind: "place", space: "diner/1", dweller } }) as unknown as Chosen<"shelter", "place">;
  const letters = { S: "S", plain: null, E: "E" };
  const dwellers = Object.entries(letters).map(([dweller, letter]) => ({ dweller, letter, injured: false, space: null, arriving: false }));
  const aims = (doubled: PlacingView["doubled"]) => {
    const board = { ...view, players: [{ dwellers }], placing: { income: [], doubled, fights: [], building: [] } };
    return new ShelterAims({ now: { seat: 0 }, board } as unknown as Session<"shelter">, {} as GameWords<"shelter">);
  };
  const proposed = (aiming: ShelterAims) => {
    const best = aiming.prefer([choice("S"), choice("plain"), choice("E")]);
    return best && isKind(best, "place") ? best.action.dweller : null;
  };

  it("is one whose rewards are doubled, else one who has no training to spend", () => {
    expect(proposed(aims([{ dweller: "E", spaces: ["diner/1"] }]))).toBe("E");
    expect(proposed(aims([{ dweller: "E", spaces: ["diner/2"] }]))).toBe("plain");
    expect(proposed(aims([{ dweller: "S", spaces: ["diner/1"] }, { dweller: "plain", spaces: ["diner/1"] }]))).toBe("plain");
  });

  it("is the one that was clicked, whoever else there is", () => {
    const aiming = aims([{ dweller: "E", spaces: ["diner/1"] }]);
    aiming.dweller = "S";
    expect(proposed(aiming)).toBe("S");
  });
});
