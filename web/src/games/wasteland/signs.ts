/** Wasteland's signs, what they are called, and the rule behind each. */

import type { Sign } from "../parts";

export const signs: readonly Sign[] = [];
