/** Wasteland's board and panels. */

import { Choosing, type Choice } from "../../lib/choosing.svelte";
import { seatName } from "../../lib/seats";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { Desk, GameParts } from "../parts";
import Cards from "./Cards.svelte";
import Face from "./Face.svelte";
import News from "./News.svelte";
import Slip from "./Slip.svelte";
import { aims } from "./aims";
import { Wasteland, provideWasteland } from "./context.svelte";
import Board from "./map/Board.svelte";
import Badge from "./sheet/Badge.svelte";
import Mine from "./sheet/Mine.svelte";
import Player from "./sheet/Player.svelte";
import { standing } from "./sheet/standing";
import { asks, panelOf } from "./panels";
import { signs } from "./signs";
import LaidOpen from "./power/LaidOpen.svelte";
import { ending } from "./power/ending";
import { FACTIONS, factionLabel } from "./power/factions";
import { sources } from "./power/sources";
import Epilogue from "./story/Epilogue.svelte";
import Brief from "./vats/Brief.svelte";
import { scenes } from "./vats/scenes";
import { actionWord } from "./wording";

function setUp(session: Session<"wasteland">, words: GameWords<"wasteland">): Desk<"wasteland"> {
  const game = new Wasteland(session, words, new Choosing(session, aims));
  provideWasteland(game);
  words.labeller = (domain, value) => (domain === "seat" ? seatName(session.now?.table ?? null, Number(value)) : factionLabel(game.scenario, domain, value));
  const word = (choice: Choice<"wasteland">) => actionWord(game, choice);
  // What a hint offers is laid on the trade table, to be looked at and proposed there.
  const layOut = ({ action }: Choice<"wasteland">) => {
    if (action.kind === "offer") game.draft.lay(action);
  };
  return { choosing: game.choosing, word, layOut, lookBack: (event) => game.reader.wayBack(event) };
}

export const parts: GameParts<"wasteland"> = {
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
  // Whatever can be picked on the map has a button at the question too: on a phone a sector may be small.
  onBoard: () => false,
  tabOf: () => null,
  panelOf,
  asks,
  chapters: ["round-begins"],
  signs,
  scenes,
  sources,
  ending,
  Epilogue,
  // In inks that no survivor of the table has.
  charts: (words) => [{ message: "wasteland-power-chart", lines: FACTIONS.map((faction, place) => ({ name: words.label("faction", faction), seat: place + 4 })), of: (view) => FACTIONS.map((faction) => view.power[faction]?.steps ?? 0) }],
  LaidOpen,
  sum: "wasteland-influence",
  // Hands are hidden until the end; then all that they were worth, round by round, is known.
  score: { message: "wasteland-influence", of: (view) => view.survivors.map((one) => (one.eliminated ? 0 : Object.values(one.worth).reduce((sum, worth) => sum + worth, 0))) },
};
