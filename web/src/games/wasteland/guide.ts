/** The guide through the first two rounds of The Commonwealth: sixteen notes, and the player does the rest. */

import { seatOf } from "../../lib/events";
import type { GuideStep, Scene as AnyScene } from "../../lib/guide.svelte";
import type { SurvivorView, WastelandEvent } from "./wire";

type Scene = AnyScene<"wasteland">;
type Kind = WastelandEvent["kind"];

const CARDS = "[data-tab=cards]";
const MAP = ["[data-board]", "[data-tab=board]"];
/** On a phone what the reader has stands in one line. */
const OWN = [".player.mine", "[data-mine]"];

function me({ session }: Scene): SurvivorView | undefined {
  return session.now?.view?.survivors[session.now?.seat ?? -1];
}

/** How often the player has done one of these. */
function times({ session }: Scene, kinds: readonly Kind[]): number {
  const seat = session.now?.seat ?? -1;
  return session.events.filter((event) => kinds.includes(event.kind) && seatOf(event) === seat).length;
}

function round({ session }: Scene): number {
  return session.now?.view?.round ?? 0;
}

/** Whether the player's first turn is over. */
function ended(scene: Scene): boolean {
  const turn = scene.session.now?.view?.turn;
  return round(scene) > 1 || (times(scene, ["turn-begins"]) > 0 && turn?.seat !== scene.session.now?.seat);
}

const DEEDS: readonly Kind[] = ["moved", "explored", "encountered", "quest-tried", "camped", "fought"];

export const steps: readonly GuideStep<"wasteland">[] = [
  { id: "survivor", anchors: [".ask"], done: (scene) => me(scene)?.survivor != null },
  { id: "start", anchors: [".ask"], done: (scene) => me(scene)?.sector != null },
  { id: "story", anchors: ["[data-on-table]", "[data-take-up]", ".quests", CARDS] },
  { id: "influence", anchors: [".hand .influence", CARDS] },
  { id: "agendas", anchors: [".hand .cards", CARDS] },
  { id: "power", anchors: ["[data-power]", CARDS] },
  { id: "own", anchors: OWN },
  { id: "map", anchors: MAP },
  { id: "deeds", anchors: [".ask"], done: (scene) => times(scene, DEEDS) > 0 || ended(scene) },
  { id: "encounter", anchors: [".ask"] },
  { id: "hint", anchors: ["[data-ask-hint]", ".ask"] },
  { id: "turn", anchors: [".choice[data-kind=end-turn]", ".ask"], done: ended },
  { id: "round", anchors: ["[data-deck]", CARDS], done: (scene) => round(scene) > 1 },
  { id: "quests", anchors: [".quests", CARDS] },
  { id: "camp", anchors: [".ask"], done: (scene) => round(scene) > 2 || times(scene, ["turn-begins"]) > 1 },
  { id: "rules", anchors: ["[data-rules]"] },
];
