/** Shelter's dice: fights, and where threats come in. */

import type { Scene, SceneRow } from "../../lib/show/scenes";
import type { GameWords } from "../../lib/words.svelte";
import { say } from "../../lib/words.svelte";
import type { Event, ShelterCatalogue } from "../../protocol";

export function scenes(events: readonly Event[], words: GameWords): Scene[] {
  const cards = words.pack.catalogue as unknown as ShelterCatalogue;
  const fights = events.flatMap((event, at) => (event.kind === "fight-rolled" ? [fight(event, events[at + 1], cards, words)] : []));
  const spawned = events.flatMap((event, at) => (event.kind === "spawn-rolled" ? [spawn(event, events.slice(at + 1), words)] : []));
  return spawned.length === 0 ? fights : [...fights, { title: say("shelter-spawn-scene"), rows: spawned }];
}

/** The dice and weapons against the number on the threat. */
function fight(rolled: Event, outcome: Event | undefined, cards: ShelterCatalogue, words: GameWords): Scene {
  const threat = String(outcome?.["threat"] ?? "");
  const won = outcome?.kind === "fight-won";
  const row: SceneRow = {
    name: words.label("seat", Number(rolled["seat"])),
    dice: diceOf(rolled),
    bonus: Number(rolled["bonus"]),
    against: cards.threats[threat]?.space.fight ?? null,
    outcome: say(won ? "shelter-scene-won" : "shelter-scene-lost"),
    won,
  };
  return { title: cards.threats[threat]?.name ?? threat, rows: [row] };
}

/** The dice of a level, and the threat that came of them, where a room was there for it. */
function spawn(rolled: Event, after: readonly Event[], words: GameWords): SceneRow {
  const next = after.findIndex((event) => event.kind === "spawn-rolled");
  const came = (next < 0 ? after : after.slice(0, next)).find((event) => event.kind === "threat-appears");
  const outcome = came ? words.label("threat", String(came["threat"])) : "";
  return { name: words.label("level", Number(rolled["level"])), dice: diceOf(rolled), bonus: 0, against: null, outcome, won: null };
}

function diceOf(rolled: Event): number[] {
  return [Number(rolled["first"]), Number(rolled["second"])];
}
