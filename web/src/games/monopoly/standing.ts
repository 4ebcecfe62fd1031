/** What the strip shows of a player: cash, and what all they have is worth. */

import type { Standing } from "../parts";
import { CAP, WORTH } from "./art";
import type { MonopolyView } from "./wire";

export function standing(view: MonopolyView, seat: number): Standing {
  const player = view.players[seat];
  if (!player) return { figures: [] };
  if (player.bankrupt !== null) return { figures: [], note: "monopoly-bankrupt", out: true };
  const figures = [
    { id: "cash", drawn: { box: "0 0 12 12", fill: CAP }, value: player.cash, message: "monopoly-cash" },
    { id: "worth", drawn: WORTH, value: player.worth, message: "monopoly-worth", still: true },
  ];
  return { figures, note: player.jail === null ? null : "monopoly-jailed-short" };
}
