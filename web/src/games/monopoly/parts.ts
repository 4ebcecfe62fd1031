/** Monopoly's board and panels. */

import { ICONS } from "../../art/icons";
import { Choosing, type Choice } from "../../lib/choosing.svelte";
import { screen } from "../../lib/screen.svelte";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { Desk, GameParts, Told } from "../parts";
import Badge from "./Badge.svelte";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Cards from "./Cards.svelte";
import Face from "./Face.svelte";
import Mine from "./Mine.svelte";
import News from "./News.svelte";
import Player from "./Player.svelte";
import Reply from "./Reply.svelte";
import Slip from "./Slip.svelte";
import Tokens from "./Tokens.svelte";
import { aims } from "./aims";
import { answersTo } from "./answers";
import { Monopoly, provideMonopoly } from "./context.svelte";
import "./inks.css";
import { bigScenes } from "./big";
import { way } from "./ring";
import { halts, scenes } from "./scenes";
import { signs } from "./signs";
import { standing } from "./standing";
import type { WorthView } from "./wire";
import { labelOf, phraserOf } from "./words";

/** What is chosen on squares and in panels; everything else has a button at the question. */
const ON_BOARD = ["place", "build", "sell", "mortgage", "lift", "offer", "withdraw", "counter", "bid", "pass"];

function setUp(session: Session<"monopoly">, words: GameWords<"monopoly">): Desk<"monopoly"> {
  const game = new Monopoly(session, words, new Choosing(session, aims));
  provideMonopoly(game);
  words.labeller = (domain, value) => labelOf(session.now?.table ?? null, domain, value);
  words.phraser = phraserOf(words);
  const word = (choice: Choice<"monopoly">) => words.wired(`action-${choice.action.kind}`, choice.action);
  return { choosing: game.choosing, word, layOut: (choice) => layOut(game, choice) };
}

/** A bid goes to the field for sums, a deal to the trade table. */
function layOut(game: Monopoly, { action, prompt }: Choice<"monopoly">): void {
  if (action.kind === "bid") game.enterBid(prompt, action.amount);
  if (action.kind !== "offer" && action.kind !== "counter") return;
  const { deeds, cards, cash } = action;
  const answered = action.kind === "counter" && prompt.message === "prompt-reply" ? prompt : null;
  const to = action.kind === "offer" ? action.to : (answered?.args.from ?? null);
  game.draft.begin(to, deeds, cards, cash, answered);
  game.panel = "trade";
}

/** What everybody's score is made of. */
function sources(session: Told<"monopoly">): { message: string; points: number[] }[] {
  const view = session.now?.view;
  if (!view) return [];
  const parts = view.players.map(({ cash, worth_parts }) => ({ cash, ...worth_parts }));
  const row = (part: "cash" | keyof WorthView) => ({ message: `monopoly-worth-${part}`, points: parts.map((one) => one[part]) });
  return [row("cash"), row("deeds"), row("mortgaged"), row("buildings")];
}

export const parts: GameParts<"monopoly"> = {
  setUp,
  Board,
  Cards,
  Player,
  standing,
  Badge,
  Mine,
  Slip,
  Brief,
  News,
  Face,
  onBoard: (choice) => ON_BOARD.includes(choice.action.kind),
  tabOf: ({ action }) => (action.kind === "place" ? "board" : action.kind === "offer" ? "cards" : null),
  // On a small screen an offer waits in its own tab until it is looked at; its count stands above the board.
  isQuiet: (prompt) => prompt.message === "prompt-business" || (screen.narrow && prompt.message === "prompt-reply"),
  tabs: { cards: { name: "monopoly-tab-business", icon: ICONS.exchange } },
  answersTo,
  panelOf: ({ message }) => (message === "prompt-token" ? Tokens : message === "prompt-reply" ? Reply : null),
  badge: (view, seat, tab) => (tab === "cards" ? view.offers.filter((offer) => offer.to === seat).length : 0),
  spares: true,
  holds: true,
  chapters: ["round"],
  signs,
  scenes: (events, before, words, after) => [...scenes(events, words), ...bigScenes(events, before, after, words)],
  halts,
  big: ["dealt", "bankrupt"],
  sounds: { built: "build", bought: "card", auctioned: "card", dealt: "card" },
  way: (thing, from, to, words) => way(thing, from, to, words.pack.catalogue),
  sources,
  sum: "monopoly-worth",
  score: { message: "monopoly-worth", of: (view) => view.players.map((player) => player.worth) },
};
