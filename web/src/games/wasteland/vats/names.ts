/** What foes are called: enemies by their names, a faction's token by its name in this scenario. */

import type { Wasteland } from "../context.svelte";

export function foeName(game: Pick<Wasteland, "cards" | "scenario" | "words">, foe: string): string {
  return game.cards.enemies[foe]?.name ?? game.scenario?.factions[foe]?.token ?? game.words.label("foe", foe);
}
