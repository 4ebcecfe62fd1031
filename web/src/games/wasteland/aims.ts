/** Which thing of the table each choice is about, and which choices are played by the first click. */

import type { Aims, Choice } from "../../lib/choosing.svelte";
import type { PromptInfo } from "../../protocol";
import type { WastelandAction } from "./wire";

/** The names of things on the page: the map, sheets and cards mark what can be chosen by them. */
export const target = {
  sector: (id: string) => `sector:${id}`,
  tile: (id: string) => `tile:${id}`,
  enemy: (id: string) => `enemy:${id}`,
  token: (faction: string, sector: string) => `token:${faction}:${sector}`,
  marker: (id: string) => `marker:${id}`,
  item: (id: string) => `item:${id}`,
  perk: (id: string) => `perk:${id}`,
  trait: (id: string) => `trait:${id}`,
  agenda: (id: string) => `agenda:${id}`,
  goal: (id: string) => `goal:${id}`,
  quest: (id: string) => `quest:${id}`,
  option: (number: number) => `option:${number}`,
  seat: (seat: number) => `seat:${seat}`,
  survivor: (id: string) => `survivor:${id}`,
  letter: (id: string) => `letter:${id}`,
} as const;

/** What goes for good, or brings dice and cards: it is looked at before it is played. */
const LOOKED_AT: readonly WastelandAction["kind"][] = [
  "choose-survivor", "start-at", "move", "carry", "explore", "fight", "fight-faction", "shoot", "shoot-token", "camp", "encounter", "quest", "escort",
  "end-turn", "drop", "buy", "sell", "pledge", "renounce", "give-back", "give-agenda", "show-agenda", "show-back", "stand-up", "use",
  "use-perk", "use-trait", "pick-item", "take-perk", "pay-to-stride", "break-camp", "leave-market",
];

/** What one would do about a thing that cannot be chosen now: the server says why not. */
const PROBES: Readonly<Record<string, (id: string) => WastelandAction>> = {
  sector: (sector) => ({ kind: "move", sector }),
  tile: (tile) => ({ kind: "explore", tile }),
  enemy: (enemy) => ({ kind: "fight", enemy }),
  item: (item) => ({ kind: "use", item }),
  perk: (perk) => ({ kind: "use-perk", perk }),
  agenda: (agenda) => ({ kind: "pledge", agenda }),
  goal: (goal) => ({ kind: "quest", goal }),
  marker: (marker) => ({ kind: "escort", marker }),
};

export const aims: Aims<"wasteland"> = {
  targetOf,
  prefer: (choices) => choices[0],
  // Deals are put together on the trade table.
  composes: (action) => action.kind === "offer",
  atOnce: (choice: Choice<"wasteland">) => !LOOKED_AT.includes(choice.action.kind),
  probe(thing: string): WastelandAction | null {
    const [kind = "", id = ""] = thing.split(/:(.*)/s);
    return PROBES[kind]?.(id) ?? null;
  },
};

function targetOf(action: WastelandAction, prompt: PromptInfo<"wasteland">): string {
  switch (action.kind) {
    case "choose-survivor":
      return target.survivor(action.survivor);
    case "explore":
    case "explore-free":
      return target.tile(action.tile);
    case "fight":
    case "shoot":
    case "next-enemy":
    case "first-enemy":
      return target.enemy(action.enemy);
    case "face":
      return target.enemy(action.foe);
    case "fight-faction":
    case "shoot-token":
      return target.token(action.faction, action.sector);
    case "escort":
      return target.marker(action.marker);
    case "use":
    case "equip":
    case "unequip":
    case "drop":
    case "buy":
    case "recruit":
    case "sell":
    case "pick-item":
      return target.item(action.item);
    case "use-perk":
    case "take-perk":
      return target.perk(action.perk);
    case "use-trait":
      return target.trait(action.trait);
    case "give-back":
    case "pledge":
    case "give-agenda":
      return target.agenda(action.agenda);
    case "quest":
    case "pick-goal":
    case "meet-next":
      return target.goal(action.goal);
    case "end-round-with":
      return target.quest(action.quest);
    case "choose-option":
      return target.option(action.option);
    case "pick-seat":
      return target.seat(action.seat);
    case "keep-letter":
      return target.letter(action.letter);
    default:
      return "sector" in action ? target.sector(action.sector) : `${prompt.decision}:${JSON.stringify(action)}`;
  }
}
