import { describe, expect, it, vi } from "vitest";

const shelf = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value), removeItem: (key: string) => shelf.delete(key) });
vi.mock("../src/lib/settings.svelte", () => ({ settings: { setGuided: vi.fn() } }));

const { Guide } = await import("../src/lib/guide.svelte");
type Args = ConstructorParameters<typeof Guide>;

describe("a guide", () => {
  it("says nothing of what is not there yet, and goes past what is done", () => {
    const there = { quest: false, done: false };
    const steps: Args[2] = [{ id: "quest", anchors: [], ready: () => there.quest, done: () => there.done }, { id: "rules", anchors: [] }];
    const guide = new Guide("game", "table", steps, { now: null } as unknown as Args[3], {} as Args[4]);
    guide.look();
    expect([guide.step?.id, guide.shown]).toEqual(["quest", null]);
    there.quest = true;
    guide.look();
    expect(guide.shown?.id).toBe("quest");
    there.done = true;
    guide.look();
    expect(guide.shown?.id).toBe("rules");
  });
});
