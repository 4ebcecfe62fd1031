/** Which part of the table a small screen shows. */

export type Tab = "board" | "cards" | "players" | "log" | "chat";

export class Tabs {
  current = $state<Tab>("board");
}
