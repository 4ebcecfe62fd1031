/** Shelter's signs, what they are called, and the rule behind each. */

import type { Sign } from "../parts";
import { ICONS, isIcon, type IconName } from "./icons";
import type { Token } from "./tokens";

const RULES: Readonly<Partial<Record<IconName, string>>> = {
  energy: "resource-gain",
  food: "resource-gain",
  water: "resource-gain",
  any: "resource-any",
  happiness: "happiness",
  dweller: "dweller-new",
  item: "item-gain",
  "first-player": "first-player",
  refresh: "refresh-track",
  ready: "item-ready-icon",
  build: "build-choose",
  price: "build-cost",
  exchange: "exchange",
  train: "train-at-recall",
  heal: "heal",
  injury: "injure-cost",
  fight: "fight",
  linked: "linked-spaces",
  warning: "threat-replaces",
};

export const signs: readonly Sign[] = Object.entries(RULES).flatMap(([icon, rule]) =>
  isIcon(icon) ? [{ id: icon, drawn: ICONS[icon], rule, message: `shelter-sign-${icon}` }] : [],
);

/** The signs that these tokens are made of, each once. */
export function signsOf(tokens: readonly Token[]): Sign[] {
  const shown = new Set(tokens.flat());
  return signs.filter((sign) => shown.has(sign.id));
}
