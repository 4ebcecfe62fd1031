/** What is worth a picture before the board changes: throws, deaths, level-ups, what was found, a faction's step, enemies that act. */

import type { Scene, SceneRow } from "../../../lib/show/scenes";
import { say, type GameWords } from "../../../lib/words.svelte";
import { ICONS } from "../sheet/icons";
import type { WastelandEvent, WastelandEvents, WastelandView } from "../wire";
import { facesOf, numberOf } from "./figure";

type Words = GameWords<"wasteland">;
type Told<K extends keyof WastelandEvents> = WastelandEvents[K];
/** The event, all that is told with it, its place among them, and the table as it was before. */
interface At {
  readonly events: readonly WastelandEvent[];
  readonly at: number;
  readonly view: WastelandView | null;
  readonly words: Words;
}

export function scenes(events: readonly WastelandEvent[], view: WastelandView | null, words: Words): Scene[] {
  const single = events.flatMap((_, at) => sceneOf({ events, at, view, words }) ?? []);
  const acting = activation(events, words, view);
  return acting ? [...single, acting] : single;
}

function sceneOf(here: At): Scene | null {
  const event = here.events[here.at];
  switch (event?.kind) {
    case "slain":
      return foeOf(here) === event.foe ? fight(event, say("wasteland-scene-killed"), true, here) : null;
    case "not-killed":
      return fight(event, say("wasteland-scene-stands", { hits: event.hits, needed: event.needed }), false, here);
    case "survived-by":
      return fight(event, say("wasteland-scene-died", { name: here.words.label("seat", event.seat) }), false, here);
    case "passed":
    case "failed":
      return test(event, here);
    case "killed":
    case "eliminated":
      return death(event, here);
    case "letter-gained":
    case "perk-gained":
      return level(event, here);
    case "tile-turned":
      return explored(event, here);
    case "gained":
    case "event-drawn":
      return found(event, here);
    case "advanced":
      return advanced(event, here);
    default:
      return null;
  }
}

// --- throws -----------------------------------------------------------------------------------------------------------

/** Whom the fight is against that ends here; null where somebody is killed without one. */
function foeOf({ events, at, view }: At): string | null {
  const begun = events.slice(0, at).findLast((event) => event.kind === "fought");
  return begun?.foe ?? view?.throw?.foe?.foe ?? null;
}

/** The dice as they lie there: those of the last throw that is told, or those that lay before. */
function diceAt({ events, at, view, words }: At): number[] {
  const thrown = events.slice(0, at).findLast((event) => event.kind === "threw");
  const faces = thrown ? [thrown.first, thrown.second, thrown.third] : (view?.throw?.dice ?? []);
  return faces.map((face) => numberOf(words.pack.catalogue, face));
}

function thrownRow(outcome: string, won: boolean, here: At): SceneRow {
  return { name: "", dice: diceAt(here), faces: facesOf(here.words.pack.catalogue), bonus: 0, against: null, outcome, won };
}

function fight({ seat, foe }: Told<"slain" | "not-killed" | "survived-by">, outcome: string, won: boolean, here: At): Scene {
  const title = say("wasteland-scene-fight", { name: here.words.label("seat", seat), foe: nameOf(foe, here.words, here.view) });
  return { title, rows: [thrownRow(outcome, won, here)] };
}

function nameOf(foe: string, words: Words, view: WastelandView | null): string {
  const { enemies, scenarios } = words.pack.catalogue;
  return enemies[foe]?.name ?? scenarios[view?.scenario ?? ""]?.factions[foe]?.token ?? words.label("foe", foe);
}

function test(event: Told<"passed" | "failed">, here: At): Scene {
  const won = event.kind === "passed";
  const told = here.events.slice(0, here.at).findLast((one) => one.kind === "tested");
  const letters = (told?.letters ?? []).map((letter) => here.words.label("letter", letter)).join(", ");
  const title = say("wasteland-scene-test", { name: here.words.label("seat", event.seat), letters });
  return { title, rows: [thrownRow(say(won ? "wasteland-scene-passed" : "wasteland-scene-failed"), won, here)] };
}

// --- survivors --------------------------------------------------------------------------------------------------------

