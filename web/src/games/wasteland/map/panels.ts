/** Which questions have a panel of their own here. */

import type { GameParts } from "../../parts";

export const panelOf: NonNullable<GameParts<"wasteland">["panelOf"]> = () => null;
