/** A game that has no board yet: everything is chosen from the list. */

import SeatTag from "../../frame/SeatTag.svelte";
import { Choosing, type Aims, type Choice } from "../../lib/choosing.svelte";
import { seatName } from "../../lib/seats";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { Desk, GameParts } from "../parts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { providePlain } from "./context";

const aims: Aims = {
  targetOf: (action, prompt) => `${prompt.decision}:${JSON.stringify(action)}`,
  prefer: (choices) => choices[0],
  probe: () => null,
};

function setUp(session: Session, words: GameWords): Desk {
  providePlain({ session, words });
  words.labeller = (domain, value) => (domain === "seat" ? seatName(session.now?.table ?? null, Number(value)) : null);
  const word = (choice: Choice) => words.wired(`action-${choice.action.kind}`, choice.action);
  return { choosing: new Choosing(session, aims), word };
}

export const parts: GameParts = {
  setUp,
  Board,
  Cards: null,
  Player: SeatTag,
  Mine: null,
  Slip: null,
  Brief: null,
  News: null,
  Face,
  onBoard: () => false,
  tabOf: () => "board",
  sources: () => [],
  sum: "end-points",
};
