/** Why a match ended, by name: the faction at the end of the track, and who had enough influence. */

import { seatName } from "../../../lib/seats";
import { say } from "../../../lib/words.svelte";
import type { GameParts } from "../../parts";

export const ending: NonNullable<GameParts<"wasteland">["ending"]> = ({ now }, words) => {
  const view = now?.view;
  const result = now?.result;
  if (!view || !result) return null;
  const names = result.winners.map((seat) => seatName(now.table, seat)).join(", ");
  const ahead = Object.entries(view.power).filter(([, { steps }]) => steps >= view.track).map(([faction]) => faction);
  const factions = words.pack.catalogue.scenarios[view.scenario]?.factions;
  const faction = ahead.map((one) => factions?.[one]?.name ?? words.label("faction", one)).join(", ");
  switch (result.reason) {
    case "influence":
      return say("wasteland-end-influence", { names, needed: view.needed });
    case "faction":
      return say("wasteland-end-faction", { faction, names, needed: view.needed });
    case "all-lost":
      return say("wasteland-end-lost", { faction, needed: view.needed });
    default:
      return null;
  }
};
