/** What a game gives to the frame: its board and panels. Everything around them is the same for all games. */

import type { Component } from "svelte";
import type { Choice, Choosing } from "../lib/choosing.svelte";
import type { GuideStep } from "../lib/guide.svelte";
import type { Session } from "../lib/session.svelte";
import { learn, type GameWords } from "../lib/words.svelte";
import type { Halt } from "../lib/show/presenter.svelte";
import type { Scene } from "../lib/show/scenes";
import type { Sound } from "../lib/sound";
import type { Action, Event, GameId, PromptInfo, Update, View } from "../protocol";

/** What a game prepares for one table. */
export interface Desk<G extends GameId = GameId> {
  readonly choosing: Choosing<G>;
  /** A choice in words. */
  word(choice: Choice<G>): string;
  /** A choice among several about one thing, by what differs; null: in the same words as anywhere. */
  variant?(choice: Choice<G>): string | null;
  /** What it means, for the list: there the board is not beside it. */
  meaning?(action: Action<G>): string;
  /** Lay out a choice that the game composes where it is composed, to be looked at and played there. */
  layOut?(choice: Choice<G>): void;
  /** The way back to what a line of the log tells of, a card that was read; null where there is nothing more to see. */
  lookBack?(event: Event<G>): (() => void) | null;
}

/** A drawing of a game's own: areas, lines, and the box they are drawn in. */
export interface Art {
  readonly box: string;
  readonly fill?: string;
  readonly line?: string;
}

/** A drawn sign and what it stands for. */
export interface Sign {
  readonly id: string;
  /** A path like those of art/icons.ts, or a drawing. */
  readonly drawn: string | Art;
  readonly message: string;
  readonly rule: string;
}

/** A figure of a player in the strip that is always in sight: points, money, a resource. */
export interface Figure {
  /** Names the number, so that it floats up when it changes: "cash". */
  readonly id: string;
  /** Its sign: a path like those of art/icons.ts, or a drawing. */
  readonly drawn: string | Art;
  readonly value: number;
  /** The message that says what it is. */
  readonly message: string;
  /** Follows from others that float up already: its own changes do not. */
  readonly still?: boolean;
}

/** One player in the strip. The first figure is the one that everybody compares; where there is little room, it alone is shown large. */
export interface Standing {
  readonly figures: readonly Figure[];
  /** The message of what is special about the player now: passed, in jail, bankrupt. */
  readonly note?: string | null;
  /** Whether the player plays no more. */
  readonly out?: boolean;
}

/** What was told of a match: all that counting needs. */
export type Told<G extends GameId = GameId> = Pick<Session<G>, "now" | "events">;

