// Made by tools/typescript.py from the games' declarations. Do not edit: run `make types`.

/**
 * `bonus` is what weapons add in the fight that goes on; `lent_letter` and `discount` are what items have done for the
 * player whose turn it is: a letter that whoever is placed counts as trained in, and how much less a room costs.
 * `placing` is what there is to know before they place, `fight` the fight about which somebody is asked.
 */
export interface ShelterView {
  bonus: number;
  decks: Record<string, number>;
  discards: Record<string, number>;
  discount: number;
  ending: string;
  fight: FightView | null;
  first_player: number;
  item_track: (string | null)[];
  lent_letter: string | null;
  levels: LevelView[];
  placing: PlacingView | null;
  players: PlayerView[];
  room_track: (string | null)[];
  round: number;
  round_limit: number;
  turn: number;
}

/** A fight on a space: the number to be reached, of how many throws, and bare hands, each weapon, all of them. */
export interface FightView {
  number: number;
  odds: OddsView[];
  space: string;
  throws: number;
}

/** With these weapons, which make `bonus` in all with what was used before, so many of the throws win. */
export interface OddsView {
  bonus: number;
  items: string[];
  wins: number;
}

/**
 * `owner` is None for the top level; six places from the outermost left to the outermost right.
 *
 * left, right: the place where the owner's next room on that side goes, None where no more go.
 */
export interface LevelView {
  elevator: SpaceView;
  left: number | null;
  owner: number | null;
  right: number | null;
  rooms: (RoomView | null)[];
}

/** A space by its id; who stands there, and the threat that covers it. */
export interface SpaceView {
  seat: number | null;
  space: string;
  threat: string | null;
}

export interface RoomView {
  room: string;
  spaces: SpaceView[];
}

/** What there is to know of the spaces on which the player whose turn it is can place, before they do. */
export interface PlacingView {
  building: BuildingView[];
  doubled: DoubledView[];
  fights: FightView[];
  income: IncomeView[];
}

/** On this space a room is built; these of the track can be paid for. */
export interface BuildingView {
  rooms: string[];
  space: string;
}

/** On these spaces such a dweller gains the rewards twice. */
export interface DoubledView {
  dweller: string;
  spaces: string[];
}

/** Whoever places on one of these spaces lets that seat take so many resources. */
export interface IncomeView {
  count: number;
  seat: number;
  spaces: string[];
}

/** `colour` is the id of the player's own elevator; `short` are the rooms on the track that the player could not pay for now. */
export interface PlayerView {
  colour: string;
  dwellers: DwellerView[];
  energy: number;
  food: number;
  happiness: number;
  items: ItemView[];
  passed: boolean;
  short: ShortView[];
  water: number;
}

/**
 * `dweller` is what actions and events call one trained and injured like that; `space` is where it stands, None if it is
 * available; `arriving` for one that came this round.
 */
export interface DwellerView {
  arriving: boolean;
  dweller: string;
  injured: boolean;
  letter: string | null;
  space: string | null;
}

export interface ItemView {
  exhausted: boolean;
  item: string;
}

/** A room of the track that a player could not pay for now: how many cubes of each resource, and of choice, are missing. */
export interface ShortView {
  missing: Record<string, number>;
  room: string;
}

/**
 * `columns`: for each of the six places, of a room with one space and of one with two, the dice that meet each space.
 *
 * place_throws: for each of the six places, how many of the `throws` of two dice bring a threat to a room there.
 * threat_penalty: what each threat left on a player's level costs at the end. exchanges: by the number of their rate.
 */
export interface ShelterCatalogue {
  columns: number[][][][];
  elevators: ElevatorCard[];
  exchanges: ExchangeCard[];
  items: Record<string, ItemCard>;
  place_throws: number[];
  places: number;
  resource_track: number;
  rooms: Record<string, RoomCard>;
  threat_penalty: number;
  threats: Record<string, ThreatCard>;
  throws: number;
}

/** The elevators, from the top level's on down. */
export interface ElevatorCard {
  flavour: string;
  id: string;
  name: string;
  space: SpaceCard;
}

/**
 * What a space, or the threat on it, asks for and gives; `fight` is 0 where nothing is fought.
 *
 * cost, reward: the signs of each thing, which are ids of drawings, or letters and numbers as they are printed.
 */
export interface SpaceCard {
  cost: string[][];
  fight: number;
  injured_only: boolean;
  letter: string | null;
  linked: boolean;
  reward: string[][];
  text: string;
}

