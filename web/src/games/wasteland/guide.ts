/** The guide through the first two rounds of The Commonwealth, in short notes, and the player does the rest; then through the first encounter and the first fight, when they come. */

import { seatOf } from "../../lib/events";
import type { GuideStep, Scene as AnyScene } from "../../lib/guide.svelte";
import type { SurvivorView, WastelandAction, WastelandEvent } from "./wire";

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
/** Who has had no encounter or no fight by then will find the way alone. */
const PATIENCE = 6;

/** Whether something like this can be done now. */
function open({ choosing }: Scene, kind: WastelandAction["kind"]): boolean {
  return choosing.all.some(({ action }) => action.kind === kind);
}

/** Whether the player stands before an option of a card, or has chosen one. */
function reads({ session }: Scene): boolean {
  return session.now?.prompts.some(({ message }) => message === "prompt-choose-option") ?? false;
}

/** Whether the player throws dice for that. */
function throws({ session }: Scene, task: string): boolean {
  const thrown = session.now?.view?.throw;
  return thrown?.task === task && thrown.seat === session.now?.seat;
}

function patient(scene: Scene): boolean {
  return round(scene) <= PATIENCE;
}

type Steps = readonly GuideStep<"wasteland">[];

/** Through the first encounter, if it comes before that. What a bot advises is asked where the advice is about the story. */
function encounter(over: (scene: Scene) => boolean): Steps {
  const chosen = (scene: Scene) => times(scene, ["option-chosen"]) > 0;
  const past = (scene: Scene) => times(scene, ["encountered"]) === 0 && over(scene);
  return [
    { id: "encounter", anchors: [".choice[data-kind=encounter]", ".ask"], ready: (scene) => open(scene, "encounter"), done: (scene) => times(scene, ["encountered"]) > 0 || over(scene) },
    { id: "card", anchors: ["[data-on-table] ol", "[data-target^='option:']", "[data-take-up]"], ready: reads, done: (scene) => chosen(scene) || past(scene), read: true },
    { id: "hint", anchors: ["[data-ask-hint]", ".ask"], ready: reads, done: (scene) => chosen(scene) || past(scene), read: true },
    { id: "dice", anchors: ["[data-vats=test]", ".ask"], ready: (scene) => throws(scene, "test"), done: (scene) => past(scene) || (chosen(scene) && times(scene, ["encounter-outcome"]) > 0) || over(scene) },
  ];
}

/** Through the first fight, if it comes before that: one of the player's choice, or one that comes upon them. */
function fight(over: (scene: Scene) => boolean): Steps {
  const fought = (scene: Scene) => times(scene, ["fought"]) > 0;
  const done = (scene: Scene) => fought(scene) || over(scene);
  return [
    { id: "fight", anchors: [".choice[data-kind=fight]", ".choice[data-kind=fight-faction]", ".ask"], ready: (scene) => open(scene, "fight") || open(scene, "fight-faction"), done, read: true },
    { id: "vats", anchors: ["[data-vats=fight]", ".ask"], ready: (scene) => throws(scene, "fight"), done: (scene) => !throws(scene, "fight") && done(scene) },
  ];
}

export const steps: Steps = [
  { id: "survivor", anchors: [".ask"], done: (scene) => me(scene)?.survivor != null },
  { id: "start", anchors: [".ask"], done: (scene) => me(scene)?.sector != null },
  { id: "story", anchors: ["[data-on-table]", "[data-take-up]", ".quests", CARDS], ready: ({ session }) => (session.now?.view?.story.quests.length ?? 0) > 0 },
  { id: "influence", anchors: [".hand .influence", CARDS] },
  { id: "agendas", anchors: [".hand .cards", CARDS] },
  { id: "power", anchors: ["[data-power]", CARDS] },
  { id: "own", anchors: OWN },
  { id: "map", anchors: MAP },
  { id: "deeds", anchors: [".ask"], ready: (scene) => open(scene, "end-turn"), done: (scene) => times(scene, DEEDS) > 0 || ended(scene) },
  ...encounter(ended),
  { id: "turn", anchors: [".choice[data-kind=end-turn]", ".ask"], ready: (scene) => open(scene, "end-turn"), done: ended },
  { id: "round", anchors: ["[data-deck]", CARDS], ready: (scene) => round(scene) > 1 },
  { id: "quests", anchors: [".quests", CARDS] },
  { id: "camp", anchors: [".ask"], ready: (scene) => open(scene, "end-turn"), done: (scene) => round(scene) > 2, read: true },
  { id: "rules", anchors: ["[data-rules]"] },
  // Whichever comes first.
  ...fight((scene) => open(scene, "encounter") || times(scene, ["encountered"]) > 0 || !patient(scene)),
  ...encounter((scene) => !patient(scene)),
  ...fight((scene) => !patient(scene)),
];