/** G: the game whose parts these are. */
export interface GameParts<G extends GameId = GameId> {
  /** Called once while a table's page is set up: it also provides what the game's own parts share. */
  setUp(session: Session<G>, words: GameWords<G>): Desk<G>;
  readonly Board: Component<{ narrow: boolean }>;
  /** What lies beside the board: tracks, markets. */
  readonly Cards: Component<{ narrow: boolean }> | null;
  /** What everybody sees of one player; short: in a line that opens by a click, as a `details` does. */
  readonly Player: Component<{ seat: number; short?: boolean }>;
  /** What the strip of all players shows of one of them; without it, their names alone. */
  standing?(view: View<G>, seat: number): Standing;
  /** A player's own sign before the name in the strip: a token, a mark of the seat. */
  readonly Badge?: Component<{ seat: number }>;
  /** The reader's own things in one line, for small screens. */
  readonly Mine: Component | null;
  /** What a choice costs and brings, before it is confirmed. */
  readonly Slip: Component<{ choice: Choice<G> }> | null;
  /** What helps to answer a question, shown beside it: the odds of a fight. */
  readonly Brief: Component<{ prompt: PromptInfo<G> }> | null;
  /** The last thing worth a picture: dice that were thrown. */
  readonly News: Component | null;
  /** A choice on a button. */
  readonly Face: Component<{ choice: Choice<G> }>;
  /** Whether a choice is made on the board (and needs no button of its own). */
  onBoard(choice: Choice<G>): boolean;
  /** Where a choice is shown on a small screen; null for one at the question itself. */
  tabOf(choice: Choice<G>): "board" | "cards" | "players" | null;
  /** Whether a prompt is no question but a standing permission: the game's own panels show it, and it calls nobody. */
  isQuiet?(prompt: PromptInfo<G>): boolean;
  /** What the board and the cards are called on a small screen, where it is not "Board" and "Cards", and the path of its sign. */
  readonly tabs?: Partial<Record<"board" | "cards", { readonly name: string; readonly icon: string }>>;
  /**
   * Answers that keep their place at a question, open or not: where one is not legal now its button stands there closed, and
   * says why not. Without it a question has buttons for what is legal only.
   */
  answersTo?(prompt: PromptInfo<G>): readonly Action<G>[];
  /** How many things wait to be looked at in a part of a small screen: offers to the reader. */
  badge?(view: View<G>, seat: number | null, tab: "board" | "cards" | "players"): number;
  /** A panel of the game's own for the answers to a question, instead of a button for each. */
  panelOf?(prompt: PromptInfo<G>): Component<{ prompt: PromptInfo<G>; choices: readonly Choice<G>[] }> | null;
  /** A question in fewer words, where its panel says the rest; null: as the rules word it. */
  asks?(prompt: PromptInfo<G>): string | null;
  /** What can be done now, in a line: how many spaces, how many items. */
  tally?(prompt: PromptInfo<G>, choices: readonly Choice<G>[]): string | null;
  /** Whether the people's panels on a desk say little more than the strip: what is asked takes their room, row by row. */
  readonly spares?: boolean;
  /** Whether people may hold up others' throws to do business first. */
  readonly holds?: boolean;
  /** The kinds of events with which a part of the log begins: a round. */
  readonly chapters?: readonly Event<G>["kind"][];
  /** The kinds of events that nobody should miss (`scenes` pictures them): the digest between one's turns names them first. */
  readonly big?: readonly Event<G>["kind"][];
  /**
   * The signs of the game: the message that names each, and the rule behind it. Whatever is drawn with `data-sign` and a sign's
   * id explains itself by that message where the mouse rests or a finger stays on it.
   */
  readonly signs?: readonly Sign[];
  /** Where points came from, for the end: rows of message and points by seat. */
  sources(session: Told<G>, words: GameWords<G>): readonly { readonly message: string; readonly points: readonly number[] }[];
  /** Why it ended, with the names of this match; null: as the rules word it. */
  ending?(session: Told<G>, words: GameWords<G>): string | null;
  /** How the story of the match ended, under the result. */
  readonly Epilogue?: Component;
  /** Other numbers that went from round to round, each with a chart of its own at the end: lines by name, drawn like those of that seat. */
  charts?(words: GameWords<G>): readonly { readonly message: string; readonly lines: readonly { readonly name: string; readonly seat: number }[]; of(view: View<G>): readonly number[] }[];
  /** What is laid open at the end, below the table; `view` is the last one with nothing hidden. */
  readonly LaidOpen?: Component<{ view: View<G> }>;
  /** The message that names what the points add up to. */
  readonly sum: string;
  /** Dice, fights and draws that deserve a picture of their own before the board changes, and what nobody should miss; `after` is what it changes to. */
  scenes?(events: readonly Event<G>[], view: View<G> | null, words: GameWords<G>, after: View<G> | null): readonly Scene[];
  /**
   * Where the board halts within what came at once: whoever walks has arrived before anything happens there, and before anything is
   * asked. So many of the events lead to each halt, and so the board stands then.
   */
  halts?(events: readonly Event<G>[], view: View<G>): readonly Halt<G>[];
  /** What is heard when such an event is shown; dice and cards of scenes are heard by themselves. */
  readonly sounds?: Readonly<Partial<Record<Event<G>["kind"], Sound>>>;
  /** The places that a thing passes between two places of the board; without it, everything goes straight. */
  way?(thing: string, from: string, to: string, words: GameWords<G>): readonly string[];
  /** The number by seat that decides the match, for the chart at the end, and the message it is called by. */
  score?: { readonly message: string; of(view: View<G>): readonly number[] };
}

/** A game's board stands in the folder of its name, and is found there; what it consists of is loaded when it is needed. */
const PARTS = import.meta.glob<GameParts>("./*/parts.ts", { import: "parts" });
const GUIDES = import.meta.glob<readonly GuideStep[]>("./*/guide.ts", { import: "steps" });
const STILLS = import.meta.glob<Update>("./*/still.json", { import: "default" });
/** The folder for games that have none: they are played by their lists of choices. */
const PLAIN = "plain";

/** A game's board, and with it what its page says. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = PARTS[`./${game}/parts.ts`] ?? (() => import("./plain/parts").then(({ parts }) => parts));
  const [parts] = await Promise.all([load(), learn(game)]);
  return parts;
}

/** The notes of the guide through a first round. Whether there are any is known before anything of the game is loaded. */
export function guideOf(game: string): (() => Promise<readonly GuideStep[]>) | undefined {
  return GUIDES[`./${game}/guide.ts`];
}

/** A moment of a match, for the first page's picture. */
export function stillOf(game: string): (() => Promise<Update>) | undefined {
  return STILLS[`./${game}/still.json`];
}

/** The games with a board, in the order in which the first page shows them: the one that it can picture comes first. */
export const BOARDS: readonly string[] = Object.keys(PARTS)
  .map((path) => path.split("/")[1] ?? "")
  .filter((game) => game !== PLAIN)
  .sort((a, b) => Number(stillOf(b) !== undefined) - Number(stillOf(a) !== undefined));
