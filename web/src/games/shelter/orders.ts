/** Shelter's questions that come again and again: income, and whether an item is used before going on. */

import type { Order } from "../../lib/orders.svelte";
import type { Action, PromptInfo, ShelterCatalogue, ShelterView, Update } from "../../protocol";

const RESOURCES = ["energy", "food", "water"] as const;
type Resource = (typeof RESOURCES)[number];

/** The resource of which the player has least, among those that can be taken; of equals the first. */
export function shortest(stock: Readonly<Record<Resource, number>>, actions: readonly Action[]): Action | null {
  const takable = RESOURCES.flatMap((kind) => actions.filter((action) => action["resource"] === kind));
  const had = (action: Action) => stock[action["resource"] as Resource];
  return takable.reduce<Action | null>((best, action) => (best === null || had(action) < had(best) ? action : best), null);
}

function income(way: string, prompt: PromptInfo, update: Update): Action | null {
  const player = (update.view as ShelterView).players[update.seat ?? -1];
  if (!player) return null;
  if (way === "shortest") return shortest(player, prompt.actions);
  return prompt.actions.find((action) => action["resource"] === way) ?? null;
}

/** What makes a difference to a roll, and to one that was lost: where such an item is at hand, the player is asked after all. */
const DECISIVE: Readonly<Record<string, readonly string[]>> = {
  "prompt-arm": ["fight", "ready"],
  "prompt-lose": ["shield", "reroll", "ready"],
};
const GOING_ON = ["go-on", "roll", "accept-injury"];

function goOn(prompt: PromptInfo, cards: ShelterCatalogue): Action | null {
  const decisive = DECISIVE[prompt.message] ?? [];
  const used = prompt.actions.filter((action) => action.kind === "use").map((action) => cards.items[String(action["item"])]?.ability);
  if (used.some((ability) => ability === undefined || decisive.includes(ability))) return null;
  return prompt.actions.find((action) => GOING_ON.includes(action.kind)) ?? null;
}

export const orders: readonly Order[] = [
  { id: "income", message: "prompt-income", ways: ["shortest", ...RESOURCES], answer: income },
  {
    id: "use",
    message: "prompt-use",
    also: ["prompt-arm", "prompt-lose"],
    ways: ["go-on"],
    answer: (_way, prompt, _update, catalogue) => goOn(prompt, catalogue as ShelterCatalogue),
  },
];
