import { expect, it } from "vitest";
import { Session } from "../src/lib/session.svelte";
import type { Update } from "../src/protocol";

const told = (version: number, blocking: boolean[]): Update =>
  ({
    version, since: version - 1, seat: 0, view: {}, result: null, now: 0, chat: [], ordered: [], taken_back: [], events: [{ number: version, kind: "moved" }],
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
