import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { othersHold } from "../src/lib/held";
import { Holding } from "../src/lib/holding.svelte";
import { Session } from "../src/lib/session.svelte";
import type { HoldInfo, Update } from "../src/protocol";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Seat 0 looks at a table where seat 1 is to throw since that moment. */
const told = (since: number, holds: HoldInfo[] = []): Update =>
  ({
    version: 1, since: 0, seat: 0, view: {}, result: null, now: 0, chat: [], ordered: [], said: [], taken_back: [], refusals: [], stood_in: [], acks: [], events: [], prompts: [{ decision: 1, blocking: false }],
    table: { status: "playing", seats: [{ standin: false }, { standin: false }], spectators: 0, waiting: [{ seat: 1, since, due: null }], holds },
  }) as unknown as Update;

/** A table whose server grants holds, or refuses them. */
function table(granted = true) {
  const sent: boolean[] = [];
  const session = new Session();
  session.update(told(1));
  session.attach({
    send: (message) => {
      const { on } = message as unknown as { on: boolean };
      sent.push(on);
      if (granted) session.holding({ type: "holding", holds: on ? [{ seat: 0, until: 60 }] : [], waiting: session.newest?.table.waiting ?? [] });
      return Promise.resolve(granted ? { type: "ack", id: "", version: 1 } : { type: "refused", id: "", code: "hold-spent", rule: null, detail: "" });
    },
  });
  return { session, sent, holding: new Holding(session) };
}

it("a deal that is laid out holds once, and lets go when it is done with or left alone, and says so", () => {
  const { sent, holding } = table();
  holding.touch();
  holding.touch();
  expect(sent).toEqual([true]);
  holding.close();
  expect(sent).toEqual([true, false]);
  holding.touch();
  vi.advanceTimersByTime(40_000);
  holding.touch();
  vi.advanceTimersByTime(40_000);
  expect(sent).toEqual([true, false, true]);
  expect([holding.asked, holding.lapsed]).toEqual([false, false]);
  vi.advanceTimersByTime(40_000);
  expect(sent).toEqual([true, false, true, false]);
  expect(holding.lapsed).toBe(true);
  holding.touch();
  expect(holding.lapsed).toBe(false);
  holding.letGo();
  expect(holding.lapsed).toBe(false);
});

it("what was asked for by the button stays until it is let go", () => {
  const { sent, holding } = table();
  void holding.take();
  holding.touch();
  holding.close();
  vi.advanceTimersByTime(100_000);
  expect(sent).toEqual([true]);
  holding.letGo();
  expect(sent).toEqual([true, false]);
});

it("where the time is used up a panel asks again only for another throw, and only the button says so", async () => {
  const { session, sent, holding } = table(false);
  holding.touch();
  await vi.advanceTimersByTimeAsync(0);
  holding.touch();
  expect(sent).toEqual([true]);
  expect(session.notice).toBeNull();
  session.refused({ type: "refused", id: "", code: "hold-spent", rule: null, detail: "" });
  await holding.take();
  expect(session.notice?.code).toBe("hold-spent");
  session.update(told(2));
  holding.touch();
  expect(sent).toEqual([true, true, true]);
});

it("who looks on holds nothing, and only a hold that keeps somebody waiting is told", () => {
  const { session, sent, holding } = table();
  session.update({ ...told(1), seat: null });
  holding.touch();
  expect(sent).toEqual([]);
  expect(othersHold(told(1, [{ seat: 1, until: null }, { seat: 0, until: 60 }]))).toEqual([]);
  expect(othersHold(told(1, [{ seat: 1, until: 60 }]))).toHaveLength(1);
});
