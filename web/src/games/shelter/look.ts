/** What the vault's drawing needs to know of each space: who stands there, and what is printed. */

import type { ElevatorCard, LevelView, RoomCard, ShelterCatalogue, ShelterView, SpaceCard, SpaceView } from "../../protocol";
import type { LevelShape } from "./geometry";

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
  return view.levels.map(({ elevator, rooms }) => ({
    elevator: elevator.space,
    places: rooms.map((room) => room?.spaces.map(({ space }) => space) ?? []),
  }));
}

/** All dwellers in the vault, by the space they stand on. */
export function standingOn(view: ShelterView): Map<string, Standing[]> {
  const found = new Map<string, Standing[]>();
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

export function spaceView(view: ShelterView, space: string): SpaceView | null {
  const site = siteOf(view, space);
  return site && (site.spaces[site.slot] ?? null);
}

/** Where a space is: its level, the room that stands there (null for an elevator), and which of the spaces there it is. */
export interface Site {
  readonly level: LevelView;
  readonly room: string | null;
  readonly spaces: readonly SpaceView[];
  readonly slot: number;
}

export function siteOf(view: ShelterView, wanted: string): Site | null {
  for (const level of view.levels) {
    const sites = [{ room: null, spaces: [level.elevator] }, ...level.rooms.flatMap((room) => room ?? [])];
    for (const { room, spaces } of sites) {
      const slot = spaces.findIndex(({ space }) => space === wanted);
      if (slot >= 0) return { level, room, spaces, slot };
    }
  }
  return null;
}

/** The elevator of a level: the first is everybody's, the others are of their owners' colours. */
export function elevatorOf(view: ShelterView, cards: ShelterCatalogue, { owner }: LevelView): ElevatorCard | undefined {
  return owner === null ? cards.elevators[0] : cards.elevators.find((one) => one.id === view.players[owner]?.colour);
}

/** What the room or the elevator itself says, whatever covers it. */
export function under(view: ShelterView, cards: ShelterCatalogue, space: string): SpaceCard {
  const site = siteOf(view, space);
  if (site === null) return NOTHING;
  if (site.room === null) return elevatorOf(view, cards, site.level)?.space ?? NOTHING;
  return cards.rooms[site.room]?.spaces[site.slot] ?? NOTHING;
}

/** What counts there now: a threat replaces the space it covers. */
export function printed(view: ShelterView, cards: ShelterCatalogue, space: string): SpaceCard {
  const threat = spaceView(view, space)?.threat ?? null;
  return (threat === null ? null : cards.threats[threat]?.space) ?? under(view, cards, space);
}

/** The line of flavour of what counts there now: the threat's, else the room's or the elevator's. */
export function flavourOf(view: ShelterView, cards: ShelterCatalogue, space: string): string {
  const threat = spaceView(view, space)?.threat ?? null;
  if (threat !== null) return cards.threats[threat]?.flavour ?? "";
  const site = siteOf(view, space);
  if (site === null) return "";
  return (site.room === null ? elevatorOf(view, cards, site.level) : cards.rooms[site.room])?.flavour ?? "";
}

export function roomCard(cards: ShelterCatalogue, id: string): RoomCard {
  return cards.rooms[id] ?? { name: id, flavour: "", price: [], price_text: "", spaces: [], start: null };
}
