/** Which questions have a panel of their own here: whom to be, and what a level brings. */

import type { GameParts } from "../../parts";
import Offer from "./Offer.svelte";

const OFFERS = ["prompt-choose-survivor", "prompt-keep-letter", "prompt-take-perk"];

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = ({ message }) => (OFFERS.includes(message) ? Offer : null);
