/** Which questions have a panel of their own here. */

import { say } from "../../../lib/words.svelte";
import type { GameParts } from "../../parts";
import AnswerOffer from "../camp/AnswerOffer.svelte";
import Camp from "../camp/Camp.svelte";
import Market from "../camp/Market.svelte";
import Agendas from "../power/Agendas.svelte";
import ChooseOption from "./ChooseOption.svelte";
import TableNote from "./TableNote.svelte";

type PanelOf = NonNullable<GameParts<"wasteland">["panelOf"]>;

/** What wants room lies on the table, or fills a small screen; the question only says so. */
export const tablePanelOf: PanelOf = ({ message }) => {
  switch (message) {
    case "prompt-choose-option":
      return ChooseOption;
    case "prompt-answer-offer":
      return AnswerOffer;
    case "prompt-trade":
      return Market;
    default:
      return null;
  }
};

export const panelOf: PanelOf = (prompt) => {
  const lying = tablePanelOf(prompt);
  if (lying !== null) return TableNote;
  switch (prompt.message) {
    case "prompt-camp":
      return Camp;
    case "prompt-give-back":
    case "prompt-give-agenda":
      return Agendas;
    default:
      return null;
  }
};

/** The terms lie beside it, by the names of the things. */
export const asks: NonNullable<GameParts<"wasteland">["asks"]> = (prompt) =>
  prompt.message === "prompt-answer-offer" ? say("wasteland-offer-asks") : null;
