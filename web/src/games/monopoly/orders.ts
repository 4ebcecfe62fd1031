/** Monopoly's questions that come again and again: how to leave jail, and offers one does not care for. */

import type { Order } from "../../lib/orders.svelte";
import type { PromptInfo } from "../../protocol";
import type { MonopolyAction } from "./wire";

/** The ways are named by the answers they give. Where one cannot be given now, the player is asked after all. */
function answer(way: string, prompt: PromptInfo<"monopoly">): MonopolyAction | null {
  return prompt.actions.find((action) => action.kind === way) ?? null;
}

export const orders: readonly Order<"monopoly">[] = [
  { id: "jail", message: "prompt-jail", ways: ["throw", "pay-fine"], answer },
  { id: "reply", message: "prompt-reply", ways: ["refuse"], answer },
];
