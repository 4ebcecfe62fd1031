import { describe, expect, it } from "vitest";
import { closedHere } from "../../src/games/wasteland/map/closed";
import { factionLabel } from "../../src/games/wasteland/power/factions";
import type { ScenarioCard, StoryView, WastelandAction } from "../../src/games/wasteland/wire";

const story = { sites: [] as StoryView["sites"] } as StoryView;
const sectors = new Map([["vault", { icon: "vault-84" }], ["road", { icon: null }]]);
const choices = (...kinds: readonly WastelandAction[]) => kinds.map((action) => ({ action }));

describe("what a place invites to and the rules forbid", () => {
  it("is an encounter at an icon that cannot be met, and none where there is no icon", () => {
    const at = (sector: string) => closedHere({ view: { enemies: [], story }, me: { sector }, sectors }, choices({ kind: "camp" }));
    expect(at("vault")).toEqual([{ kind: "encounter" }]);
    expect(at("road")).toEqual([]);
  });

  it("is nothing that can be done", () => {
    expect(closedHere({ view: { enemies: [], story }, me: { sector: "vault" }, sectors }, choices({ kind: "camp" }, { kind: "encounter" }))).toEqual([]);
  });

  it("is a fight with an active enemy in one's own sector", () => {
    const enemies = [{ enemy: "asleep", sector: "road", active: false }, { enemy: "looter", sector: "road", active: true }];
    expect(closedHere({ view: { enemies, story }, me: { sector: "road" }, sectors }, choices({ kind: "camp" }))).toEqual([{ kind: "fight", enemy: "looter" }]);
  });
});

describe("factions", () => {
  const scenario = { factions: { star: { name: "Railroad", token: "Railroad Agent" } } } as unknown as ScenarioCard;

  it("are called as the scenario calls them, their tokens too", () => {
    expect([factionLabel(scenario, "faction", "star"), factionLabel(scenario, "foe", "star"), factionLabel(scenario, "foe", "looter"), factionLabel(scenario, "item", "star")]).toEqual([
      "Railroad", "Railroad Agent", null, null,
    ]);
  });
});
