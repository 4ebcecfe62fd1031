/** Which questions have a panel of their own here: a turn. */

import type { GameParts } from "../../parts";
import Turn from "./Turn.svelte";

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = ({ message }) => (message === "prompt-turn" ? Turn : null);
