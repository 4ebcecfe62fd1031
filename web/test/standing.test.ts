import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GuideStep } from "../src/lib/guide.svelte";
import type { GameWords } from "../src/lib/words.svelte";
import type { OrderedInfo, PromptInfo, Update } from "../src/protocol";

// What a browser has and these parts look at when they are loaded.
const kept = new Map<string, string>();
const shelf = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text), removeItem: (key: string) => kept.delete(key) };
vi.stubGlobal("localStorage", shelf);
vi.stubGlobal("sessionStorage", shelf);
const { Orders, bringOrders } = await import("../src/lib/orders.svelte");
const { Session } = await import("../src/lib/session.svelte");
const { Guide, beginGuide, isGuided } = await import("../src/lib/guide.svelte");
const { settings } = await import("../src/lib/settings.svelte");

const ORDERS = [
  { name: "income", questions: ["prompt-income"], ways: ["food"] },
  { name: "use", questions: ["prompt-use", "prompt-arm"], ways: ["go-on"] },
];
const words = { text: (id: string) => id } as unknown as GameWords;

/** A seat at a table, as far as orders look at it; what is sent stands in `sent`. */
function seated(orders: Record<string, string> = {}, seat: number | null = 0, status = "playing") {
  const sent: unknown[] = [];
  const session = new Session();
  session.attach({ send: (message) => (sent.push(message), Promise.resolve({ type: "ack", id: "", version: 0 })) });
  const told = (version: number, more: Partial<Update> = {}): void =>
    session.update({
      version, since: version - 1, seat, now: 0, view: null, result: null, prompts: [], chat: [], events: [], orders, ordered: [], said: [], taken_back: [], refusals: [], stood_in: [], acks: [],
      table: { id: "t1", game: "shelter", status, seats: [], spectators: 0, orders: ORDERS }, ...more,
    } as unknown as Update);
  told(1);
  return { session, sent, told, orders: new Orders(session, words) };
}

beforeEach(() => {
  kept.clear();
  settings.setOrder("shelter/income", "ask");
  settings.setOrder("shelter/use", "ask");
  kept.clear();
});

describe("standing orders", () => {
  it("are those of the table, about the questions that it names, as the server says they stand", () => {
    const { orders } = seated({ income: "food" });
    expect(orders.of({ message: "prompt-arm" } as PromptInfo)).toEqual(ORDERS[1]);
    expect(orders.of({ message: "prompt-turn" } as PromptInfo)).toBeUndefined();
    expect(ORDERS.map((order) => orders.way(order))).toEqual(["food", "ask"]);
    expect(seated({}, null).orders.all).toEqual([]);
  });

  it("are given to the server together with those that stand, and kept for tables to come", () => {
    const { orders, sent } = seated({ income: "food" });
    const use = ORDERS[1];
    if (use) orders.set(use, "go-on");
    expect(sent).toEqual([{ type: "orders", orders: { income: "food", use: "go-on" } }]);
    expect(settings.orders["shelter/use"]).toBe("go-on");
  });

  it("answer nobody by surprise: given at an open question, they begin once that is answered, or at once where one says so", () => {
    const { orders, sent, told } = seated();
    const [income] = ORDERS;
    if (!income) throw new Error("there is no order");
    const open = { prompts: [{ decision: 3, message: "prompt-income", blocking: false }] } as unknown as Partial<Update>;
    told(2, open);
    orders.set(income, "food");
    orders.look();
    expect([sent, orders.waits(income), orders.way(income)]).toEqual([[], true, "food"]);
    told(3);
    orders.look();
    expect([sent, orders.waits(income)]).toEqual([[{ type: "orders", orders: { income: "food" } }], false]);
    told(4, open);
    orders.set(income, "food");
    orders.begin(income);
    expect(sent).toHaveLength(2);
  });

  it("tell what they answered until the player has done something, and again to nobody who has", () => {
    const { session, orders, told } = seated();
    const note: OrderedInfo = { version: 2, order: "income", action: { kind: "take-income", resource: "food" }, event: 7, noticed: false };
    told(2, { ordered: [note] });
    expect(orders.last?.action).toEqual(note.action);
    void session.play({ decision: 1 } as PromptInfo, { kind: "pass" });
    expect(orders.last).toBeNull();
    expect(session.ordered).toHaveLength(1);
    told(3, { since: 0, ordered: [{ ...note, noticed: true }] });
    expect([session.ordered.length, orders.last]).toEqual([1, null]);
    told(4, { since: 0, ordered: [note] });
    expect(orders.last?.event).toBe(7);
  });
});

describe("what the browser keeps", () => {
  it("is brought to each seat once, and again when it has changed", () => {
    const { session, sent } = seated();
    bringOrders(session);
    expect(sent).toEqual([]);
    settings.setOrder("shelter/income", "food");
    settings.setOrder("shelter/use", "nonsense");
    bringOrders(session);
    bringOrders(session);
    expect(sent).toEqual([{ type: "orders", orders: { income: "food" } }]);
    const other = seated({}, 1);
    bringOrders(other.session);
    expect(other.sent).toEqual([{ type: "orders", orders: { income: "food" } }]);
    settings.setOrder("shelter/use", "go-on");
    bringOrders(session);
    expect(sent).toHaveLength(2);
  });

  it("is brought to no table that is over, and not by those who look on", () => {
    settings.setOrder("shelter/income", "food");
    for (const { session, sent } of [seated({}, null), seated({}, 0, "over")]) {
      bringOrders(session);
      expect(sent).toEqual([]);
    }
  });
});

describe("the guide", () => {
  let picked = false;
  const steps: GuideStep[] = [{ id: "read", anchors: [] }, { id: "pick", anchors: [], done: () => picked }, { id: "last", anchors: [] }];
  const open = () => new Guide("shelter", "t1", steps, seated().session, {} as never);

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
