/** What levels and spaces are called at this table: by the people and rooms that are there. */

import { say, type Args, type ArgsJson, type GameWords, type Phraser } from "../../lib/words.svelte";
import type { TableInfo } from "../../protocol";
import type { Shelter } from "./context.svelte";
import { printed, roomCard, siteOf, spaceView } from "./look";
import { screen } from "../../lib/screen.svelte";
import { seatName } from "../../lib/seats";
import { useOf } from "./letters";
import type { Plot } from "./sites";

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
  if (threat !== null) parts.push(say("shelter-threat", { threat: game.cards.threats[threat]?.name ?? threat }), ...leftThere(game, space));
  parts.push(printed(game.view, game.cards, space).text);
  if (there?.seat != null) parts.push(say("shelter-taken", { name: seatName(tableOf(game), there.seat) }));
  return sentences(parts);
}

/** What a threat costs the owner of its level, if nobody deals with it; nothing on the level that is everybody's. */
export function leftThere(game: Shelter, space: string): string[] {
  const owner = siteOf(game.view, space)?.level.owner ?? null;
  if (owner === null) return [];
  const count = game.cards.threat_penalty;
  return [owner === game.seat ? say("shelter-left-mine", { count }) : say("shelter-left-there", { count, name: seatName(tableOf(game), owner) })];
}

/** Where a room would stand, in words of what is seen: a phone has the left wing above the right one. */
export function plotText(game: Shelter, { side, beside }: Plot): string {
  const layout = screen.narrow ? "row" : "side";
  if (beside === null) return say(`shelter-site-${layout}-${side}`);
  return say(`shelter-site-${layout}-${side}-of`, { room: roomCard(game.cards, beside).name });
}

/** Which dice bring a threat there, and how likely these are. */
export function plotOdds(game: Shelter, { columns, throws }: Plot): string {
  return say("shelter-site-odds", { dice: columns.join(" · "), percent: Math.round((throws / game.cards.throws) * 100) });
}

/** What a letter doubles now; "" where it is nothing. */
export function letterText(game: Shelter, letter: string): string {
  const { rooms } = useOf(game.view, game.cards, letter);
  return rooms.length === 0 ? "" : say("shelter-letter-use", { rooms: rooms.join(", ") });
}

/** A dweller, told from the others that could go to the same place. */
export function dwellerName(game: Shelter, who: string): string {
  const dweller = game.view.players[game.seat ?? -1]?.dwellers.find((one) => one.dweller === who);
  const letter = dweller?.letter ?? null;
  if (letter === null) return say(dweller?.injured ? "shelter-who-injured" : "shelter-who-plain");
  return say(dweller?.injured ? "shelter-who-trained-injured" : "shelter-who-trained", { letter });
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

const WORDY = [60, 90];

/** A text too long for a card in the usual letters is printed smaller there, in so many steps. */
export function wordinessOf(text: string): number {
  return WORDY.filter((most) => text.length > most).length;
}
