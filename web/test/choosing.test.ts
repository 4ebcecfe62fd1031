import { describe, expect, it, vi } from "vitest";
import { Choosing, inPlace, keyOf, type Aims, type Choice } from "../src/lib/choosing.svelte";
import type { Answer } from "../src/lib/connection";
import type { Session } from "../src/lib/session.svelte";
import type { Action, PromptInfo } from "../src/protocol";

const aims: Aims = {
  targetOf: (action) => action.kind,
  prefer: (choices) => choices[0],
  composes: (action) => action.kind === "bid",
  probe: () => null,
};

const bid = (amount: number): Action => ({ kind: "bid", amount });
const question = (decision: number): PromptInfo =>
  ({ decision, message: "prompt-bid", endless: true, actions: [{ kind: "pass" }, bid(1)] }) as unknown as PromptInfo;

/** An auction whose server answers when the test says so. */
function auction() {
  const prompt = question(7);
  const played: Action[] = [];
  let settle = (answer: Partial<Answer>): void => void answer;
  const session = {
    now: { version: 3, seat: 0, prompts: [prompt] },
    events: [],
    notice: null,
    presenter: { skip: vi.fn() },
    play(_: PromptInfo, action: Action) {
      played.push(action);
      return new Promise((resolve) => (settle = resolve as typeof settle));
    },
  };
  const choosing = new Choosing(session as unknown as Session, aims);
  const answer = async (told: Partial<Answer>) => {
    settle(told);
    await Promise.resolve();
  };
  return { choosing, session, prompt, played, answer };
}

describe("a thing that cannot be chosen now", () => {
  it("is answered by the rule that leads to it, where the game knows one, else by the server", () => {
    const { session } = auction();
    const why = vi.fn();
    const probe: Action = { kind: "take", resource: "food" };
    const known: Aims = { ...aims, probe: () => probe, wayTo: (target) => (target === "card" ? "item-gain" : null) };
    const choosing = new Choosing({ ...session, why } as unknown as Session, known);
    const told = choosing as unknown as { session: { notice: unknown } };
    choosing.pick("card");
    expect(told.session.notice).toEqual({ code: "illegal", rule: "item-gain", lacks: [], asked: probe });
    expect(why).not.toHaveBeenCalled();
    choosing.pick("square");
    expect(told.session.notice).toBeNull();
    expect(why).toHaveBeenCalledWith(probe);
  });
});

describe("an answer that is under way", () => {
  it("is given once, however often it is clicked, also where the game composed it", () => {
    const { choosing, prompt, played } = auction();
    expect(choosing.play(prompt, bid(20))).not.toBeNull();
    expect(choosing.sending).toBe(true);
    expect(choosing.play(prompt, bid(30))).toBeNull();
    const [pass] = choosing.all;
    if (pass) choosing.choose(pass);
    choosing.confirm();
    expect(played).toEqual([bid(20)]);
  });

  it("makes room for another one as soon as it was refused", async () => {
    const { choosing, prompt, answer } = auction();
    void choosing.play(prompt, bid(20));
    await answer({ type: "refused" });
    expect(choosing.sending).toBe(false);
  });

  it("makes room where the same question is asked on, with the update that shows it", async () => {
    const { choosing, session, prompt, answer } = auction();
    void choosing.play(prompt, bid(20));
    await answer({ type: "ack", version: 4 });
    expect(choosing.sending).toBe(true);
    session.now = { ...session.now, version: 4 };
    expect(choosing.sending).toBe(false);
  });

  it("makes room where something else is asked", () => {
    const { choosing, session, prompt } = auction();
    void choosing.play(prompt, bid(20));
    session.now = { ...session.now, prompts: [question(8)] };
    expect(choosing.sending).toBe(false);
  });
});

it("an answer that is closed now keeps its place, and what else is open follows", () => {
  const prompt = question(7);
  const choice = (action: Action): Choice => ({ key: keyOf(7, action), prompt, action, target: action.kind });
  const open = [choice(bid(1)), choice({ kind: "pass" })];
  const rows = inPlace(prompt, open, [{ kind: "buy" }, { kind: "pass" }]);
  expect(rows.map(({ action, choice: found }) => [action.kind, found !== null])).toEqual([["buy", false], ["pass", true], ["bid", true]]);
});
