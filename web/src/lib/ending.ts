/** How a match ended for somebody, in a few words. */

import type { ResultInfo } from "../protocol";
import { say } from "./words.svelte";

/** Of several seats of theirs, the best one. */
export function endingOf(result: ResultInfo | null, seats: readonly number[], of: number): string {
  const [seat] = [...seats].sort((a, b) => (result?.ranks[a] ?? 0) - (result?.ranks[b] ?? 0));
  if (!result || seat === undefined) return say("line-over");
  const score = result.scores[seat] ?? 0;
  if (result.winners.includes(seat)) return say("line-won", { score });
  return result.ranks[seat] ? say("line-place", { place: result.ranks[seat], of, score }) : say("line-lost-match", { score });
}
