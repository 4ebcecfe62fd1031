/** Shelter's board and panels. */

import { Choosing, type Choice } from "../../lib/choosing.svelte";
import { seatName } from "../../lib/seats";
import type { Session } from "../../lib/session.svelte";
import { say, type GameWords } from "../../lib/words.svelte";
import type { PromptInfo } from "../../protocol";
import type { Desk, GameParts } from "../parts";
import Badge from "./Badge.svelte";
import Brief from "./Brief.svelte";
import Board from "./Board.svelte";
import Exchange from "./Exchange.svelte";
import Letters from "./Letters.svelte";
import Sites from "./Sites.svelte";
import Face from "./Face.svelte";
import Mine from "./Mine.svelte";
import News from "./News.svelte";
import Player from "./Player.svelte";
import Slip from "./Slip.svelte";
import Tracks from "./Tracks.svelte";
import { ShelterAims } from "./aims.svelte";
import { Shelter, provideShelter } from "./context.svelte";
import { ICONS } from "./icons";
import { dwellerName, levelName, offerText, phraserOf, plotText, spaceShort } from "./names";
import { signs } from "./signs";
import { MARKS, plotOf } from "./sites";
import { printed, spaceView } from "./look";
import { scenes } from "./scenes";
import { sources } from "./sources";
import { standing } from "./standing";
import type { ShelterAction, ShelterPrompt } from "./wire";

// What is done with an item has a button in the question too: on a phone the items lie in another tab.
const ON_BOARD = ["place", "join", "cure", "take-item", "choose-room", "site"];
const ON_CARDS = ["take-item", "choose-room"];
const ON_PLAYERS = ["join", "cure"];
const PANELS: Partial<Record<ShelterPrompt["message"], NonNullable<ReturnType<NonNullable<GameParts<"shelter">["panelOf"]>>>>> = {
  "prompt-exchange": Exchange,
  "prompt-site": Sites,
  "prompt-choose-letter": Letters,
};

function setUp(session: Session<"shelter">, words: GameWords<"shelter">): Desk<"shelter"> {
  const aims = new ShelterAims(session, words);
  const game = new Shelter(session, words, new Choosing(session, aims), aims);
  provideShelter(game);
  words.phraser = phraserOf(words);
  words.labeller = (domain, value) => {
    if (domain === "seat") return seatName(session.now?.table ?? null, Number(value));
    if (domain === "space" && session.now?.view) return spaceShort(game, String(value));
    if (domain === "level" && session.now?.view) return levelName(game, game.view.levels[Number(value)]?.owner ?? null);
    return null;
  };
  return { choosing: game.choosing, word: (choice) => word(game, choice), variant: (choice) => variant(game, choice), meaning: (action) => meaning(game, action) };
}

function word(game: Shelter, { action }: Choice<"shelter">): string {
  const { words } = game;
  const plot = action.kind === "site" ? plotOf(game.view, game.cards, game.seat, action.side) : null;
  if (plot) return `${MARKS[plot.side]}: ${plotText(game, plot)}`;
  const text = words.wired(`action-${action.kind}`, action);
  const threat = action.kind === "place" ? (spaceView(game.view, action.space)?.threat ?? null) : null;
  return threat === null ? text : `${text} – ${words.label("threat", threat)}`;
}

/** Where several could go to one space, who goes is all that differs. */
function variant(game: Shelter, { action }: Choice<"shelter">): string | null {
  return action.kind === "place" ? dwellerName(game, action.dweller) : null;
}

/** What a space costs and brings, and what a card does that is offered. */
function meaning(game: Shelter, action: ShelterAction): string {
  if (action.kind === "place") return printed(game.view, game.cards, action.space).text;
  if (action.kind === "choose-room") return offerText(game, action.room);
  if (action.kind === "take-item") return game.cards.items[action.item]?.text ?? "";
  return "";
}

/** On a turn: how many spaces are open, and how many items can be used. */
function tally(prompt: PromptInfo<"shelter">, choices: readonly Choice<"shelter">[]): string | null {
  if (prompt.message !== "prompt-turn") return null;
  const count = (kind: ShelterAction["kind"]) => new Set(choices.filter((choice) => choice.action.kind === kind).map((choice) => choice.target)).size;
  const items = count("use");
  return [say("shelter-can-place", { count: count("place") }), ...(items > 0 ? [say("shelter-can-use", { count: items })] : [])].join(" ");
}

export const parts: GameParts<"shelter"> = {
  setUp,
  Board,
  Cards: Tracks,
  Player,
  standing,
  Badge,
  Mine,
  Slip,
  Brief,
  News,
  Face,
  onBoard: (choice) => ON_BOARD.includes(choice.action.kind),
  tabOf(choice) {
    if (ON_CARDS.includes(choice.action.kind)) return "cards";
    return ON_PLAYERS.includes(choice.action.kind) ? "players" : "board";
  },
  // One's items lie on one's own sheet, where they can be used beside the play of others.
  isQuiet: (prompt) => prompt.message === "prompt-items",
  tabs: { board: { name: "shelter-tab-board", icon: ICONS.vault } },
  panelOf: (prompt) => PANELS[prompt.message] ?? null,
  tally,
  chapters: ["round"],
  signs,
  sources,
  sum: "shelter-sum",
  scenes: (events, _, words) => scenes(events, words),
  big: ["built", "defeated", "end-near"],
  sounds: { built: "build", "item-taken": "card", "threat-appears": "card" },
  score: { message: "shelter-happiness", of: (view) => view.players.map((player) => player.happiness) },
};
