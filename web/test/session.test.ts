import { expect, it } from "vitest";
import { Session } from "../src/lib/session.svelte";
import type { Update } from "../src/protocol";

const told = (version: number, blocking: boolean[]): Update =>
  ({
    version, since: version - 1, seat: 0, view: {}, result: null, now: 0, chat: [], ordered: [], said: [], taken_back: [], refusals: [], stood_in: [], acks: [], events: [{ number: version, kind: "moved" }],
    table: { seats: [], spectators: 0 }, prompts: blocking.map((one, decision) => ({ decision: version * 10 + decision, blocking: one })),
  }) as unknown as Update;

it("a turn begins once, however many answers it takes and however long they are shown", () => {
  const session = new Session();
  const turns = [[true], [true], [false], [true], [], [true, false]].map((blocking, at) => {
    session.update(told(at + 1, blocking));
    return session.turns;
  });
  expect(turns).toEqual([1, 1, 1, 2, 2, 3]);
});

it("whom the table waits for is told again when somebody comes or goes", () => {
  const session = new Session();
  session.update(told(1, []));
  const waiting = [{ seat: 1, since: 5, due: null, reserve: 0, asked: null, bot_from: 65 }];
  session.presence({ type: "presence", seats: [0], spectators: 2, waiting });
  expect(session.now?.table.waiting).toEqual(waiting);
  expect(session.newest?.table.waiting).toEqual(waiting);
  expect([session.here, session.onlookers]).toEqual([[0], 2]);
});

it("what a stand-in played is marked, for its seat only, and no line goes across", () => {
  const session = new Session();
  session.update({ ...told(1, []), stood_in: [{ seat: 1, first: 4, end: 6 }] });
  session.update({ ...told(2, []), stood_in: [{ seat: 2, first: 8, end: 9 }] });
  const marked = (seat: number) => [3, 4, 5, 6, 8, 9].filter((number) => session.isStandin({ number }, seat));
  expect([marked(1), marked(2), marked(0)]).toEqual([[4, 5], [8], []]);
  expect([3, 4, 5, 6, 7, 8, 9].filter((number) => session.turnsMark(number))).toEqual([4, 6, 8, 9]);
});
