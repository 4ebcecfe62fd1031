/** Shelter's questions that come again and again: income, and whether an item is used before going on. */

import type { Order } from "../../lib/orders.svelte";
import type { PromptInfo, Update } from "../../protocol";
import type { ResourceId, ShelterAction, ShelterActions, ShelterCatalogue } from "./wire";

const RESOURCES: readonly ResourceId[] = ["energy", "food", "water"];
type Income = ShelterActions["take-income"];
type Prompt = PromptInfo<"shelter">;

/** The resource of which the player has least, among those that can be taken; of equals the first. */
export function shortest(stock: Readonly<Record<ResourceId, number>>, actions: readonly ShelterAction[]): Income | null {
  const incomes = actions.filter((action) => action.kind === "take-income");
  const takable = RESOURCES.flatMap((resource) => incomes.filter((action) => action.resource === resource));
  const had = (action: Income) => stock[action.resource];
  return takable.reduce<Income | null>((best, action) => (best === null || had(action) < had(best) ? action : best), null);
}

function income(way: string, prompt: Prompt, update: Update<"shelter">): ShelterAction | null {
  const player = update.view?.players[update.seat ?? -1];
  if (!player) return null;
  if (way === "shortest") return shortest(player, prompt.actions);
  return prompt.actions.find((action) => action.kind === "take-income" && action.resource === way) ?? null;
}

/** What makes a difference to a roll, and to one that was lost: where such an item is at hand, the player is asked after all. */
const DECISIVE: Readonly<Record<string, readonly string[]>> = {
  "prompt-arm": ["fight", "ready"],
  "prompt-lose": ["shield", "reroll", "ready"],
};
const GOING_ON = ["go-on", "roll", "accept-injury"];

function goOn(prompt: Prompt, cards: ShelterCatalogue): ShelterAction | null {
  const decisive = DECISIVE[prompt.message] ?? [];
  const used = prompt.actions.filter((action) => action.kind === "use").map((action) => cards.items[action.item]?.ability);
  if (used.some((ability) => ability === undefined || decisive.includes(ability))) return null;
  return prompt.actions.find((action) => GOING_ON.includes(action.kind)) ?? null;
}

export const orders: readonly Order<"shelter">[] = [
  { id: "income", message: "prompt-income", ways: ["shortest", ...RESOURCES], answer: income },
  {
    id: "use",
    message: "prompt-use",
    also: ["prompt-arm", "prompt-lose"],
    ways: ["go-on"],
    answer: (_way, prompt, _update, catalogue) => goOn(prompt, catalogue),
  },
];
