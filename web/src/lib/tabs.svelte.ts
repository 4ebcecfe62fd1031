/** Which part of the table a small screen shows, and how much room what is asked has. */

export type Tab = "board" | "cards" | "players" | "log" | "chat";

export class Tabs {
  current = $state<Tab>("board");
  /** Whether somebody has made the panel small, to see more of the board. */
  shrunk = $state(false);
  /** Whether the end of the match lies across the board. */
  final = $state(true);
  /** How high that is which must be in sight: the question and its answers, or what was chosen. */
  needs = $state(0);
}
