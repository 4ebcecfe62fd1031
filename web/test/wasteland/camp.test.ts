import { describe, expect, it } from "vitest";
import { isWorthIt, nextOf } from "../../src/games/wasteland/camp/whole";
import type { Choice } from "../../src/lib/choosing.svelte";
import type { WastelandAction } from "../../src/games/wasteland/wire";

type Kind = "rest" | "sleep" | "ready" | "break-camp";
const listed = (...kinds: readonly Kind[]) => kinds.map((kind) => ({ action: { kind } as WastelandAction }) as Choice<"wasteland">);

describe("a whole camp in one press", () => {
  it("rests, sleeps and ends, whatever of it the rules list", () => {
    const next = (...kinds: readonly Kind[]) => nextOf(listed(...kinds))?.action.kind ?? null;
    expect(next("rest", "sleep", "ready", "break-camp")).toBe("rest");
    expect(next("sleep", "ready", "break-camp")).toBe("sleep");
    expect(next("ready", "break-camp")).toBe("break-camp");
    expect(next()).toBeNull();
  });

  it("is offered only where it saves a press", () => {
    expect([isWorthIt(listed("rest", "break-camp")), isWorthIt(listed("ready", "break-camp"))]).toEqual([true, false]);
  });
});
