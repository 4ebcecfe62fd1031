/** Story cards as they may be read: texts come one by one, when a card is first seen. */

import type { GameWords } from "../../../lib/words.svelte";

type Words = GameWords<"wasteland">;

export interface GoalWords {
  readonly scene: string;
  readonly need: string;
  readonly task: string;
  readonly gain: string;
  readonly fail: string;
}

interface Opening {
  readonly number: number;
  readonly intro: string;
  readonly heads: readonly string[];
}

export interface QuestLeaf extends Opening {
  readonly words: { readonly setup: string; readonly lasting: string; readonly round: string; readonly goals: readonly GoalWords[] };
}

export interface EncounterLeaf extends Opening {
  readonly words: readonly { readonly need: string; readonly task: string }[];
}

export interface OutcomeLeaf {
  readonly text: string;
  readonly words: string;
}

/** A card with its title; null until it has come. */
export interface Titled<Data> {
  readonly title: string;
  readonly data: Data;
}

function titled<Data>(words: Words, domain: string, id: string): Titled<Data> | null {
  const leaf = words.leaf<Data>(domain, id);
  return leaf && { title: leaf.label, data: leaf.data };
}

export const questLeaf = (words: Words, id: string) => titled<QuestLeaf>(words, "quest", id);
export const encounterLeaf = (words: Words, id: string) => titled<EncounterLeaf>(words, "encounter", id);
export const outcomeLeaf = (words: Words, id: string) => titled<OutcomeLeaf>(words, "outcome", id);
/** Which quest a goal stands on, and at which place, from nought. */
export const goalLeaf = (words: Words, id: string) => titled<{ readonly quest: string; readonly place: number }>(words, "goal", id);
