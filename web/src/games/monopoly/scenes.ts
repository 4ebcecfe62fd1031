/** Monopoly's dice and cards, shown before the board changes. */

import type { Halt } from "../../lib/show/presenter.svelte";
import type { Scene, SceneRow } from "../../lib/show/scenes";
import { say, type GameWords } from "../../lib/words.svelte";
import type { MonopolyEvent, MonopolyEvents, MonopolyView } from "./wire";

type Words = GameWords<"monopoly">;
type Thrown = MonopolyEvents["thrown"];

/** What tells where a throw has led. */
const OUTCOMES = ["moved", "stayed", "jailed", "rent"];

export function scenes(events: readonly MonopolyEvent[], words: Words): Scene[] {
  const started = events.findIndex((event) => event.kind === "starts");
  const first = events.slice(0, started + 1);
  const rest = events.slice(started + 1);
  const played = rest.flatMap((event, at) => {
    if (event.kind === "thrown") return [thrown(event, rest.slice(at + 1), words)];
    return event.kind === "drew-special" || event.kind === "drew-guide" ? [drawn(event, words)] : [];
  });
  return first.some((event) => event.kind === "thrown") ? [whoIsFirst(first, words), ...played] : played;
}

/** After every way that a token goes: cards, rents and questions come when it has arrived. */
export function halts(events: readonly MonopolyEvent[], view: MonopolyView): Halt<"monopoly">[] {
  let players = view.players;
  return events.flatMap((event, at) => {
    if (event.kind !== "moved") return [];
    players = players.map((player, seat) => (seat === event.seat ? { ...player, square: event.square, jail: null } : player));
    return [{ events: at + 1, view: { ...view, players } }];
  });
}

function rowOf(event: Thrown): SceneRow {
  return { name: "", dice: [event.first, event.second], bonus: 0, against: null, outcome: "", won: null };
}

/** Everybody's throw for the first turn; those who tied throw again. */
function whoIsFirst(events: readonly MonopolyEvent[], words: Words): Scene {
  const starter = events.findLast((event) => event.kind === "starts")?.seat;
  const throws = events.filter((event) => event.kind === "thrown");
  const decisive = throws.findLast((event) => event.seat === starter);
  const rows = throws.map((event) => {
    const row = { ...rowOf(event), name: words.label("seat", event.seat) };
    return event === decisive ? { ...row, outcome: say("monopoly-scene-starts"), won: true } : row;
  });
  return { title: say("monopoly-scene-first"), rows };
}

function thrown(event: Thrown, after: readonly MonopolyEvent[], words: Words): Scene {
  const next = after.findIndex((one) => one.kind === "thrown");
  const outcome = (next < 0 ? after : after.slice(0, next)).find((one) => OUTCOMES.includes(one.kind));
  const message = outcome?.kind === "rent" ? "monopoly-scene-for-rent" : event.double > 0 ? "monopoly-scene-double" : "monopoly-scene-throws";
  const title = say(message, { name: words.label("seat", event.seat) });
  return { title, rows: [{ ...rowOf(event), outcome: outcomeText(outcome, words) }], brief: true };
}

function outcomeText(outcome: MonopolyEvent | undefined, words: Words): string {
  switch (outcome?.kind) {
    case "moved":
      return words.label("square", outcome.square);
    case "rent":
      return `−${outcome.amount}`;
    case "stayed":
    case "jailed":
      return say(`monopoly-scene-${outcome.kind}`);
    default:
      return "";
  }
}

function drawn(event: MonopolyEvents["drew-special" | "drew-guide"], words: Words): Scene {
  const deck = event.kind === "drew-special" ? "special" : "guide";
  const card = words.pack.catalogue[deck][event.card];
  const scene = { title: say(`monopoly-deck-${deck}`), whose: words.label("seat", event.seat), rows: [] };
  return card ? { ...scene, card: { name: card.name, text: card.text } } : scene;
}
