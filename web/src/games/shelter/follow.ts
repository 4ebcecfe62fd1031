/** What of the vault comes into sight by itself where only a part of it is: the place where something has just happened. */

import type { ShelterEvent, ShelterView } from "./wire";

/** Whoever has scrolled looks at something: so long, in milliseconds, nothing takes it away. */
const PATIENCE = 6000;

/**
 * The space that the news are about: a threat on the reader's own level, another threat, else where the last thing happened;
 * null where nothing happened in the vault.
 */
export function spaceOfNews(events: readonly ShelterEvent[], view: ShelterView, seat: number | null): string | null {
  const threats = events.flatMap((event) => (event.kind === "threat-appears" ? [event.space] : []));
  const mine = view.levels.find(({ owner }) => owner !== null && owner === seat);
  const own = new Set(mine?.rooms.flatMap((room) => room?.spaces.map(({ space }) => space) ?? []));
  return threats.find((space) => own.has(space)) ?? threats[0] ?? roomBuilt(events, view) ?? lastSpace(events);
}

/** The first space of a room that was just built. */
function roomBuilt(events: readonly ShelterEvent[], view: ShelterView): string | null {
  const built = events.findLast((event) => event.kind === "built");
  const room = built && view.levels.flatMap((level) => level.rooms).find((one) => one?.room === built.room);
  return room?.spaces[0]?.space ?? null;
}

function lastSpace(events: readonly ShelterEvent[]): string | null {
  const last = events.findLast((event) => "space" in event);
  return last && "space" in last ? last.space : null;
}

/** Moves what scrolls to a thing that is not wholly in sight, unless somebody has just scrolled themselves. */
export class Follower {
  #until = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Somebody scrolls. */
  readonly yield = (): void => {
    this.#until = this.now() + PATIENCE;
  };

  /** Whether the board may be moved. */
  get free(): boolean {
    return this.now() >= this.#until;
  }

  show(thing: Element | null, area: Element | null): void {
    if (!thing || !area || !this.free) return;
    const { top, bottom } = thing.getBoundingClientRect();
    const seen = area.getBoundingClientRect();
    if (top < seen.top || bottom > seen.bottom) thing.scrollIntoView({ block: "center" });
  }
}
