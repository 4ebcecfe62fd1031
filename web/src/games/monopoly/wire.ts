// Made by tools/typescript.py from the games' declarations. Do not edit: run `make types`.

/**
 * `payee`: whom the debtor owes. `whole`: who has a group whole, by the group's id. `improved`: the colours with
 * buildings, of which nothing can be traded. `must_agree`: the seats that have to agree before the match ends early.
 */
export interface MonopolyView {
  auction: AuctionView | null;
  debtor: number | null;
  decks: Record<string, DeckView>;
  deeds: DeedView[];
  dice: number[];
  doubles: number;
  first: number;
  improved: string[];
  market_open: boolean;
  must_agree: number[];
  offers: OfferView[];
  owed: number;
  payee: string | null;
  players: FortuneView[];
  pot: number;
  round: number;
  round_limit: number;
  shacks: number;
  turn: number;
  vaults: number;
  whole: Record<string, number>;
}

/** `least` is what must be bid at least, `most` what each seat can bid at most as things stand. */
export interface AuctionView {
  bid: number;
  bidder: number | null;
  bidding: number[];
  least: number;
  lot: string;
  most: number[];
}

/** How many cards lie in it; those known to lie under it, the next one first; the card being obeyed. */
export interface DeckView {
  cards: number;
  shown: string | null;
  under: string[];
}

/** A deed of the board; `owner` is None while the bank has it, as are its figures; `buildings` 5 for a vault. */
export interface DeedView {
  buildings: number;
  deed: string;
  figures: FiguresView | null;
  mortgaged: boolean;
  owner: number | null;
}

/**
 * `rent` is None while it is mortgaged. `next`: the building that comes next, None where none does; `site`: whether it may
 * stand there now. `sale`: None where nothing stands.
 */
export interface FiguresView {
  next: "shack" | "vault" | null;
  rent: RentView | null;
  sale: SaleView | null;
  site: boolean;
}

/** What a visit costs: caps, or the dice so many times. `row`: which of the printed rents counts, and whether twice. */
export interface RentView {
  caps: number;
  doubled: boolean;
  row: number;
  times: number;
}

/** What selling a building brings, how many go with it, and what is left on each street of the colour then. */
export interface SaleView {
  cash: number;
  count: number;
  left: Record<string, number>;
}

/** An offer that stands: `gives` is what the one who made it would give, `needed` the cash that accepting it takes. */
export interface OfferView {
  gives: BundleView;
  needed: number;
  seat: number;
  to: number;
  wants: BundleView;
}

/** What one side of a deal gives. */
export interface BundleView {
  cards: ("guide" | "special")[];
  cash: number;
  deeds: string[];
}

/**
 * `jail` is None outside jail, else which try to throw a double comes next; `bankrupt` as which one they went out.
 *
 * `raisable`: all that they can pay, once everything is sold and mortgaged. `business`: whether they may do business now
 * ("open"), raise what they owe ("debt"), raise cash and nothing else ("raise"), or must wait. `odds`: of their next turn;
 * None where there is none.
 */
export interface FortuneView {
  agrees_to_end: boolean;
  bankrupt: number | null;
  business: "debt" | "open" | "raise" | "wait";
  cards: ("guide" | "special")[];
  cash: number;
  jail: number | null;
  odds: LandingView | null;
  offers_left: number;
  raisable: number;
  square: string;
  token: string | null;
  worth: number;
  worth_parts: WorthView;
}

/**
 * In ten-thousandths, never 0 for what can be: by square, how likely the token comes to stand there at least once by
 * moving; and how likely the player is sent to jail.
 */
export interface LandingView {
  jailed: number;
  squares: number[];
}

/**
 * What a player's worth is made of beside the cash: deeds at their price, mortgaged ones at half of it, buildings at half
 * price.
 */
export interface WorthView {
  buildings: number;
  deeds: number;
  mortgaged: number;
}

/** `jail`: the number of its square. `back`: the most that a card sends a token back. */
export interface MonopolyCatalogue {
  back: number;
  deeds: Record<string, DeedCard>;
  fine: number;
  groups: GroupCard[];
  guide: Record<string, FateCard>;
  jail: number;
  salary: number;
  shacks: number;
  special: Record<string, FateCard>;
  squares: SquareCard[];
  tokens: Record<string, TokenCard>;
  vaults: number;
}

