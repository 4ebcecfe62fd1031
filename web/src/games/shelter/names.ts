/** What levels and spaces are called at this table: by the people and rooms that are there. */

import { say, type Args, type ArgsJson, type GameWords, type Phraser } from "../../lib/words.svelte";
import type { TableInfo } from "../../protocol";
import type { Shelter } from "./context.svelte";
import { printed, roomCard, siteOf, spaceView } from "./look";
import { seatName } from "../../lib/seats";

export function tableOf(game: Shelter): TableInfo | null {
  return game.session.now?.table ?? null;
}

/** Cubes of several resources, as Python's messages have them (`games/shelter/lacks.py`). */
export function phraserOf(words: GameWords): Phraser {
  return (args) => {
    const worded: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (isCubes(value)) worded[name] = words.listed(Object.entries(value).map(([resource, count]) => words.text(`icon-${resource}`, { count })));
    }
    return worded;
  };
}

function isCubes(value: ArgsJson[string]): value is Readonly<Record<string, number>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function levelName(game: Shelter, owner: number | null): string {
  return owner === null ? say("shelter-top-level") : say("shelter-level-of", { name: seatName(tableOf(game), owner) });
}

/** A space in a few words: "Diner 2". */
export function spaceShort(game: Shelter, space: string): string {
  const site = siteOf(game.view, space);
  const owner = levelName(game, site?.level.owner ?? null);
  const room = site?.room ?? null;
  if (site === null || room === null) return say("shelter-elevator", { level: owner });
  const name = game.cards.rooms[room]?.name ?? room;
  const single = (game.cards.rooms[room]?.spaces.length ?? 1) === 1;
  return say(single ? "shelter-space-only" : "shelter-space", { room: name, number: site.slot + 1, level: owner });
}

/** Everything about a space, for those who hear the board: where, what lies there, what it does, who stands there. */
export function spaceName(game: Shelter, space: string): string {
  const there = spaceView(game.view, space);
  const threat = there?.threat ?? null;
  const parts = [spaceShort(game, space)];
  if (threat !== null) parts.push(say("shelter-threat", { threat: game.cards.threats[threat]?.name ?? threat }));
  parts.push(printed(game.view, game.cards, space).text);
  if (there?.seat != null) parts.push(say("shelter-taken", { name: seatName(tableOf(game), there.seat) }));
  return sentences(parts);
}

/** Some of these end with a full stop of their own. */
export function sentences(parts: readonly string[]): string {
  return parts.join(". ").replaceAll("..", ".");
}

/** A room that is offered, in words: its price, and what its spaces do. */
export function offerText(game: Shelter, id: string): string {
  const card = roomCard(game.cards, id);
  return sentences([say("shelter-price", { price: card.price_text }), ...card.spaces.map((space) => space.text)]);
}

const LONG_WORD = 9;

/** A word that would be broken on a small card is printed smaller there. */
export function hasLongWord(name: string): boolean {
  return name.split(" ").some((word) => word.length > LONG_WORD);
}
