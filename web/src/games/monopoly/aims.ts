/** Which thing of Monopoly's board each choice is about, and which choices are played by the first click. */

import type { Aims, Choice } from "../../lib/choosing.svelte";
import type { PromptInfo } from "../../protocol";
import type { MonopolyAction } from "./wire";

/** A deal that is made, a bankruptcy, and where a building goes are looked at before they are played. */
const LOOKED_AT = ["accept", "give-up", "place"];
/** Any sum can be bid and any deal be proposed: the panels make them. */
const COMPOSED = ["bid", "offer", "counter"];

export const aims: Aims<"monopoly"> = {
  targetOf(action: MonopolyAction, prompt: PromptInfo<"monopoly">): string {
    if (action.kind === "place") return `deed:${action.deed}`;
    return `${prompt.decision}:${JSON.stringify(action)}`;
  },
  prefer: (choices) => choices[0],
  atOnce: (choice: Choice<"monopoly">) => !LOOKED_AT.includes(choice.action.kind),
  composes: (action: MonopolyAction) => COMPOSED.includes(action.kind),
  probe: () => null,
};
