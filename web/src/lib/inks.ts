/** The colours in which players are drawn: those that they have picked or were dealt, where a game has such. */

import type { ChoiceInfo, SeatInfo } from "../protocol";

/** The choice that is a colour, whatever game it is of. */
const COLOUR = "colour";
/** What the theme has inks for; players of other colours are drawn in that of their seat. */
const INKS: readonly string[] = ["blue", "yellow", "green", "purple", "orange", "grey"];

function inkOf(picks: Readonly<Record<string, string>>): string | null {
  const colour = picks[COLOUR];
  return colour !== undefined && INKS.includes(colour) ? colour : null;
}

/** The class of what is drawn in the colour that a seat has picked; while it has picked none, in that of the paper. */
export function inkClass(choices: readonly ChoiceInfo[], picks: Readonly<Record<string, string>>): string {
  if (!choices.some((choice) => choice.name === COLOUR)) return "";
  return `ink-${inkOf(picks) ?? "none"}`;
}

/** The colours of a table's players, seat by seat, as one text: equal texts are nothing new. */
export function inksOf(seats: readonly Pick<SeatInfo, "picks">[]): string {
  return seats.map(({ picks }) => inkOf(picks) ?? "").join(" ");
}

/** Draw everything on the page that is a seat's in its player's colour; call what it returns to end that. */
export function wearInks(root: HTMLElement, inks: string): () => void {
  const worn = inks.split(" ").flatMap((ink, seat) => (ink === "" ? [] : [[`--seat-${seat}`, `var(--colour-${ink})`] as const]));
  for (const [name, ink] of worn) root.style.setProperty(name, ink);
  return () => {
    for (const [name] of worn) root.style.removeProperty(name);
  };
}
