/** Which thing of Shelter's board each choice is about, and which of several choices is shown first. */

import { isKind, type Aims, type Choice } from "../../lib/choosing.svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { PromptInfo, RemarkJson } from "../../protocol";
import { isDoubled } from "./ahead";
import type { DwellerView, ShelterAction, ShelterCatalogue, ShelterView } from "./wire";

/** Small answers within a turn, which the undo takes back; dice, letters and passing are looked at twice. */
const AT_ONCE = ["take", "take-income", "decline-income", "go-on", "pay", "spare", "one-of-two", "trade", "no-trade"];

/** Somebody whom one can always ask about. */
const PLAIN = "plain";

export class ShelterAims implements Aims<"shelter"> {
  /** The dweller that was clicked at home: it is the one to be placed, where it can be. */
  dweller = $state<string | null>(null);

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
    const by = (wanted: (who: string) => boolean) => places.find((choice) => wanted(choice.action.dweller));
    const untrained = (who: string) => this.#mine.some((dweller) => dweller.dweller === who && dweller.letter === null);
    const doubled = (who: string) => isDoubled(this.view, first.action.space, who);
    return (
      by((who) => who === this.dweller) ??
      // Where an item has lent the letter, nobody's own training need be spent.
      by((who) => doubled(who) && untrained(who)) ??
      by(doubled) ??
      by(untrained) ??
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

  /** For a room of the track: the cubes that its price still takes. */
  lacksFor(target: string): readonly RemarkJson[] {
    if (!target.startsWith("room-track:")) return [];
    const short = this.view.players[this.session.now?.seat ?? -1]?.short.find(({ room }) => `room-track:${room}` === target);
    return short ? [{ message: "lack-cubes", args: { missing: short.missing } }] : [];
  }

  /** Somebody to ask about: the one clicked, else a dweller at home, else a plain one. */
  #anyone(): string {
    const home = this.#mine.filter((dweller) => dweller.space === null);
    const asked = home.find((dweller) => dweller.dweller === this.dweller) ?? home.find((dweller) => !dweller.injured) ?? home[0];
    return asked?.dweller ?? PLAIN;
  }

  /** The reader's dwellers. */
  get #mine(): readonly DwellerView[] {
    return this.view.players[this.session.now?.seat ?? -1]?.dwellers ?? [];
  }
}
