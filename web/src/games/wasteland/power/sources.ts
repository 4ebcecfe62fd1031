/** Where influence came from, for the end: a point for each agenda card, and what the cards' words have given. */

import type { GameParts } from "../../parts";
import { agendasOf } from "../camp/slots";

export const sources: GameParts<"wasteland">["sources"] = ({ now }) => {
  const view = now?.view;
  const result = now?.result;
  if (!view || !result) return [];
  const cards = view.survivors.map((survivor) => (survivor.eliminated ? 0 : agendasOf(survivor)));
  return [
    { message: "wasteland-source-cards", points: cards },
    { message: "wasteland-source-words", points: cards.map((count, seat) => (result.scores[seat] ?? 0) - count) },
  ];
};
