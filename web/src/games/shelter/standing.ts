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
