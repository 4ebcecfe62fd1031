/** Shelter's dice: fights, and where threats come in. */

import type { Scene, SceneRow } from "../../lib/show/scenes";
import type { GameWords } from "../../lib/words.svelte";
import { say } from "../../lib/words.svelte";
import { ICONS, isIcon } from "./icons";
import type { ShelterCatalogue, ShelterEvent, ShelterEvents } from "./wire";

export function scenes(events: readonly ShelterEvent[], words: GameWords<"shelter">): Scene[] {
  const cards = words.pack.catalogue;
  const fights = events.flatMap((event, at) => (event.kind === "fight-rolled" ? [fight(event, events[at + 1], cards, words)] : []));
  const spawned = events.flatMap((event, at) => (event.kind === "spawn-rolled" ? [spawn(event, events.slice(at + 1), words)] : []));
  const dice = spawned.length === 0 ? fights : [...fights, { title: say("shelter-spawn-scene"), rows: spawned }];
  return [...dice, ...events.flatMap((event) => big(event, events, words))];
}

/** What nobody should miss: a room that is built, a threat that is gone, the last round. */
function big(event: ShelterEvent, events: readonly ShelterEvent[], words: GameWords<"shelter">): Scene[] {
  switch (event.kind) {
    case "built": {
      const title = say("shelter-scene-built", { name: words.label("seat", event.seat), room: words.label("room", event.room) });
      return [{ title, rows: [], brief: true, big: { drawn: ICONS.build, text: words.pack.catalogue.rooms[event.room]?.flavour ?? "" } }];
    }
    case "defeated": {
      const threat = isIcon(event.threat) ? event.threat : "fight";
      const by = events.find((one) => one.kind === "placed" || one.kind === "fight-won");
      const title = say("shelter-scene-defeated", { threat: words.label("threat", event.threat) });
      const text = by && "seat" in by ? say("shelter-scene-by", { name: words.label("seat", by.seat) }) : "";
      return [{ title, rows: [], brief: true, big: { drawn: ICONS[threat], text } }];
    }
    case "end-near":
      return [{ title: words.wired("event-end-near", event), rows: [], big: { drawn: ICONS.warning, weight: 3 } }];
    default:
      return [];
  }
}

/** The dice and weapons against the number on the threat. */
function fight(rolled: ShelterEvents["fight-rolled"], outcome: ShelterEvent | undefined, cards: ShelterCatalogue, words: GameWords<"shelter">): Scene {
  const threat = outcome?.kind === "fight-won" || outcome?.kind === "fight-lost" ? outcome.threat : "";
  const won = outcome?.kind === "fight-won";
  const row: SceneRow = {
    name: words.label("seat", rolled.seat),
    dice: diceOf(rolled),
    bonus: rolled.bonus,
    against: cards.threats[threat]?.space.fight ?? null,
    outcome: say(won ? "shelter-scene-won" : "shelter-scene-lost"),
    won,
  };
  return { title: cards.threats[threat]?.name ?? threat, rows: [row] };
}

/** The dice of a level, and the threat that came of them, where a room was there for it. */
function spawn(rolled: ShelterEvents["spawn-rolled"], after: readonly ShelterEvent[], words: GameWords<"shelter">): SceneRow {
  const next = after.findIndex((event) => event.kind === "spawn-rolled");
  const came = (next < 0 ? after : after.slice(0, next)).find((event) => event.kind === "threat-appears");
  const outcome = came ? words.label("threat", came.threat) : "";
  return { name: words.label("level", rolled.level), dice: diceOf(rolled), bonus: 0, against: null, outcome, won: null };
}

function diceOf(rolled: { readonly first: number; readonly second: number }): number[] {
  return [rolled.first, rolled.second];
}
