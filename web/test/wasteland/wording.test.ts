import { describe, expect, it } from "vitest";
import type { Choice } from "../../src/lib/choosing.svelte";
import type { Wasteland } from "../../src/games/wasteland/context.svelte";
import type { WastelandAction, WastelandPrompt } from "../../src/games/wasteland/wire";
import { actionWord } from "../../src/games/wasteland/wording";

const game = {
  cards: { items: { cait: { kind: "companion", name: "Cait" }, ripper: { kind: "weapon", name: "Ripper" } } },
  words: { wired: (message: string) => message },
} as unknown as Wasteland;

function word(action: WastelandAction, prompt: Pick<WastelandPrompt, "message" | "args">): string {
  return actionWord(game, { action, prompt } as unknown as Choice<"wasteland">);
}

describe("people", () => {
  const turn = { message: "prompt-turn", args: { actions: 2, points: 0 } } as const;

  it("are taken along, things are equipped", () => {
    expect(word({ kind: "equip", item: "cait" }, turn)).not.toBe("action-equip");
    expect(word({ kind: "equip", item: "ripper" }, turn)).toBe("action-equip");
    expect(word({ kind: "drop", item: "cait" }, turn)).toBe("action-drop");
  });

  it("are so too when they have just come", () => {
    expect(word({ kind: "equip-gained" }, { message: "prompt-stow", args: { item: "cait", companion: 1 } })).not.toBe("action-equip-gained");
    expect(word({ kind: "equip-gained" }, { message: "prompt-stow", args: { item: "ripper", companion: 0 } })).toBe("action-equip-gained");
  });
});
