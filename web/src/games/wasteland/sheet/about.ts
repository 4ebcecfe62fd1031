/** What can be read of a card, a perk or a trait, in the words of the catalogue and the rules. */

import { target } from "../aims";
import type { Wasteland } from "../context.svelte";
import { ICONS, iconOf } from "./icons";
import type { ThingCard } from "../wire";

export interface About {
  /** What it is called among the things of the page: choices are found by it. */
  readonly aim: string;
  readonly name: string;
  readonly icon: string;
  readonly kind: string;
  readonly text: string;
  readonly flavour: string;
}

type Words = Wasteland["words"];

export function aboutItem(game: Wasteland, id: string): About | null {
  const card = game.cards.items[id];
  if (!card) return null;
  const text = [factsOf(card, game.words), card.text].filter((part) => part !== "").join(" ");
  return { aim: target.item(id), name: card.name, icon: iconOf(card.kind), kind: game.words.text(`kind-${card.kind}`), text, flavour: card.flavour };
}

export function aboutPerk(game: Wasteland, id: string): About | null {
  const card = game.cards.perks[id];
  if (!card) return null;
  const kind = game.words.label("letter", card.letter);
  return { aim: target.perk(id), name: card.name, icon: ICONS.perk, kind, text: card.text, flavour: card.flavour };
}

export function aboutTrait(game: Wasteland, id: string): About | null {
  const card = game.cards.traits[id];
  if (!card) return null;
  return { aim: target.trait(id), name: card.name, icon: card.locked ? ICONS.lock : "", kind: "", text: card.text, flavour: "" };
}

/** What is printed on a card beside its text. */
export function factsOf(card: ThingCard, words: Words): string {
  const letters = card.letters.map((letter) => words.label("letter", letter)).join(", ");
  return [
    ...(letters ? [words.text("item-letters", { letters })] : []),
    ...(card.ranged ? [words.text("item-ranged")] : []),
    ...(card.armour > 0 ? [words.text("item-armour", { armour: card.armour })] : []),
    ...(card.price !== null ? [words.text("item-price", { caps: card.price })] : []),
  ].join(" ");
}
