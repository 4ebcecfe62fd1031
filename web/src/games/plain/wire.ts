// Made by tools/typescript.py from the games' declarations. Do not edit: run `make types`.

/** Caps and jammed doors by seat; who has chosen; the reader's own hunch and choice. */
export interface DoorsView {
  caps: number[];
  choice: number | null;
  chosen: boolean[];
  hunch: number | null;
  jammed: (number | null)[];
  last: number;
  round: number;
}

/** The stakes by seat, and the cards that are known to the reader. */
export interface KuhnView {
  hands: (string | null)[];
  stakes: number[];
}

/** How many finds each locker holds, and those that the reader knows. */
export interface LockerView {
  deck: number;
  heap: string[];
  last: number;
  lockers: string[][];
  round: number;
  sizes: number[];
  turn: number;
}

/** The table; contracts are those the reader knows. */
export interface SalvageView {
  auctioneer: number;
  bid: number;
  bidder: number | null;
  bidding: boolean[];
  block: string[];
  caps: number[];
  contracts: (string | null)[];
  deck: number;
  offers: Offered[];
  round: number;
  stashes: string[][];
}

/** An offer that stands. */
export interface Offered {
  buyer: number;
  lot: string;
  price: number;
  seller: number;
}

export type DoorsDoorId = "left" | "middle" | "right";

/** What can be answered, by kind. */
export interface DoorsActions {
  choose: { kind: "choose"; door: DoorsDoorId };
}
export type DoorsAction = DoorsActions[keyof DoorsActions];

/** What can be told, by kind; null where a seat may not know. */
export interface DoorsEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  whispered: { number: number; kind: "whispered"; seat: number; door: DoorsDoorId | null };
  round: { number: number; kind: "round"; round: number };
  chosen: { number: number; kind: "chosen"; seat: number; door: DoorsDoorId };
  gained: { number: number; kind: "gained"; seat: number; caps: number };
  "hunch-shown": { number: number; kind: "hunch-shown"; seat: number; door: DoorsDoorId };
}
export type DoorsEvent = DoorsEvents[keyof DoorsEvents];

/** What can be asked, by message. */
export interface DoorsPrompts {
  "prompt-door": { message: "prompt-door"; args: Record<string, never> };
}
export type DoorsPrompt = DoorsPrompts[keyof DoorsPrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type DoorsOptions = {
  rounds?: number;
};

export type KuhnCardId = "jack" | "queen" | "king";

/** What can be answered, by kind. */
export interface KuhnActions {
  pass: { kind: "pass" };
  bet: { kind: "bet" };
}
export type KuhnAction = KuhnActions[keyof KuhnActions];

/** What can be told, by kind; null where a seat may not know. */
export interface KuhnEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  dealt: { number: number; kind: "dealt"; seat: number; card: KuhnCardId | null };
  passed: { number: number; kind: "passed"; seat: number };
  betted: { number: number; kind: "betted"; seat: number };
  showed: { number: number; kind: "showed"; seat: number; card: KuhnCardId };
}
export type KuhnEvent = KuhnEvents[keyof KuhnEvents];

/** What can be asked, by message. */
export interface KuhnPrompts {
  "prompt-turn": { message: "prompt-turn"; args: Record<string, never> };
}
export type KuhnPrompt = KuhnPrompts[keyof KuhnPrompts];

export type KuhnOptions = Record<string, never>;

export type LockerFindId = string;

/** What can be answered, by kind. */
export interface LockerActions {
  keep: { kind: "keep" };
  drop: { kind: "drop"; find: LockerFindId };
}
export type LockerAction = LockerActions[keyof LockerActions];

/** What can be told, by kind; null where a seat may not know. */
export interface LockerEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  round: { number: number; kind: "round"; round: number };
  drawn: { number: number; kind: "drawn"; seat: number; find: LockerFindId | null };
  kept: { number: number; kind: "kept"; seat: number };
  dropped: { number: number; kind: "dropped"; seat: number; find: LockerFindId };
  refilled: { number: number; kind: "refilled" };
  opened: { number: number; kind: "opened"; seat: number; worth: number };
}
export type LockerEvent = LockerEvents[keyof LockerEvents];

/** What can be asked, by message. */
export interface LockerPrompts {
  "prompt-choice": { message: "prompt-choice"; args: Record<string, never> };
}
export type LockerPrompt = LockerPrompts[keyof LockerPrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type LockerOptions = {
  rounds?: number;
};

export type SalvageLotId = string;
export type SalvageContractId = "scrap" | "chems" | "tools" | "ammo" | "books" | "cola";

/** What can be answered, by kind. */
export interface SalvageActions {
  open: { kind: "open" };
  offer: { kind: "offer"; lot: SalvageLotId; other: number; price: number };
  spy: { kind: "spy"; other: number };
  accept: { kind: "accept" };
  refuse: { kind: "refuse" };
  withdraw: { kind: "withdraw" };
  bid: { kind: "bid"; amount: number };
  pass: { kind: "pass" };
}
export type SalvageAction = SalvageActions[keyof SalvageActions];

/** What can be told, by kind; null where a seat may not know. */
export interface SalvageEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  signed: { number: number; kind: "signed"; seat: number; contract: SalvageContractId | null };
  round: { number: number; kind: "round"; round: number; seat: number };
  found: { number: number; kind: "found"; first: number; second: number; caps: number };
  drawn: { number: number; kind: "drawn"; lot: SalvageLotId };
  opened: { number: number; kind: "opened"; seat: number };
  offered: { number: number; kind: "offered"; seat: number; other: number; lot: SalvageLotId; price: number };
  spied: { number: number; kind: "spied"; seat: number; other: number; contract: SalvageContractId | null };
  bought: { number: number; kind: "bought"; seat: number; other: number; lot: SalvageLotId; price: number };
  refused: { number: number; kind: "refused"; seat: number; lot: SalvageLotId };
  withdrawn: { number: number; kind: "withdrawn"; seat: number; lot: SalvageLotId };
  bade: { number: number; kind: "bade"; seat: number; caps: number };
  passed: { number: number; kind: "passed"; seat: number };
  unsold: { number: number; kind: "unsold" };
  sold: { number: number; kind: "sold"; seat: number; caps: number };
  "contract-shown": { number: number; kind: "contract-shown"; seat: number; contract: SalvageContractId };
}
export type SalvageEvent = SalvageEvents[keyof SalvageEvents];

/** What can be asked, by message. */
export interface SalvagePrompts {
  "prompt-before": { message: "prompt-before"; args: Record<string, never> };
  "prompt-reply": { message: "prompt-reply"; args: { lot: SalvageLotId; price: number } };
  "prompt-standing": { message: "prompt-standing"; args: { lot: SalvageLotId; price: number } };
  "prompt-bidding": { message: "prompt-bidding"; args: { bid: number; caps: number } };
}
export type SalvagePrompt = SalvagePrompts[keyof SalvagePrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type SalvageOptions = {
  caps?: number;
};
