/** What seats pick before a match, by the name of a choice; null for whatever is left. */

export type Picks = Record<string, string | null>;

interface Picker {
  readonly picks: Readonly<Record<string, string>>;
}

/** What is really picked, as the server is told. */
export function chosen(picks: Picks): Record<string, string> {
  return Object.fromEntries(Object.entries(picks).flatMap(([choice, pick]) => (pick === null ? [] : [[choice, pick]])));
}

/** What these seats have picked, but for one of them. */
export function taken(seats: readonly Picker[], choice: string, but: number | null = null): string[] {
  return seats.flatMap((seat, at) => (at === but ? [] : (seat.picks[choice] ?? [])));
}
