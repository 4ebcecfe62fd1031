/** What the strip shows of a player: happiness, and what is on the three tracks. */

import type { Figure, Standing } from "../parts";
import { ICONS } from "./icons";
import type { ShelterView } from "./wire";

const FIGURES = ["happiness", "energy", "food", "water"] as const;

export function standing(view: ShelterView, seat: number): Standing {
  const player = view.players[seat];
  if (!player) return { figures: [] };
  const figures = FIGURES.map((id): Figure => ({ id, drawn: ICONS[id], value: player[id], message: `shelter-${id}` }));
  return { figures, note: player.passed ? "shelter-passed" : null };
}

/** What parts players with equal happiness: cubes, then dwellers, then items. */
export const tie = {
  rule: "shelter/tie-break",
  figures: ({ players }: ShelterView) => [
    { message: "shelter-tie-cubes", points: players.map(({ energy, food, water }) => energy + food + water) },
    { message: "shelter-tie-dwellers", points: players.map(({ dwellers }) => dwellers.length) },
    { message: "shelter-tie-items", points: players.map(({ items }) => items.length) },
  ],
};
