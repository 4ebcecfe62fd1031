/** How a match ended, in a few words: who won, and the reader's own place. */

import type { Update } from "../protocol";
import { seatName } from "./seats";
import { say } from "./words.svelte";

export interface Outcome {
  readonly title: string;
  /** The reader's place in words; null where several people share the screen, and where nobody wins. */
  readonly place: string | null;
  readonly won: boolean;
  /** Whether anybody has won. */
  readonly crown: boolean;
}

export function outcomeOf({ result, table, seat }: Update): Outcome | null {
  if (!result) return null;
  const winners = result.winners.map((winner) => seatName(table, winner));
  const title = say("end-winners", { count: winners.length, names: winners.join(", ") });
  // Several people on one screen read the places in the table.
  const own = seat !== null && table.seats.filter((one) => one.mine).length === 1 ? (result.ranks[seat] ?? 0) : 0;
  const message = own === 1 ? (winners.length > 1 ? "end-place-shared" : "end-place-first") : "end-place";
  return { title, place: own > 0 ? say(message, { place: own, of: table.seats.length }) : null, won: own === 1, crown: winners.length > 0 };
}