function death({ kind, seat }: Told<"killed" | "eliminated">, { events, at, words }: At): Scene | null {
  // Whoever is out was killed first: one picture is enough.
  if (kind === "killed" && events.slice(at).some((event) => event.kind === "eliminated" && event.seat === seat)) return null;
  const name = words.label("seat", seat);
  const [title, text] =
    kind === "killed"
      ? [say("wasteland-scene-death", { name }), say("wasteland-scene-death-text")]
      : [say("wasteland-scene-out", { name }), say("wasteland-scene-out-text")];
  return { title, rows: [], big: { drawn: ICONS.death, text } };
}

function level(event: Told<"letter-gained" | "perk-gained">, { view, words }: At): Scene | null {
  // The letters that a match begins with are no level-up.
  if (!view || view.round === 0) return null;
  const title = say("wasteland-scene-level", { name: words.label("seat", event.seat) });
  if (event.kind === "letter-gained") {
    return { title, rows: [], card: { name: words.label("letter", event.letter), text: say("wasteland-scene-letter") } };
  }
  const perk = words.pack.catalogue.perks[event.perk];
  return { title, rows: [], card: { name: perk?.name ?? event.perk, text: perk?.text ?? say("wasteland-scene-perk") } };
}

function explored({ face }: Told<"tile-turned">, { events, at, words }: At): Scene | null {
  const by = events.slice(0, at).findLast((event) => event.kind === "explored");
  const tile = words.pack.catalogue.tiles[face];
  if (!by || !tile) return null;
  return { title: say("wasteland-scene-explored", { name: words.label("seat", by.seat) }), rows: [], card: { name: tile.name, text: tile.text }, brief: true };
}

function found({ kind, seat, item }: Told<"gained" | "event-drawn">, { view, words }: At): Scene | null {
  const card = words.pack.catalogue.items[item];
  if (!card || !view || view.round === 0) return null;
  const title = say(kind === "gained" ? "wasteland-scene-gains" : "wasteland-scene-event", { name: words.label("seat", seat) });
  return { title, rows: [], card: { name: card.name, text: card.text || card.flavour }, brief: true };
}

// --- factions and enemies ---------------------------------------------------------------------------------------------

function advanced({ faction, amount }: Told<"advanced">, { view, words }: At): Scene {
  const name = words.pack.catalogue.scenarios[view?.scenario ?? ""]?.factions[faction]?.name ?? words.label("faction", faction);
  const row: SceneRow = { name, dice: [], bonus: 0, against: null, outcome: say("wasteland-scene-steps", { count: amount }), won: null };
  return { title: say("wasteland-scene-advanced"), rows: [row], brief: true };
}

/** Every type that was activated: who moved, who attacks whom. */
function activation(events: readonly WastelandEvent[], words: Words, view: WastelandView | null): Scene | null {
  const starts = events.flatMap((event, at) => (event.kind === "activated" ? [at] : []));
  if (starts.length === 0) return null;
  const rows = starts.map((start, number) => activatedRow(events.slice(start, starts[number + 1]), words, view));
  const revealed = events.findLast((event) => event.kind === "agenda-revealed");
  const title = [say("wasteland-scene-activation"), ...(revealed ? [words.label("agenda", revealed.agenda)] : [])].join(": ");
  return { title, rows };
}

function activatedRow(told: readonly WastelandEvent[], words: Words, view: WastelandView | null): SceneRow {
  const count = (...kinds: readonly WastelandEvent["kind"][]) => told.filter((event) => kinds.includes(event.kind)).length;
  const moved = count("came-nearer", "token-came-nearer");
  const woke = count("woke");
  const attacked = told.flatMap((event) => (event.kind === "fought" ? [`${nameOf(event.foe, words, view)} → ${words.label("seat", event.seat)}`] : []));
  const outcome = [
    ...(attacked.length > 0 ? [say("wasteland-scene-attacks", { names: attacked.join(", ") })] : []),
    ...(moved > 0 ? [say("wasteland-scene-moved", { count: moved })] : []),
    ...(woke > 0 ? [say("wasteland-scene-woke", { count: woke })] : []),
    ...(count("token-laid") > 0 ? [say("wasteland-scene-fog")] : []),
  ].join("; ");
  const [first] = told;
  const name = first?.kind === "activated" ? words.label("force", first.force) : "";
  return { name, dice: [], bonus: 0, against: null, outcome: outcome || say("wasteland-scene-nobody"), won: attacked.length > 0 ? false : null };
}
