/** Which thing of Shelter's board each choice is about, and which of several choices is shown first. */

import { isKind, type Aims, type Choice } from "../../lib/choosing.svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { PromptInfo } from "../../protocol";
import { isDoubled } from "./ahead";
import type { DwellerView, ShelterAction, ShelterCatalogue, ShelterView } from "./wire";

const LETTERS = "SPECIAL";
const INJURED = 8;

/** Small answers within a turn, which the undo takes back; dice, letters and passing are looked at twice. */
const AT_ONCE = ["take", "take-income", "decline-income", "go-on", "pay", "spare", "one-of-two", "trade", "no-trade"];

/** A dweller as actions name it: its letter's number, and eight more if it is injured. */
export function whoOf(dweller: Pick<DwellerView, "letter" | "injured">): number {
  return (dweller.letter === null ? 0 : LETTERS.indexOf(dweller.letter) + 1) + (dweller.injured ? INJURED : 0);
}

export function letterOf(who: number): string | null {
  return who % INJURED === 0 ? null : (LETTERS[(who % INJURED) - 1] ?? null);
}

export function isInjured(who: number): boolean {
  return who >= INJURED;
}

export class ShelterAims implements Aims<"shelter"> {
  /** The dweller that was clicked at home: it is the one to be placed, where it can be. */
  dweller = $state<number | null>(null);

  constructor(
    private readonly session: Session<"shelter">,
    private readonly words: GameWords<"shelter">,
  ) {}

  atOnce(choice: Choice<"shelter">): boolean {
    return AT_ONCE.includes(choice.action.kind);
  }

  get view(): ShelterView {
    return this.session.board;
  }

  get cards(): ShelterCatalogue {
    return this.words.pack.catalogue;
  }

  targetOf(action: ShelterAction, prompt: PromptInfo<"shelter">): string {
    switch (action.kind) {
      case "place":
        return `space:${action.space}`;
      case "join":
      case "cure":
        return `dweller:${action.dweller}`;
      case "use":
      case "pay-item":
      case "make-ready":
        return `item:${action.item}`;
      case "take-item":
        return `item-track:${action.item}`;
      case "choose-room":
        return `room-track:${action.room}`;
      case "site":
        return `site:${action.side}`;
      default:
        return `${prompt.decision}:${JSON.stringify(action)}`;
    }
  }

  prefer(choices: readonly Choice<"shelter">[]): Choice<"shelter"> | undefined {
    const places = choices.filter((choice) => isKind(choice, "place"));
    const [first] = places;
    if (!first) return choices[0];
    const by = (wanted: (who: number) => boolean) => places.find((choice) => wanted(choice.action.dweller));
    const doubled = (who: number) => isDoubled(this.view, first.action.space, who);
    return (
      by((who) => who === this.dweller) ??
      // Where an item has lent the letter, nobody's own training need be spent.
      by((who) => doubled(who) && letterOf(who) === null) ??
      by(doubled) ??
      by((who) => letterOf(who) === null) ??
      places[0]
    );
  }

  probe(target: string): ShelterAction | null {
    const [kind, id = ""] = target.split(/:(.*)/s);
    switch (kind) {
      case "space":
        return { kind: "place", space: id, dweller: this.#anyone() };
      case "item-track":
        return { kind: "take-item", item: id };
      case "room-track":
        return { kind: "choose-room", room: id };
      case "item":
        return { kind: "use", item: id };
      case "site":
        return { kind: "site", side: id === "left" ? "left" : "right" };
      default:
        return null;
    }
  }

  /** While rooms or items are chosen the server says why not this one; at other times, how one comes to choose. */
  wayTo(target: string): string | null {
    const asked = this.session.now?.prompts.flatMap((prompt) => prompt.actions.map((action) => action.kind)) ?? [];
    if (target.startsWith("room-track:") && !asked.includes("choose-room")) return "build-happiness";
    if (target.startsWith("item-track:") && !asked.includes("take-item")) return "item-gain";
    return null;
  }

  /** Somebody to ask about: the one clicked, else a dweller at home, else a plain one. */
  #anyone(): number {
    const mine = this.view.players[this.session.now?.seat ?? -1]?.dwellers ?? [];
    const home = mine.filter((dweller) => dweller.space === null).map(whoOf);
    if (this.dweller !== null && home.includes(this.dweller)) return this.dweller;
    return home.find((who) => !isInjured(who)) ?? home[0] ?? 0;
  }
}
