/** The panels that answer a question in the game's own way: dice, a card that is read, a market. */

import type { GameParts } from "../parts";
import { panelOf as ofMap } from "./map/panels";
import { panelOf as ofSheet } from "./sheet/panels";
import { asks as ofCards, panelOf as ofStory } from "./story/panels";
import { asks as ofDice, panelOf as ofVats } from "./vats/panels";

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = (prompt) => ofVats(prompt) ?? ofSheet(prompt) ?? ofStory(prompt) ?? ofMap(prompt);

/** Questions in fewer words, where their panels say the rest. */
export const asks: NonNullable<GameParts<"wasteland">["asks"]> = (prompt) => ofDice(prompt) ?? ofCards(prompt);
