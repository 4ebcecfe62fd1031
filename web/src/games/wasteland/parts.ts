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
import { sources } from "./power/sources";
import Brief from "./vats/Brief.svelte";
import { scenes } from "./vats/scenes";

function setUp(session: Session<"wasteland">, words: GameWords<"wasteland">): Desk<"wasteland"> {
  const game = new Wasteland(session, words, new Choosing(session, aims));
  provideWasteland(game);
  words.labeller = (domain, value) => (domain === "seat" ? seatName(session.now?.table ?? null, Number(value)) : null);
  const word = (choice: Choice<"wasteland">) => words.wired(`action-${choice.action.kind}`, choice.action);
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
  sum: "wasteland-influence",
  // Hands are hidden until the end; how many agendas somebody holds is not.
  score: { message: "wasteland-agendas-held", of: (view) => view.survivors.map((one) => one.hand.length + Number(one.pledged !== null)) },
};