/**
 * `rents`: of a street bare, with one to four shacks and a vault; of a station by how many the owner has;
 * of a radio station what the dice are multiplied by. `free` is what it comes to while it is not mortgaged, `pledged`
 * while it is; `building` is 0 where nobody builds.
 */
export interface DeedCard {
  building: number;
  free: HeldCard;
  group: string;
  name: string;
  pledged: HeldCard;
  price: number;
  rents: number[];
  square: number;
  text: string;
}

/**
 * `worth`: what the deed counts in its owner's worth. `mortgage`: what mortgaging it brings, or, below zero, what lifting
 * the mortgage costs. `fee`: what whoever takes it over pays the bank.
 */
export interface HeldCard {
  fee: number;
  mortgage: number;
  worth: number;
}

/** A colour, the stations or the radio stations, with their deeds in the order of the board. */
export interface GroupCard {
  deeds: string[];
  id: string;
}

/** A card of either deck. */
export interface FateCard {
  name: string;
  text: string;
}

/** `deed` is the id of the deed, None where there is none; `tax` what the square costs, 0 for nothing. */
export interface SquareCard {
  deed: string | null;
  id: string;
  kind: string;
  name: string;
  tax: number;
}

export interface TokenCard {
  name: string;
}

export type TokenId = string;
export type JailCardId = "special" | "guide";
export type DeedId = string;
export type SquareId = string;
export type WayId = "fine" | "card" | "double" | "third-try";
export type LotId = string;
export type PayeeId = string;
export type SpecialId = string;
export type GuideId = string;
export type BuildingsId = "none" | "one" | "two" | "three" | "four" | "vault";
export type GroupId = "brown" | "light-blue" | "pink" | "orange" | "red" | "yellow" | "green" | "dark-blue";

/** What can be answered, by kind. */
export interface MonopolyActions {
  "choose-token": { kind: "choose-token"; token: TokenId };
  throw: { kind: "throw" };
  "pay-fine": { kind: "pay-fine" };
  "use-card": { kind: "use-card"; card: JailCardId };
  buy: { kind: "buy" };
  decline: { kind: "decline" };
  pass: { kind: "pass" };
  bid: { kind: "bid"; amount: number };
  "give-up": { kind: "give-up" };
  build: { kind: "build"; deed: DeedId };
  "want-too": { kind: "want-too" };
  waive: { kind: "waive" };
  place: { kind: "place"; deed: DeedId };
  sell: { kind: "sell"; deed: DeedId };
  mortgage: { kind: "mortgage"; deed: DeedId };
  lift: { kind: "lift"; deed: DeedId };
  offer: { kind: "offer"; deeds: DeedId[]; cards: JailCardId[]; cash: number; to: number };
  counter: { kind: "counter"; deeds: DeedId[]; cards: JailCardId[]; cash: number };
  accept: { kind: "accept"; from: number };
  refuse: { kind: "refuse"; from: number };
  withdraw: { kind: "withdraw"; to: number };
  "lift-now": { kind: "lift-now" };
  "pay-fee": { kind: "pay-fee" };
  "leave-mortgaged": { kind: "leave-mortgaged" };
  "end-match": { kind: "end-match" };
  "agree-to-end": { kind: "agree-to-end" };
  retract: { kind: "retract" };
}
export type MonopolyAction = MonopolyActions[keyof MonopolyActions];

