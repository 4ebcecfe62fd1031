/** The answers that a question always shows. */

import type { PromptInfo } from "../../protocol";
import type { MonopolyAction } from "./wire";

/** Answers that keep their place: what one lacks for the other two ways out of jail, or to buy, is said by their buttons. */
export function answersTo(prompt: PromptInfo<"monopoly">): readonly MonopolyAction[] {
  switch (prompt.message) {
    case "prompt-buy":
      return [{ kind: "buy" }, { kind: "decline" }];
    case "prompt-jail":
      return [{ kind: "throw" }, { kind: "pay-fine" }];
    case "prompt-reply":
      return [{ kind: "accept", from: prompt.args.from }, { kind: "refuse", from: prompt.args.from }];
    default:
      return [];
  }
}
