/** Which questions have a panel of their own here. */

import type { GameParts } from "../../parts";
import AnswerOffer from "../camp/AnswerOffer.svelte";
import Camp from "../camp/Camp.svelte";
import Market from "../camp/Market.svelte";
import Agendas from "../power/Agendas.svelte";
import ChooseOption from "./ChooseOption.svelte";

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = ({ message }) => {
  switch (message) {
    case "prompt-choose-option":
      return ChooseOption;
    case "prompt-camp":
      return Camp;
    case "prompt-answer-offer":
      return AnswerOffer;
    case "prompt-trade":
      return Market;
    case "prompt-give-back":
    case "prompt-give-agenda":
      return Agendas;
    default:
      return null;
  }
};
