/** Wasteland's signs, what they are called, and the rule behind each. */

import type { Sign } from "../parts";
import { BEASTS, EMBLEMS, SIGNS, SITES } from "./art";

const DRAWN: Readonly<Record<string, { readonly path: string; readonly rule: string }>> = {
  rough: { path: SIGNS.rough, rule: "terrain-rough" },
  trefoil: { path: SIGNS.trefoil, rule: "terrain-radioactive" },
  settlement: { path: SITES.settlement ?? "", rule: "encounter" },
  ruin: { path: SITES.ruin ?? "", rule: "encounter" },
  vault: { path: SITES["vault-84"] ?? "", rule: "encounter-vaults" },
  creature: { path: BEASTS.creature, rule: "enemy-facts" },
  human: { path: BEASTS.human, rule: "enemy-facts" },
  robot: { path: BEASTS.robot, rule: "enemy-facts" },
  "super-mutant": { path: BEASTS["super-mutant"], rule: "enemy-facts" },
  monster: { path: BEASTS.monster, rule: "enemy-facts" },
  star: { path: EMBLEMS.star, rule: "faction-enemy" },
  shield: { path: EMBLEMS.shield, rule: "faction-enemy" },
  marker: { path: SIGNS.marker, rule: "quest-token" },
  caps: { path: SIGNS.caps, rule: "caps" },
  health: { path: SIGNS.health, rule: "health-track" },
};

export const signs: readonly Sign[] = Object.entries(DRAWN).map(([id, { path, rule }]) => ({ id, drawn: path, rule, message: `wasteland-sign-${id}` }));