/** A rate, by the directions in which it is traded. */
export interface ExchangeCard {
  back: TermsCard;
  forward: TermsCard;
}

/** A trade one way, in words: what is given, and what is taken for it. */
export interface TermsCard {
  give: string;
  take: string;
}

/**
 * `number` is a bonus, or how many count for one; `letter` and `track` are what the ability names.
 *
 * lasting: it works by itself and is never turned.
 */
export interface ItemCard {
  ability: string;
  cost: string[][];
  flavour: string;
  group: string;
  lasting: boolean;
  letter: string | null;
  name: string;
  number: number;
  reward: string[][];
  text: string;
  track: string | null;
}

/**
 * `start` is the place on the top level of a starting room, which has no price.
 *
 * flavour: a line that only sets the mood, here and below; empty where the pack has none.
 */
export interface RoomCard {
  flavour: string;
  name: string;
  price: string[][];
  price_text: string;
  spaces: SpaceCard[];
  start: number | null;
}

export interface ThreatCard {
  flavour: string;
  name: string;
  space: SpaceCard;
}

export type SpaceId = string;
export type DwellerId = string;
export type ItemId = string;
export type ResourceId = "energy" | "food" | "water";
export type RoomId = string;
export type SparedId = "energy" | "food" | "water" | "any";
export type SideId = "left" | "right";
export type DirectionId = "forward" | "back";
export type HealthId = "healthy" | "injured";
export type LetterId = "S" | "P" | "E" | "C" | "I" | "A" | "L";
export type ThreatId = string;
export type SourceId = "room" | "building" | "threat" | "item" | "end";
export type TrackId = "items" | "rooms";
export type CauseId = "none" | "six-rooms" | "threat-deck" | "round-limit";
export type TermsId = "must-pay" | "may-pay" | "free";

/** What can be answered, by kind. */
export interface ShelterActions {
  pass: { kind: "pass" };
  place: { kind: "place"; space: SpaceId; dweller: DwellerId };
  join: { kind: "join"; dweller: DwellerId };
  use: { kind: "use"; item: ItemId };
  "go-on": { kind: "go-on" };
  cure: { kind: "cure"; dweller: DwellerId };
  pay: { kind: "pay"; resource: ResourceId };
  "pay-item": { kind: "pay-item"; item: ItemId };
  "choose-room": { kind: "choose-room"; room: RoomId };
  "decline-room": { kind: "decline-room" };
  spare: { kind: "spare"; resource: SparedId };
  site: { kind: "site"; side: SideId };
  take: { kind: "take"; resource: ResourceId };
  "take-item": { kind: "take-item"; item: ItemId };
  "make-ready": { kind: "make-ready"; item: ItemId };
  "no-trade": { kind: "no-trade" };
  trade: { kind: "trade"; direction: DirectionId; times: number };
  "one-of-two": { kind: "one-of-two"; hurt: HealthId };
  roll: { kind: "roll" };
  "accept-injury": { kind: "accept-injury" };
  "take-income": { kind: "take-income"; resource: ResourceId };
  "decline-income": { kind: "decline-income" };
  "choose-letter": { kind: "choose-letter"; letter: LetterId };
}
export type ShelterAction = ShelterActions[keyof ShelterActions];

