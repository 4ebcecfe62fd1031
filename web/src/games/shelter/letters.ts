/** What each letter is good for: the rooms of the vault in which it doubles the rewards. */

import { under } from "./look";
import type { ShelterCatalogue, ShelterView } from "./wire";

/** The names of the rooms that double the rewards of whoever is trained in that letter, each once, and how many spaces these are. */
export interface LetterUse {
  readonly rooms: readonly string[];
  readonly spaces: number;
}

export function useOf(view: ShelterView, cards: ShelterCatalogue, letter: string): LetterUse {
  const rooms = new Set<string>();
  let spaces = 0;
  for (const room of view.levels.flatMap((level) => level.rooms)) {
    for (const { space } of room?.spaces ?? []) {
      if (room === null || under(view, cards, space).letter !== letter) continue;
      rooms.add(cards.rooms[room.room]?.name ?? room.room);
      spaces += 1;
    }
  }
  return { rooms: [...rooms], spaces };
}

/** The letters by their use, the one that doubles most first; equals keep their order. */
export function byUse<T>(all: readonly T[], useful: (one: T) => LetterUse): T[] {
  return [...all].sort((a, b) => useful(b).spaces - useful(a).spaces);
}
