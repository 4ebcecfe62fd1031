/** The guide through a first round of Shelter: fifteen notes, and the player does the rest. */

import type { GuideStep, Scene as AnyScene } from "../../lib/guide.svelte";
import { isAsked } from "../../lib/turn";

type Scene = AnyScene<"shelter">;

/** Whoever is guided sits on the first seat, and a full room to point at is the one outermost right on top. */
const OWN_ELEVATOR = `[data-target="space:level-1/elevator"]`;
const NEW_DWELLERS = `[data-target="space:wasteland/2"]`;
const A_SPACE = `[data-target="space:power-generator/1"]`;
/** Gives the same, for when a bot was quicker. */
const ITS_TWIN = `[data-target="space:power-generator/2"]`;

function placements({ session }: Scene): number {
  const seat = session.now?.seat ?? -1;
  return session.events.filter((event) => event.kind === "placed" && event.seat === seat).length;
}

function round({ session }: Scene): number {
  return session.now?.view?.round ?? 1;
}

function passed({ session }: Scene): boolean {
  return session.now?.view?.players[session.now?.seat ?? -1]?.passed ?? false;
}

/** Whether the own turn still waits for an answer: which room, on which side. */
function asked({ session }: Scene): boolean {
  return isAsked(session.now);
}

const later = (scene: Scene) => round(scene) > 1;

export const steps: readonly GuideStep<"shelter">[] = [
  { id: "goal", anchors: [OWN_ELEVATOR] },
  { id: "mine", anchors: [".player.mine", "section.mine"] },
  { id: "space", anchors: [A_SPACE] },
  {
    id: "pick",
    anchors: [`${A_SPACE}[data-legal]`, `${ITS_TWIN}[data-legal]`, "[data-board] [data-legal]", ".ask"],
    done: (scene) => scene.choosing.selected?.action.kind === "place" || placements(scene) > 0 || passed(scene) || later(scene),
  },
  {
    id: "confirm",
    anchors: [".slip", "[data-board] [data-legal]", ".ask"],
    done: (scene) => placements(scene) > 0 || passed(scene) || later(scene),
  },
  { id: "gained", anchors: [".player.mine .stock", "section.mine"] },
  { id: "others", anchors: [".papers", "[data-tab=log]"] },
  { id: "rooms", anchors: ["[aria-labelledby=room-track]", "[data-tab=cards]"] },
  { id: "items", anchors: ["[aria-labelledby=item-track]", "[data-tab=cards]"] },
  { id: "dwellers", anchors: [NEW_DWELLERS] },
  {
    id: "second",
    // What is chosen has its button there, which no note may cover.
    anchors: [".slip", "[data-ask-hint]", ".ask"],
    done: (scene) => (placements(scene) > 1 && !asked(scene)) || passed(scene) || later(scene),
  },
  { id: "round", anchors: [".ask"], done: later },
  { id: "threats", anchors: [".vault .film", ".decks", "[data-tab=cards]"] },
  { id: "end", anchors: [".decks", "[data-tab=cards]"] },
  { id: "rules", anchors: ["[data-rules]"] },
];