/** What can be told, by kind; null where a seat may not know. */
export interface ShelterEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  starts: { number: number; kind: "starts"; seat: number };
  round: { number: number; kind: "round"; round: number };
  "spawn-rolled": { number: number; kind: "spawn-rolled"; level: number; first: number; second: number; sum: number };
  "threat-appears": { number: number; kind: "threat-appears"; threat: ThreatId; space: SpaceId };
  "threats-shuffled": { number: number; kind: "threats-shuffled" };
  placed: { number: number; kind: "placed"; seat: number; dweller: DwellerId; space: SpaceId };
  joined: { number: number; kind: "joined"; seat: number; dweller: DwellerId; space: SpaceId };
  doubled: { number: number; kind: "doubled"; seat: number; space: SpaceId };
  passed: { number: number; kind: "passed"; seat: number };
  paid: { number: number; kind: "paid"; seat: number; resource: ResourceId; amount: number };
  "paid-item": { number: number; kind: "paid-item"; seat: number; item: ItemId };
  injured: { number: number; kind: "injured"; seat: number; space: SpaceId };
  healed: { number: number; kind: "healed"; seat: number; dweller: DwellerId };
  gained: { number: number; kind: "gained"; seat: number; resource: ResourceId };
  spilled: { number: number; kind: "spilled"; seat: number; resource: ResourceId };
  "spilled-any": { number: number; kind: "spilled-any"; seat: number };
  happiness: { number: number; kind: "happiness"; seat: number; amount: number; source: SourceId };
  arrived: { number: number; kind: "arrived"; seat: number; space: SpaceId };
  "no-arrival": { number: number; kind: "no-arrival"; seat: number };
  "item-taken": { number: number; kind: "item-taken"; seat: number; item: ItemId };
  "item-dealt": { number: number; kind: "item-dealt"; item: ItemId };
  "room-dealt": { number: number; kind: "room-dealt"; room: RoomId };
  "token-taken": { number: number; kind: "token-taken"; seat: number };
  refreshed: { number: number; kind: "refreshed"; seat: number; track: TrackId };
  reshuffled: { number: number; kind: "reshuffled"; track: TrackId };
  readied: { number: number; kind: "readied"; seat: number; item: ItemId };
  exchanged: { number: number; kind: "exchanged"; seat: number; rate: number; times: number };
  built: { number: number; kind: "built"; seat: number; room: RoomId; side: SideId };
  "income-taken": { number: number; kind: "income-taken"; seat: number; resource: ResourceId };
  "income-declined": { number: number; kind: "income-declined"; seat: number };
  "item-used": { number: number; kind: "item-used"; seat: number; item: ItemId };
  "fight-rolled": { number: number; kind: "fight-rolled"; seat: number; first: number; second: number; bonus: number };
  "fight-won": { number: number; kind: "fight-won"; seat: number; threat: ThreatId };
  "fight-lost": { number: number; kind: "fight-lost"; seat: number; threat: ThreatId };
  defeated: { number: number; kind: "defeated"; threat: ThreatId; space: SpaceId };
  recalled: { number: number; kind: "recalled" };
  trained: { number: number; kind: "trained"; seat: number; letter: LetterId };
  "training-lost": { number: number; kind: "training-lost"; seat: number; letter: LetterId };
  "end-near": { number: number; kind: "end-near"; cause: CauseId };
  penalty: { number: number; kind: "penalty"; seat: number; amount: number };
  "end-item": { number: number; kind: "end-item"; seat: number; item: ItemId; amount: number };
  "training-spent": { number: number; kind: "training-spent"; seat: number; letter: LetterId };
}
export type ShelterEvent = ShelterEvents[keyof ShelterEvents];

/** What can be asked, by message. */
export interface ShelterPrompts {
  "prompt-turn": { message: "prompt-turn"; args: Record<string, never> };
  "prompt-join": { message: "prompt-join"; args: { space: SpaceId } };
  "prompt-use": { message: "prompt-use"; args: Record<string, never> };
  "prompt-items": { message: "prompt-items"; args: Record<string, never> };
  "prompt-cure": { message: "prompt-cure"; args: Record<string, never> };
  "prompt-pay": { message: "prompt-pay"; args: { count: number } };
  "prompt-pay-item": { message: "prompt-pay-item"; args: Record<string, never> };
  "prompt-choose-room": { message: "prompt-choose-room"; args: { terms: TermsId } };
  "prompt-spare": { message: "prompt-spare"; args: { room: RoomId } };
  "prompt-site": { message: "prompt-site"; args: { room: RoomId } };
  "prompt-take": { message: "prompt-take"; args: { count: number } };
  "prompt-take-item": { message: "prompt-take-item"; args: Record<string, never> };
  "prompt-make-ready": { message: "prompt-make-ready"; args: Record<string, never> };
  "prompt-exchange": { message: "prompt-exchange"; args: { rate: number } };
  "prompt-one-of-two": { message: "prompt-one-of-two"; args: { token: number } };
  "prompt-arm": { message: "prompt-arm"; args: Record<string, never> };
  "prompt-lose": { message: "prompt-lose"; args: Record<string, never> };
  "prompt-income": { message: "prompt-income"; args: { space: SpaceId } };
  "prompt-choose-letter": { message: "prompt-choose-letter"; args: Record<string, never> };
}
export type ShelterPrompt = ShelterPrompts[keyof ShelterPrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type ShelterOptions = {
  rounds?: number;
  first?: "random" | "seat-1" | "seat-2" | "seat-3" | "seat-4";
};
