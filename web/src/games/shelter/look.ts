/** What the vault's drawing needs to know of each space: who stands there, and what is printed. */

import type { ElevatorCard, RoomCard, ShelterCatalogue, ShelterView, SpaceCard, SpaceView } from "../../protocol";
import { levelOf, placeOf, slotOf, type LevelShape } from "./geometry";

export interface Standing {
  readonly seat: number;
  /** Which of its owner's dwellers it is: it has that hair. */
  readonly look: number;
  readonly letter: string | null;
  readonly injured: boolean;
  readonly arriving: boolean;
  /** The space, as the thing that moves knows it. */
  readonly at: string;
}

/** How a thing on the board may be chosen now. */
export type Mood = "legal" | "selected" | "closed" | "quiet";

const NOTHING: SpaceCard = { cost: [], fight: 0, injured_only: false, letter: null, linked: false, reward: [], text: "" };

export function shapesOf(view: ShelterView): LevelShape[] {
  return view.levels.map((level) => level.rooms.map((room) => room?.spaces.length ?? 0));
}

/** All dwellers in the vault, by the space they stand on. */
export function standingOn(view: ShelterView): Map<number, Standing[]> {
  const found = new Map<number, Standing[]>();
  view.players.forEach((player, seat) => {
    player.dwellers.forEach((dweller, look) => {
      if (dweller.space === null) return;
      const there = found.get(dweller.space) ?? [];
      there.push({ seat, look, letter: dweller.letter, injured: dweller.injured, arriving: dweller.arriving, at: `space-${dweller.space}` });
      found.set(dweller.space, there);
    });
  });
  return found;
}

export function spaceView(view: ShelterView, space: number): SpaceView | null {
  const level = view.levels[levelOf(space)];
  const place = placeOf(space);
  if (place === null) return level?.elevator ?? null;
  return level?.rooms[place]?.spaces[slotOf(space)] ?? null;
}

export function roomOf(view: ShelterView, space: number): string | null {
  const place = placeOf(space);
  return place === null ? null : (view.levels[levelOf(space)]?.rooms[place]?.room ?? null);
}

/** The elevator of a level: the first is everybody's, the others are of their owners' colours. */
export function elevatorOf(view: ShelterView, cards: ShelterCatalogue, level: number): ElevatorCard | undefined {
  const owner = view.levels[level]?.owner ?? null;
  return owner === null ? cards.elevators[0] : cards.elevators.find((one) => one.id === view.players[owner]?.colour);
}

/** What the room or the elevator itself says, whatever covers it. */
export function under(view: ShelterView, cards: ShelterCatalogue, space: number): SpaceCard {
  const room = roomOf(view, space);
  if (room === null) return elevatorOf(view, cards, levelOf(space))?.space ?? NOTHING;
  return cards.rooms[room]?.spaces[slotOf(space)] ?? NOTHING;
}

/** What counts there now: a threat replaces the space it covers. */
export function printed(view: ShelterView, cards: ShelterCatalogue, space: number): SpaceCard {
  const threat = spaceView(view, space)?.threat ?? null;
  return (threat === null ? null : cards.threats[threat]?.space) ?? under(view, cards, space);
}

/** The line of flavour of what counts there now: the threat's, else the room's or the elevator's. */
export function flavourOf(view: ShelterView, cards: ShelterCatalogue, space: number): string {
  const threat = spaceView(view, space)?.threat ?? null;
  if (threat !== null) return cards.threats[threat]?.flavour ?? "";
  const room = roomOf(view, space);
  return (room === null ? elevatorOf(view, cards, levelOf(space)) : cards.rooms[room])?.flavour ?? "";
}

export function roomCard(cards: ShelterCatalogue, id: string): RoomCard {
  return cards.rooms[id] ?? { name: id, flavour: "", price: [], price_text: "", spaces: [], start: null };
}
