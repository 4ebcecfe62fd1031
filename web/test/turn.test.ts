import { expect, it } from "vitest";
import { othersAsked } from "../src/lib/turn";
import type { GameWords } from "../src/lib/words.svelte";
import type { Update } from "../src/protocol";

const words = { wired: (id: string, args: object) => `${id} ${JSON.stringify(args)}` } as unknown as GameWords;
const person = (seat: number, name: string) => ({ seat, kind: "person", name, mine: seat === 0 });
const waits = (seat: number, message: string | null) => ({ seat, asked: message === null ? null : { message, args: { seat } } });

function asked(seat: number | null, waiting: object[]): { names: string; question: string }[] {
  const seats = ["Ann", "Bob", "Cy"].map((name, number) => person(number, name));
  return othersAsked(words, { seat, table: { seats, waiting } } as unknown as Update);
}

it("says what others are asked, with all who are asked the same, and nothing of the reader's own question", () => {
  const same = { message: "prompt-door", args: {} };
  expect(asked(0, [{ seat: 0, asked: same }, { seat: 1, asked: same }, { seat: 2, asked: same }])).toEqual([{ names: "Bob, Cy", question: "prompt-door {}" }]);
  expect(asked(null, [waits(1, "prompt-a"), waits(2, "prompt-b")]).map(({ names }) => names)).toEqual(["Bob", "Cy"]);
  expect(asked(0, [waits(1, null)])).toEqual([]);
});
