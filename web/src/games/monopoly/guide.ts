/** The guide through a first match of Monopoly: twelve notes, and the player does the rest. */

import type { GuideStep, Scene as AnyScene } from "../../lib/guide.svelte";
import { seatOf } from "../../lib/events";

type Scene = AnyScene<"monopoly">;

/** Where everybody begins, and where some end up. */
const GO = "[data-square='0']";
const JAIL = "[data-square='10']";
/** Whoever is guided sits on the first seat. */
const OWN = ["[data-player='0']", "section.mine"];

/** How often the player has done one of these. */
function times({ session }: Scene, kinds: readonly string[]): number {
  const seat = session.now?.seat ?? -1;
  return session.events.filter((event) => kinds.includes(event.kind) && seatOf(event) === seat).length;
}

function hasToken({ session }: Scene): boolean {
  const players = session.now?.view?.players;
  return players?.[session.now?.seat ?? -1]?.token != null;
}

/** A panel is open when its tab says so, whoever opened it. */
const isOpen = (panel: string) => document.querySelector(`[data-panel=${panel}][aria-selected=true]`) !== null;

/** A deal is being laid out: a partner was chosen. */
const isLaidOut = () => document.querySelector("[data-side=give]") !== null;

export const steps: readonly GuideStep<"monopoly">[] = [
  { id: "token", anchors: [".ask"], done: hasToken },
  { id: "board", anchors: [GO, "[data-tab=board]"] },
  { id: "deed", anchors: ["[data-board] .card", "[data-tab=board]"] },
  {
    id: "buy",
    anchors: [".choice[data-kind=buy]", ".bidding", ".ask"],
    done: (scene) => times(scene, ["bought", "declined", "bade", "passed"]) > 0,
  },
  { id: "rent", anchors: OWN },
  // The dice are thrown for the player while there is nothing else to do: the first throw one is asked for is a later one.
  { id: "throw", anchors: [".choice[data-kind=throw]", ".ask"], done: (scene) => times(scene, ["moved", "stayed"]) > 1 },
  { id: "estate", anchors: [".business", "[data-tab=cards]"] },
  { id: "trade", anchors: ["[data-panel=trade]", "[data-tab=cards]"], done: isLaidOut, read: true },
  { id: "odds", anchors: ["[data-panel=odds]", "[data-tab=cards]"], done: () => isOpen("odds") },
  { id: "hint", anchors: ["[data-ask-hint]", ".ask"] },
  { id: "jail", anchors: [JAIL, "[data-tab=board]"] },
  { id: "win", anchors: ["[data-rules]"] },
];
