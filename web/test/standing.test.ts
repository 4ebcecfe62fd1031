import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GuideStep } from "../src/lib/guide.svelte";
import type { Order } from "../src/lib/orders.svelte";
import type { Session } from "../src/lib/session.svelte";
import type { Action, Event, PromptInfo, Update } from "../src/protocol";

// What a browser has and these parts look at when they are loaded.
const kept = new Map<string, string>();
const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text), removeItem: (key: string) => kept.delete(key) };
vi.stubGlobal("localStorage", shelf);
vi.stubGlobal("sessionStorage", shelf);
const { Orders } = await import("../src/lib/orders.svelte");
const { Guide, beginGuide, isGuided } = await import("../src/lib/guide.svelte");
const { settings } = await import("../src/lib/settings.svelte");

const FOOD: Action = { kind: "take-income", resource: "food" };
const ORDER: Order = { id: "income", message: "prompt-income", ways: ["food"], answer: () => FOOD };

function asked(decision: number): PromptInfo {
  return { decision, message: "prompt-income", args: { space: 8 }, rule: "shelter/income", blocking: false, endless: false, actions: [FOOD] };
}

/** A table as far as orders look at it; `answer` is what the server says to whatever is played. */
function table(answer: "ack" | "refused" = "ack") {
  const played: number[] = [];
  const session = {
    now: { seat: 0, prompts: [asked(1)], table: { seats: [{ standin: false }], holds: [] }, result: null } as unknown as Update,
    events: [{ number: 7, kind: "passed", seat: 0 }] as Event[],
    fresh: [] as Event[],
    notice: { code: "stale", rule: null },
    play: (prompt: PromptInfo) => {
      played.push(prompt.decision);
      return Promise.resolve({ type: answer });
    },
  };
  return { session, played, orders: new Orders("shelter", [ORDER], session as unknown as Session, {}) };
}

beforeEach(() => {
  kept.clear();
  settings.setOrder("shelter/income", "food");
});

describe("standing orders", () => {
  it("answer a question once, and say so", async () => {
    const { orders, played } = table();
    orders.look();
    orders.look();
    await Promise.resolve();
    expect(played).toEqual([1]);
    expect(orders.notes).toEqual([{ order: ORDER, action: FOOD, after: 7 }]);
  });

  it("leave alone what they are not about, what is to be asked, and a seat that a bot plays", () => {
    const { session, orders, played } = table();
    settings.setOrder("shelter/income", "ask");
    orders.look();
    settings.setOrder("shelter/income", "nonsense");
    orders.look();
    settings.setOrder("shelter/income", "food");
    session.now = { ...session.now, table: { seats: [{ standin: true }], holds: [] } } as unknown as Update;
    orders.look();
    session.now = { ...session.now, prompts: [{ ...asked(1), message: "prompt-turn" }], table: { seats: [{}], holds: [] } } as unknown as Update;
    orders.look();
    expect(played).toEqual([]);
  });

  it("ask who takes an answer back, but not because somebody else did", () => {
    const { session, orders, played } = table();
    session.fresh = [{ number: 8, kind: "undone", seat: 1 }];
    orders.look();
    expect(played).toEqual([1]);
    session.now = { ...session.now, prompts: [asked(2)] } as Update;
    session.fresh = [{ number: 9, kind: "undone", seat: 0 }];
    orders.look();
    session.fresh = [];
    orders.look();
    expect(played).toEqual([1]);
    // Until they give the order anew, with the question before them.
    orders.set(ORDER, "food");
    orders.look();
    expect(played).toEqual([1, 2]);
  });

  it("need no excuse where the table was quicker", async () => {
    const { session, orders } = table("refused");
    orders.look();
    await Promise.resolve();
    expect(orders.notes).toEqual([]);
    expect(session.notice).toBeNull();
  });
});

describe("the guide", () => {
  let picked = false;
  const steps: GuideStep[] = [{ id: "read", anchors: [] }, { id: "pick", anchors: [], done: () => picked }, { id: "last", anchors: [] }];
  const open = () => new Guide("shelter", "t1", steps, table().session as unknown as Session, {} as never);

  it("goes on when something is read or done, survives a reload, and is remembered when it is over", () => {
    beginGuide("t1");
    expect([isGuided("t1"), isGuided("t2")]).toEqual([true, false]);
    const guide = open();
    guide.look();
    expect(guide.step?.id).toBe("read");
    guide.next();
    guide.look();
    expect(guide.step?.id).toBe("pick");
    picked = true;
    const again = open();
    expect(again.step?.id).toBe("pick");
    again.look();
    expect(again.step?.id).toBe("last");
    expect(settings.guided).toEqual([]);
    again.next();
    expect(again.step).toBeNull();
    expect(settings.guided).toEqual(["shelter"]);
    expect(isGuided("t1")).toBe(false);
  });
});
