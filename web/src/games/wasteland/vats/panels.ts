/** Which questions have a panel of their own here: all that is asked while dice are thrown. */

import { say } from "../../../lib/words.svelte";
import type { GameParts } from "../../parts";
import Aim from "./Aim.svelte";
import SetDie from "./SetDie.svelte";

const AIMED = ["prompt-aim", "prompt-brace", "prompt-strike"];

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = ({ message }) => {
  if (message === "prompt-set-die") return SetDie;
  return AIMED.includes(message) ? Aim : null;
};

/** The panel tells what every choice comes to. */
export const asks: NonNullable<GameParts<"wasteland">["asks"]> = (prompt) =>
  prompt.message === "prompt-aim" ? say("wasteland-vats-asks", { rerolls: prompt.args.rerolls }) : null;
