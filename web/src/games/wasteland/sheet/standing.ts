/** What the strip shows of a player: agenda cards, which bring influence; health; caps. */

import type { Standing } from "../../parts";
import type { WastelandView } from "../wire";
import { ICONS } from "./icons";

export function standing(view: WastelandView, seat: number): Standing {
  const survivor = view.survivors[seat];
  // Before the first round nobody has anything yet.
  if (!survivor || view.round === 0) return { figures: [] };
  const agendas = survivor.hand.length + Number(survivor.pledged !== null);
  return {
    figures: [
      { id: "agenda", drawn: ICONS.agenda, value: agendas, message: "wasteland-agendas-held" },
      { id: "health", drawn: ICONS.health, value: survivor.health, message: "wasteland-sheet-health" },
      { id: "caps", drawn: ICONS.caps, value: survivor.caps, message: "wasteland-sheet-caps" },
    ],
    note: survivor.eliminated ? "wasteland-sheet-out" : null,
    out: survivor.eliminated,
  };
}
