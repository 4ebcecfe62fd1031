/** Which questions have a panel of their own here: whom to be, what a level brings, which of one's things. */

import type { GameParts } from "../../parts";
import Offer from "./Offer.svelte";

const OFFERS = ["prompt-choose-survivor", "prompt-keep-letter", "prompt-take-perk", "prompt-drop", "prompt-pick-item"];

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = ({ message }) => (OFFERS.includes(message) ? Offer : null);
