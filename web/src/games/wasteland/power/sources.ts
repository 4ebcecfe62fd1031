/** Where influence came from, for the end. */

import type { GameParts } from "../../parts";

export const sources: GameParts<"wasteland">["sources"] = () => [];
