import { expect, it } from "vitest";
import { Digest } from "../src/lib/digest.svelte";
import { Session } from "../src/lib/session.svelte";
import { Unread } from "../src/lib/unread.svelte";
import type { Action, PromptInfo, Update } from "../src/protocol";

let events = 0;
const told = (version: number, seats: readonly number[], asked: boolean, more: object = {}): Update =>
  ({
    version, since: version - 1, seat: 0, view: {}, result: null, now: 0, chat: [], ordered: [], said: [], taken_back: [], refusals: [], stood_in: [], acks: [],
    events: seats.map((seat) => ({ number: events++, kind: "moved", seat })),
    table: { id: "t", seats: [{ mine: true }, { mine: false }], spectators: 0, waiting: [] },
    prompts: asked ? [{ decision: version, blocking: true, message: "prompt-turn" }] : [], ...more,
  }) as unknown as Update;

function table(...updates: Update[]) {
  const session = new Session();
  const digest = new Digest(session, ["whole"]);
  const play = (update: Update) => session.update(update);
  /** The reader answers, and is told what came of it. */
  const answer = (update: Update) => {
    void session.play({ decision: update.version } as PromptInfo, { kind: "pass" } as Action);
    session.update({ ...update, acks: ["mine"] });
  };
  updates.forEach(play);
  return { session, digest, play, answer };
}

it("what the others did since one's last answer is told, one's own doings are not", () => {
  events = 0;
  const { digest, play, answer } = table(told(1, [1], true, { since: 0 }));
  expect(digest.events).toEqual([]);
  answer(told(2, [0, 0], false));
  expect(digest.events).toEqual([]);
  play(told(3, [1, 1], false));
  // The rules throw for the reader where there is nothing to choose: that is no news of the others.
  play(told(4, [1, 0], true));
  expect(digest.events.map(({ number }) => number)).toEqual([3, 4, 5]);
  expect(digest.since).toBe(2);
  // The first of several answers to one turn: what follows from it was not done by others.
  answer(told(5, [0], true));
  expect(digest.events).toEqual([]);
});

it("what befell the reader by others is told where it is big", () => {
  events = 0;
  const { digest, play, answer } = table(told(1, [1], true, { since: 0 }));
  answer(told(2, [0], false));
  play(told(3, [1], true, { events: [{ number: 2, kind: "sold", seat: 1 }, { number: 3, kind: "gained", seat: 0 }, { number: 4, kind: "whole", seat: 0 }] }));
  expect(digest.events.map(({ kind }) => String(kind))).toEqual(["sold", "whole"]);
});

it("the weightiest thing is told first, and of equals the newest", () => {
  events = 0;
  const { session, digest, play, answer } = table(told(1, [1], true, { since: 0 }));
  session.presenter.scenesOf = (some) => some.map(({ number }) => ({ title: String(number), rows: [], big: { drawn: "", weight: number === 3 ? 3 : 1 } }));
  answer(told(2, [0], false));
  play(told(3, [1], false));
  play(told(4, [1], false));
  play(told(5, [1], true));
  expect(digest.headlines).toEqual(["3", "4", "2"]);
});

it("what was taken back is not told", () => {
  events = 0;
  const { digest, session, play, answer } = table(told(1, [1], true, { since: 0 }));
  answer(told(2, [0], false));
  play(told(3, [1, 1], false));
  play(told(4, [1], true, { taken_back: [{ first: 2, end: 4 }] }));
  expect(digest.events.map(({ number }) => number)).toEqual([4]);
  expect(session.events.map((event) => session.isVoid(event))).toEqual([false, false, true, true, false]);
});

it("whom the table waits for is told with what is shown, not before it", async () => {
  events = 0;
  const waits = (seat: number) => ({ table: { id: "t", seats: [{ mine: true }, { mine: false }], spectators: 0, waiting: [{ seat, since: 0, due: null, reserve: 0 }] } });
  const session = new Session();
  let arrived = () => {};
  session.presenter.theatre = {
    hold: () => Promise.resolve(),
    change: (apply) => new Promise((resolve) => {
      arrived = () => {
        apply();
        resolve();
      };
    }),
    settle: () => null,
  };
  session.update(told(1, [1], false, { since: 0, ...waits(1) }));
  Object.defineProperty(globalThis, "document", { value: { hidden: false }, configurable: true });
  session.update(told(2, [1], true, waits(0)));
  expect(session.now?.table.waiting.map(({ seat }) => seat)).toEqual([1]);
  await Promise.resolve();
  arrived();
  expect(session.now?.table.waiting.map(({ seat }) => seat)).toEqual([0]);
});

it("lines of others count as new until the chat is looked at, and one's own never do", () => {
  events = 0;
  const line = (version: number, seat: number | null) => ({ version, seat, name: "", text: "", time: 0 });
  const { session } = table(told(1, [], false, { since: 0, chat: [line(1, 1), line(2, 0), line(3, null)] }));
  const unread = new Unread(session);
  expect(unread.count).toBe(2);
  unread.look();
  expect(unread.count).toBe(0);
});
