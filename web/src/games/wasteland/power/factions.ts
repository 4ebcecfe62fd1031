/** The two factions of a scenario: what their tokens are like at the band they have reached. */

import { say } from "../../../lib/words.svelte";
import type { Wasteland } from "../context.svelte";
import type { ScenarioCard } from "../wire";

export const FACTIONS = ["star", "shield"] as const;
export type Faction = (typeof FACTIONS)[number];

/** Factions and their tokens as the scenario calls them; null for anything else. */
export function factionLabel(scenario: ScenarioCard | undefined, domain: string, value: string | number): string | null {
  if (domain !== "faction" && domain !== "force" && domain !== "foe") return null;
  const card = scenario?.factions[String(value)];
  return card ? (domain === "foe" ? card.token : card.name) : null;
}

/** A faction's token in a band, in words: its level and properties; of one that is no enemy only what it is called. */
export function bandText(game: Wasteland, faction: Faction, band: number): string {
  const card = game.scenario?.factions[faction];
  if (!card) return "";
  if (card.tokens !== "enemy") return card.token;
  const properties = (card.properties[band] ?? []).map((property) => game.words.label("property", property));
  const icons = card.icons[band] ?? 0;
  const figures = [
    say("wasteland-level", { level: card.levels[band] ?? 0 }),
    ...(card.parts.length > 0 ? [say("wasteland-parts", { parts: card.parts.map((part) => game.words.label("part", part)).join(", ") })] : []),
    ...properties,
    ...(icons > 0 ? [say("wasteland-icons", { icons })] : []),
  ];
  return `${card.token}: ${figures.join(", ")}.`;
}

/** As it is now, and from the next band on. */
export function nowOf(game: Wasteland, faction: Faction): string {
  const band = game.view.power[faction]?.band ?? 0;
  const now = bandText(game, faction, band);
  const bands = game.scenario?.bands.length ?? 0;
  if (band + 1 >= bands) return now;
  const next = bandText(game, faction, band + 1);
  return next === now ? now : `${now} ${say("wasteland-next-band", { text: next })}`;
}
