import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ruling } from "../../src/lib/ruling.svelte";
import type { Against } from "../../src/lib/session.svelte";
import type { MonopolyAction } from "../../src/games/monopoly/wire";

const SHORT: Against = { rule: "monopoly/trade", lacks: [{ message: "lack-caps", args: { amount: 5 } }] };
const deal = (cash: number, deeds: string[] = []): MonopolyAction => ({ kind: "offer", to: 1, deeds, cards: [], cash });

/** A server that answers when it is told to. */
function server() {
  const asked: { action: unknown; answer: (against: Against | null) => void }[] = [];
  const against = (action: unknown) => new Promise<Against | null>((answer) => asked.push({ action, answer }));
  return { asked, ruling: new Ruling<"monopoly">({ against, now: null }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what the server says of something that is put together", () => {
  it("is asked for when it has settled, and stands until it is said anew", async () => {
    const { asked, ruling } = server();
    ruling.about(deal(1))();
    ruling.about(deal(10));
    await vi.runAllTimersAsync();
    expect(asked.map(({ action }) => action)).toEqual([deal(10)]);
    asked[0]?.answer(SHORT);
    await vi.runAllTimersAsync();
    expect(ruling.against).toBe(SHORT);
    ruling.about(deal(10, ["megaton"]));
    await vi.runAllTimersAsync();
    expect(ruling.against).toBe(SHORT);
    asked[1]?.answer(null);
    await vi.runAllTimersAsync();
    expect(ruling.against).toBeNull();
  });

  it("counts no longer when something else was asked since, or nothing is there any more", async () => {
    const { asked, ruling } = server();
    ruling.about(deal(1));
    await vi.runAllTimersAsync();
    ruling.about(deal(2));
    await vi.runAllTimersAsync();
    asked[0]?.answer(SHORT);
    await vi.runAllTimersAsync();
    expect(ruling.against).toBeNull();
    ruling.forget();
    asked[1]?.answer(SHORT);
    await vi.runAllTimersAsync();
    expect(ruling.against).toBeNull();
  });
});
