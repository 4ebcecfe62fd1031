/** Whose turn it is, in a few words: the heading of the question and the voice say the same. */

import type { Update } from "../protocol";
import { seatName } from "./seats";
import { say, unstopped, type GameWords } from "./words.svelte";

/** Whether the table waits for whoever looks. */
export function isAsked(update: Update | null): boolean {
  return update?.prompts.some((prompt) => prompt.blocking) ?? false;
}

/** showing: whether something that happened is still being shown, and the question comes after it. */
export function turnText(now: Update, showing: boolean): string {
  const { table, seat } = now;
  if (isAsked(now)) return callOf(now);
  const held = showing && table.waiting.some((wait) => wait.seat === seat);
  if (held || table.waiting.length === 0) return say("ask-moment");
  return say("ask-waiting", { names: table.waiting.map((wait) => seatName(table, wait.seat)).join(", ") });
}

export interface Asked {
  readonly names: string;
  readonly question: string;
}

/** What the table waits for, question by question, with the names of those who are asked; only what everybody may know. */
export function othersAsked(words: GameWords, { table, seat }: Update): Asked[] {
  const found = new Map<string, string[]>();
  for (const { seat: other, asked } of table.waiting) {
    if (other === seat || !asked) continue;
    const question = unstopped(words.wired(asked.message, asked.args));
    found.set(question, [...(found.get(question) ?? []), seatName(table, other)]);
  }
  return [...found].map(([question, names]) => ({ names: names.join(", "), question }));
}

/** Several people on one device are called by name; who is asked in another's turn is told that it is not theirs. */
function callOf({ table, seat, view }: Update): string {
  if (table.seats.filter((one) => one.mine).length > 1) return say("ask-turn-of", { name: seatName(table, seat ?? 0) });
  const turn = view && "turn" in view ? view.turn : null;
  return say(turn === null || turn === seat ? "ask-your-turn" : "ask-you");
}