/** What can be told, by kind; null where a seat may not know. */
export interface MonopolyEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  "token-chosen": { number: number; kind: "token-chosen"; seat: number; token: TokenId };
  "deed-dealt": { number: number; kind: "deed-dealt"; seat: number; deed: DeedId };
  starts: { number: number; kind: "starts"; seat: number };
  round: { number: number; kind: "round"; round: number };
  thrown: { number: number; kind: "thrown"; seat: number; first: number; second: number; double: number };
  moved: { number: number; kind: "moved"; seat: number; square: SquareId };
  salary: { number: number; kind: "salary"; seat: number; amount: number };
  jailed: { number: number; kind: "jailed"; seat: number };
  stayed: { number: number; kind: "stayed"; seat: number };
  freed: { number: number; kind: "freed"; seat: number; way: WayId };
  bought: { number: number; kind: "bought"; seat: number; deed: DeedId; amount: number };
  declined: { number: number; kind: "declined"; seat: number; deed: DeedId };
  auctioned: { number: number; kind: "auctioned"; lot: LotId };
  bade: { number: number; kind: "bade"; seat: number; amount: number };
  passed: { number: number; kind: "passed"; seat: number };
  sold: { number: number; kind: "sold"; seat: number; lot: LotId; amount: number };
  unsold: { number: number; kind: "unsold"; lot: LotId };
  rent: { number: number; kind: "rent"; seat: number; other: number; deed: DeedId; amount: number };
  "no-rent": { number: number; kind: "no-rent"; seat: number; deed: DeedId };
  paid: { number: number; kind: "paid"; seat: number; payee: PayeeId; amount: number };
  "in-debt": { number: number; kind: "in-debt"; seat: number; payee: PayeeId; amount: number };
  gained: { number: number; kind: "gained"; seat: number; amount: number };
  "pot-taken": { number: number; kind: "pot-taken"; seat: number; amount: number };
  "drew-special": { number: number; kind: "drew-special"; seat: number; card: SpecialId };
  "drew-guide": { number: number; kind: "drew-guide"; seat: number; card: GuideId };
  "card-kept": { number: number; kind: "card-kept"; seat: number; card: JailCardId };
  built: { number: number; kind: "built"; seat: number; deed: DeedId; buildings: BuildingsId; amount: number };
  razed: { number: number; kind: "razed"; seat: number; deed: DeedId; buildings: BuildingsId; amount: number };
  "sold-down": { number: number; kind: "sold-down"; seat: number; group: GroupId; left: Record<string, number>; amount: number };
  mortgaged: { number: number; kind: "mortgaged"; seat: number; deed: DeedId; amount: number };
  lifted: { number: number; kind: "lifted"; seat: number; deed: DeedId; amount: number };
  fee: { number: number; kind: "fee"; seat: number; deed: DeedId; amount: number };
  "left-mortgaged": { number: number; kind: "left-mortgaged"; seat: number; deed: DeedId };
  "asked-for": { number: number; kind: "asked-for"; seat: number; lot: LotId };
  claimed: { number: number; kind: "claimed"; seat: number; lot: LotId };
  waived: { number: number; kind: "waived"; seat: number; lot: LotId };
  offered: { number: number; kind: "offered"; seat: number; to: number; gives: BundleView; wants: BundleView };
  dealt: { number: number; kind: "dealt"; seat: number; to: number; gives: BundleView; wants: BundleView };
  refused: { number: number; kind: "refused"; seat: number; other: number };
  withdrawn: { number: number; kind: "withdrawn"; seat: number; other: number };
  lapsed: { number: number; kind: "lapsed"; seat: number; other: number };
  bankrupt: { number: number; kind: "bankrupt"; seat: number; payee: PayeeId };
  agreed: { number: number; kind: "agreed"; seat: number };
  retracted: { number: number; kind: "retracted"; seat: number };
}
export type MonopolyEvent = MonopolyEvents[keyof MonopolyEvents];

/** What can be asked, by message. */
export interface MonopolyPrompts {
  "prompt-token": { message: "prompt-token"; args: Record<string, never> };
  "prompt-turn": { message: "prompt-turn"; args: { doubles: number } };
  "prompt-jail": { message: "prompt-jail"; args: Record<string, never> };
  "prompt-buy": { message: "prompt-buy"; args: { deed: DeedId; amount: number } };
  "prompt-bidding": { message: "prompt-bidding"; args: { lot: LotId; bid: number; cash: number } };
  "prompt-raise": { message: "prompt-raise"; args: { amount: number; payee: PayeeId } };
  "prompt-claim": { message: "prompt-claim"; args: { lot: LotId; other: number } };
  "prompt-place": { message: "prompt-place"; args: { lot: LotId } };
  "prompt-reply": { message: "prompt-reply"; args: { from: number; gives: BundleView; wants: BundleView } };
  "prompt-take-over": { message: "prompt-take-over"; args: { deed: DeedId; now: number; fee: number; later: number } };
  "prompt-inherit": { message: "prompt-inherit"; args: { deed: DeedId; amount: number } };
  "prompt-last-chance": { message: "prompt-last-chance"; args: Record<string, never> };
  "prompt-business": { message: "prompt-business"; args: Record<string, never> };
}
export type MonopolyPrompt = MonopolyPrompts[keyof MonopolyPrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type MonopolyOptions = {
  rounds?: number;
  cash?: number;
  "dealt-deeds"?: number;
  offers?: number;
  "parking-money"?: 0 | 1;
  "double-go"?: 0 | 1;
  "no-auctions"?: 0 | 1;
  "no-buying-at-first"?: 0 | 1;
  "arriving-throw"?: 0 | 1;
};
