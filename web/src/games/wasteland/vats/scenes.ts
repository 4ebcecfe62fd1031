/** What is worth a picture before the board changes: dice, fights, deaths. */

import type { GameParts } from "../../parts";

export const scenes: NonNullable<GameParts<"wasteland">["scenes"]> = () => [];
