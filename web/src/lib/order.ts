/** In which order players are shown. */

/** All seats in order of play, the reader's own first. */
export function ownFirst(count: number, mine: number | null): number[] {
  return Array.from({ length: count }, (_, after) => ((mine ?? 0) + after) % count);
}
