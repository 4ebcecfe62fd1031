import { describe, expect, it } from "vitest";
import { Draft } from "../../src/games/wasteland/camp/draft.svelte";
import { agendasOf, heldBy, thingsIn } from "../../src/games/wasteland/camp/slots";
import type { SurvivorView } from "../../src/games/wasteland/wire";

function survivor(changes: Partial<SurvivorView>): SurvivorView {
  return {
    armour: 0, caps: 5, carried: [], deaths: 0, eliminated: false, full_health: 16, hand: [], health: 16, kept: [], letters: [], own_card: null, pack: 3, peg: 0, perks: [],
    pledged: null, worth: {}, rads: 0, roles: {}, sector: "crossroads/east", survivor: null, traits: [], turned: [], unseen: false, worn: {}, ...changes,
  };
}

const ann = survivor({ worn: { weapon: "ripper", companion: "dogmeat" }, carried: ["stimpak", "junk"], hand: ["payday-1", null], pledged: "freedom-1" });
const ben = survivor({ carried: ["radaway"] });

describe("what can change hands", () => {
  it("is named by where it lies, what is equipped first", () => {
    expect(heldBy(ann).map(({ slot, item, worn }) => [slot, item, worn])).toEqual([
      ["weapon", "ripper", true],
      ["companion", "dogmeat", true],
      ["pack-1", "stimpak", false],
      ["pack-2", "junk", false],
    ]);
    expect(thingsIn(ann, ["pack-2", "weapon"])).toEqual(["ripper", "junk"]);
  });

  it("are all agenda cards, the open one too", () => {
    expect([agendasOf(ann), agendasOf(ben)]).toEqual([3, 0]);
  });
});

describe("a deal that is put together", () => {
  it("goes to the server without slots in which nothing lies any more", () => {
    const draft = new Draft();
    draft.begin(1);
    draft.toggle("give", "weapon");
    draft.toggle("give", "pack-5");
    draft.toggle("take", "pack-1");
    draft.caps = -2;
    draft.wants = 1;
    expect(draft.action(ann, ben)).toEqual({ kind: "offer", to: 1, give: ["weapon"], take: ["pack-1"], agendas: 0, wants: 1, caps: -2 });
  });

  it("is empty at first, and again when it is begun anew", () => {
    const draft = new Draft();
    draft.begin(1);
    expect(draft.empty).toBe(true);
    draft.toggle("give", "weapon");
    expect(draft.empty).toBe(false);
    draft.toggle("give", "weapon");
    expect(draft.empty).toBe(true);
    draft.agendas = 1;
    draft.begin(2);
    expect([draft.empty, draft.to]).toEqual([true, 2]);
  });

  it("can be laid out whole, and lies open then", () => {
    const draft = new Draft();
    draft.lay({ kind: "offer", to: 1, give: [], take: ["pack-1"], agendas: 0, wants: 0, caps: 3 });
    expect([draft.open, draft.to, draft.take, draft.caps]).toEqual([true, 1, ["pack-1"], 3]);
  });
});
