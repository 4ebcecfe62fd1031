/** What the people at a table are called, and in which order they are shown. */

import type { TableInfo } from "../protocol";
import { say } from "./words.svelte";

export function seatName(table: TableInfo | null, seat: number): string {
  const info = table?.seats[seat];
  if (!info || info.kind === "open") return say("seat-open", { number: seat + 1 });
  if (info.kind === "person") return info.name || say("seat-number", { number: seat + 1 });
  return info.left ? say("seat-left", { name: info.left }) : say("seat-bot", { number: seat + 1 });
}

/** All seats in order of play, the reader's own first. */
export function ownFirst(count: number, mine: number | null): number[] {
  return Array.from({ length: count }, (_, after) => ((mine ?? 0) + after) % count);
}
