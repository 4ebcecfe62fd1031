/** What the frame around a board shares with its parts. */

import { createContext } from "svelte";
import type { Desk, GameParts } from "../games/parts";
import type { Help } from "./help.svelte";
import type { Hints } from "./hints.svelte";
import type { Holding } from "./holding.svelte";
import type { Orders } from "./orders.svelte";
import type { ReplayRoom } from "./replay.svelte";
import type { Session } from "./session.svelte";
import type { Tabs } from "./tabs.svelte";
import type { Unread } from "./unread.svelte";
import type { GameWords } from "./words.svelte";

export interface Frame {
  readonly session: Session;
  readonly words: GameWords;
  readonly parts: GameParts;
  readonly desk: Desk;
  readonly help: Help;
  readonly hints: Hints;
  readonly holding: Holding;
  readonly orders: Orders;
  readonly tabs: Tabs;
  /** The lines of the chat that were not seen yet. */
  readonly unread: Unread;
  /** Look at the table from another seat of one's own; null where there is no table to sit at. */
  readonly sit: ((seat: number) => void) | null;
}

export const [frame, provideFrame] = createContext<Frame>();
export const [session, provideSession] = createContext<Session>();
export const [replay, provideReplay] = createContext<ReplayRoom>();
