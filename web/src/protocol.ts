// Made by tools/typescript.py from the server's structs and the games' views. Do not edit: run `make types`.

export const NAME_LENGTH = 32;

export const CHAT_LENGTH = 500;

export const MOST_KEYS = 100;

/** An action: a kind and its named arguments, as `play` sends it. */
export type Action = { kind: string } & Record<string, string | number>;

/** An event: its number, its kind, and arguments; null where this seat may not know. */
export type Event = { number: number; kind: string } & Record<string, string | number | null>;

/** What the first page needs; version is the server's own. */
export interface Lobby {
  games: GameInfo[];
  paces: PaceInfo[];
  languages: string[];
  version: string;
}

/** By language: `names`, a line `about` what is played, and `words` and `pack`, addresses that may be cached for ever. */
export interface GameInfo {
  id: string;
  names: Record<string, string>;
  about: Record<string, string>;
  players: number[];
  options: OptionInfo[];
  choices: ChoiceInfo[];
  content: string;
  bots: string[];
  proof: boolean;
  words: Record<string, string>;
  pack: Record<string, string>;
}

/** An option: one of `names`, or a number from `low` to `high` (0 and 1: a switch). */
export interface OptionInfo {
  name: string;
  default: string | number;
  low: number;
  high: number;
  names: string[];
}

/** What every seat picks for itself, each of `names` once; what nobody picked is dealt. */
export interface ChoiceInfo {
  name: string;
  names: string[];
}

/**
 * Seconds for each answer, and a reserve for the whole match that is used when they are gone.
 *
 * hold: for how long each seat may hold up others between two answers that can be held (throws of the dice).
 */
export interface PaceInfo {
  id: "days" | "live" | "relaxed";
  answer: number;
  reserve: number;
  hold: number;
}

/**
 * A table. status: "lobby", "playing", "over" or "closed". hints: a bot may be asked what it would do.
 *
 * removed: the host has sent you away from the lobby.
 * earlier: its match was played under an earlier version of the rules (`rules`), and can neither go on nor be shown again;
 * closed: when it was closed for that.
 */
export interface TableInfo {
  id: string;
  game: string;
  content: string;
  rules: number;
  options: Record<string, string | number>;
  choices: ChoiceInfo[];
  public: boolean;
  pace: "days" | "live" | "relaxed";
  status: "closed" | "lobby" | "over" | "playing";
  created: number;
  host: boolean;
  seats: SeatInfo[];
  waiting: WaitInfo[];
  holds: HoldInfo[];
  proposal: ProposalInfo | null;
  rematch: string | null;
  hints: boolean;
  removed: boolean;
  earlier: boolean;
  closed: number | null;
  spectators: number;
  words: Record<string, string>;
  pack: Record<string, string>;
}

/**
 * Who sits there.
 *
 * kind: "open" (nobody yet), "person" or "bot". standin: the person is away and a bot plays until
 * they take the seat back. left: the name of a person who left it for good to the bot. picks: by the name of a choice
 * what the seat has picked; once play has begun, what it was dealt too. connected: somebody of that seat looks at the
 * table now.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  ready: boolean;
  standin: boolean;
  left: string;
  picks: Record<string, string>;
  connected: boolean;
  mine: boolean;
}

/**
 * A seat that is waited for: since when, and when its time is up (None: no clock runs).
 *
 * Seconds since 1970 by the server's clock; `Update.now` says what that shows.
 */
export interface WaitInfo {
  seat: number;
  since: number;
  due: number | null;
}

/** A seat that holds the dice: until when at most; None while that keeps nobody waiting. */
export interface HoldInfo {
  seat: number;
  until: number | null;
}

/** Something that needs the others' consent: "undo" of the seat's last action, or a "bot" for that seat. */
export interface ProposalInfo {
  id: number;
  kind: "bot" | "undo";
  seat: number;
  by: number;
  agreed: number[];
  needed: number[];
}

export interface TableList {
  tables: TableLine[];
}

/** A table in a list. your_turn: one of your seats is waited for; earlier: as in TableInfo. */
export interface TableLine {
  id: string;
  game: string;
  status: "closed" | "lobby" | "over" | "playing";
  pace: "days" | "live" | "relaxed";
  public: boolean;
  created: number;
  seats: SeatInfo[];
  your_turn: boolean;
  earlier: boolean;
  result: ResultInfo | null;
}

/** How it ended; `reason` is worded by the message reason-<reason>. */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: string;
}

/** Some of a match's steps; `steps` is how many there are in all. */
export interface Replay {
  steps: number;
  frames: ReplayFrame[];
  result: ResultInfo | null;
}

/**
 * A step of a match as one seat saw it: what happened, and how things stood then.
 *
 * kind: "start", "action" or "undo"; seat: whose it was; back: how many moves an undo took back; view: null where it
 * was not asked for. version: the number of the update that told of it.
 */
export interface ReplayFrame {
  step: number;
  version: number;
  kind: string;
  seat: number | null;
  back: number;
  round: number;
  events: Event[];
  view: View | null;
}

/** Things of guarded domains that a seat may read, by domain and id. */
export interface Leaves {
  leaves: Record<string, Record<string, LeafJson>>;
}

/** One thing of a guarded domain: what it is called, and the rest of it, of the game's own type. */
export interface LeafJson {
  label: string;
  data: Record<string, unknown>;
}

export interface CreateTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number>;
  public?: boolean;
  pace?: "days" | "live" | "relaxed";
  hints?: boolean | null;
}

/**
 * kind: "me" (the guest who makes the table; several for several people on one device), "open" or "bot".
 *
 * level: one of GameInfo.bots; empty: the best of them. picks: by the name of a choice of GameInfo.choices.
 */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  name?: string;
  level?: string;
  picks?: Record<string, string>;
}

/** picks: as in SeatPlan. */
export interface Claim {
  name: string;
  picks?: Record<string, string>;
}

export interface SetName {
  name: string;
}

export interface SetReady {
  ready: boolean;
}

/** What a seat picks of a choice; None: what is left when the match begins. */
export interface SetPick {
  choice: string;
  pick: string | null;
}

/** The host fills a seat that nobody has taken: kind "bot" with a level, or "open". */
export interface SetSeat {
  kind: "bot" | "open";
  level?: string;
}

/** The secret of a seat's own link, swapped for a cookie. */
export interface Return {
  secret: string;
}

/** Who the cookie says you are; the name is empty until one is chosen. */
export interface Me {
  name: string;
  known: boolean;
}

export interface Created {
  table: string;
}

/** The seat's own link, to come back from another device: a path with its secret after the #. */
export interface SeatLink {
  path: string;
}

/** Why a request was refused: a code from docs/protocol.md, the rule behind it if there is one, and what it is about. */
export interface Problem {
  code: string;
  rule: string | null;
  detail: string;
}

/**
 * Everything this seat (None: a spectator) may know, after the change with that number.
 *
 * `since` is the number the events and chat lines follow on; a page that has another must connect again.
 * `acks` are the ids under which this socket sent what is durable now and was not acknowledged yet.
 */
export interface Update {
  type: "update";
  version: number;
  since: number;
  acks: string[];
  seat: number | null;
  now: number;
  table: TableInfo;
  events: Event[];
  view: View | null;
  prompts: PromptInfo[];
  undo: UndoInfo | null;
  chat: ChatLine[];
  result: ResultInfo | null;
  storing: boolean;
}

/**
 * A question to this seat, with every legal answer to it.
 *
 * message and args are worded from the game's messages; endless: any other well-formed answer may be
 * legal too (a bid of any sum).
 */
export interface PromptInfo {
  decision: number;
  message: string;
  args: Record<string, string | number | (string | number)[]>;
  rule: string;
  blocking: boolean;
  endless: boolean;
  actions: Action[];
}

/** free: the seat may take its last action back by itself; rule: why not; ask: it may ask the others. */
export interface UndoInfo {
  free: boolean;
  rule: string | null;
  ask: boolean;
}

/** seat is None for a spectator; version numbers the line. */
export interface ChatLine {
  version: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/** What the client sent under that id is durable, as the change with that number, and it has the update of it already. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** What was sent under that id changed nothing. code as in docs/protocol.md; "retry" may be sent again. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  rule: string | null;
  detail: string;
}

/** rule None: it is legal. */
export interface WhyAnswer {
  type: "why";
  id: string;
  rule: string | null;
}

/** What the bot would answer to that decision, and why: the largest changes first, none where it gives no reasons. */
export interface HintAnswer {
  type: "hint";
  id: string;
  decision: number;
  action: Action;
  why: HintReason[];
}

/** A term of what the bot reckons with, and by how much it changes until the end of the turn. */
export interface HintReason {
  term: string;
  amount: number;
}

/** Who looks at the table now. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** Who holds the dice now, and whose clock stands still by that. */
export interface Holding {
  type: "holding";
  holds: HoldInfo[];
  waiting: WaitInfo[];
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Play {
  type: "play";
  id: string;
  decision: number;
  action: Record<string, string | number | (string | number)[]>;
}

/** Take the seat's last action back, where that is free. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Ask the others: "undo" (of this seat's last action), or "bot" for the absent `seat`. */
export interface Propose {
  type: "propose";
  id: string;
  kind: "bot" | "undo";
  seat?: number | null;
}

export interface Vote {
  type: "vote";
  id: string;
  proposal: number;
  agree: boolean;
}

/** I am here again: the bot that stands in for me stops. */
export interface TakeBack {
  type: "take-back";
  id: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Why that answer is refused. */
export interface Why {
  type: "why";
  id: string;
  action: Record<string, string | number | (string | number)[]>;
}

/** What would a bot do in my place? */
export interface Hint {
  type: "hint";
  id: string;
}

/** Wait with the next throw, or go on: for whoever wants to do business before it. */
export interface Hold {
  type: "hold";
  id: string;
  on: boolean;
}

export interface Ping {
  type: "ping";
}

/**
 * A content pack in one language.
 *
 * labels: for each domain what its values are called; a value is written as in actions, events and
 * prompts (an id, or a number's digits). domains: for each message with arguments, which of them are
 * of a domain; all others are plain numbers. catalogue: the cards, of the game's own type.
 * guarded: the domains of which none of this is here, since not everybody may read it: see Leaves.
 */
export interface PackJson {
  game: string;
  content: string;
  lang: string;
  labels: Record<string, Record<string, string>>;
  domains: Record<string, Record<string, string>>;
  catalogue: Record<string, unknown>;
  guarded: string[];
}

export interface MonopolyView {
  auction: AuctionView | null;
  debtor: number | null;
  decks: Record<string, DeckView>;
  deeds: DeedView[];
  dice: number[];
  doubles: number;
  first: number;
  market_open: boolean;
  offers: OfferView[];
  owed: number;
  players: FortuneView[];
  pot: number;
  round: number;
  round_limit: number;
  shacks: number;
  turn: number;
  vaults: number;
}

export interface AuctionView {
  bid: number;
  bidder: number | null;
  bidding: number[];
}

/** How many cards lie in it; those known to lie under it, the next one first; the card being obeyed. */
export interface DeckView {
  cards: number;
  shown: string | null;
  under: string[];
}

/**
 * A deed of the board; `owner` is None while the bank has it, `buildings` 5 for a vault. `sale`: None where no
 * building can be sold.
 */
export interface DeedView {
  buildings: number;
  deed: string;
  mortgaged: boolean;
  owner: number | null;
  sale: SaleView | null;
}

/** What selling a building brings, and what is left on each street of the colour then. */
export interface SaleView {
  cash: number;
  left: Record<string, number>;
}

/** An offer that stands: `gives` is what the one who made it would give. */
export interface OfferView {
  gives: BundleView;
  seat: number;
  to: number;
  wants: BundleView;
}

/** What one side of a deal gives. */
export interface BundleView {
  cards: string[];
  cash: number;
  deeds: string[];
}

/** `jail` is None outside jail, else which try to throw a double comes next; `bankrupt` as which one they went out. */
export interface FortuneView {
  agrees_to_end: boolean;
  bankrupt: number | null;
  cards: string[];
  cash: number;
  jail: number | null;
  offers_left: number;
  square: string;
  token: string | null;
  worth: number;
}

export interface MonopolyCatalogue {
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
 * of a radio station what the dice are multiplied by. `tenth` is ten per cent of the mortgage value; `building`
 * is 0 where nobody builds.
 */
export interface DeedCard {
  building: number;
  group: string;
  mortgage: number;
  name: string;
  price: number;
  rents: number[];
  square: number;
  tenth: number;
  text: string;
}

/** A colour, the stations or the radio stations, with their deeds in the order of the board. */
export interface GroupCard {
  deeds: string[];
  id: string;
}

/** A card of either deck: its verb, and the square, group or sum that the verb is about. */
export interface FateCard {
  amount: number;
  group: string | null;
  name: string;
  square: number | null;
  text: string;
  verb: string;
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
  space: number;
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

/** A space by its number; who stands there, and the threat that covers it. */
export interface SpaceView {
  seat: number | null;
  space: number;
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
  space: number;
}

/** On these spaces such a dweller gains the rewards twice. */
export interface DoubledView {
  dweller: number;
  spaces: number[];
}

/** Whoever places on one of these spaces lets that seat take so many resources. */
export interface IncomeView {
  count: number;
  seat: number;
  spaces: number[];
}

/** `colour` is the id of the player's own elevator. */
export interface PlayerView {
  colour: string;
  dwellers: DwellerView[];
  energy: number;
  food: number;
  happiness: number;
  items: ItemView[];
  passed: boolean;
  water: number;
}

/** `space` is where it stands, None if it is available; `arriving` for one that came this round. */
export interface DwellerView {
  arriving: boolean;
  injured: boolean;
  letter: string | null;
  space: number | null;
}

export interface ItemView {
  exhausted: boolean;
  item: string;
}

/**
 * `columns`: for each of the six places, of a room with one space and of one with two, the dice that meet each space.
 *
 * exchanges: by the number of their rate.
 */
export interface ShelterCatalogue {
  columns: number[][][][];
  elevators: ElevatorCard[];
  exchanges: ExchangeCard[];
  items: Record<string, ItemCard>;
  places: number;
  resource_track: number;
  rooms: Record<string, RoomCard>;
  threats: Record<string, ThreatCard>;
}

/** The elevators, from the top level's on down. */
export interface ElevatorCard {
  flavour: string;
  id: string;
  name: string;
  space: SpaceCard;
}

/** What a space, or the threat on it, asks for and gives, as icons; `fight` is 0 where nothing is fought. */
export interface SpaceCard {
  cost: string[];
  fight: number;
  injured_only: boolean;
  letter: string | null;
  linked: boolean;
  reward: string[];
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
  cost: string[];
  flavour: string;
  group: string;
  lasting: boolean;
  letter: string | null;
  name: string;
  number: number;
  reward: string[];
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
  price: string[];
  price_text: string;
  spaces: SpaceCard[];
  start: number | null;
}

export interface ThreatCard {
  flavour: string;
  name: string;
  space: SpaceCard;
}

/**
 * The table as a seat knows it. Sectors and cards are named by their ids, as in actions.
 *
 * needed: the influence that wins. own: null for somebody without a seat. supply: tokens left of each letter.
 * decks: how many cards can be drawn of each; piles: how many tokens of each type.
 */
export interface WastelandView {
  decks: Record<string, number>;
  discards: Record<string, number>;
  enemies: EnemyView[];
  face_down: FaceDownView[];
  first_player: number;
  market: string[];
  needed: number;
  own: OwnView | null;
  piles: Record<string, number>;
  power: Record<string, PowerView>;
  revealed: string | null;
  rotation: boolean;
  round: number;
  scenario: string;
  scoring: string;
  supply: Record<string, number>;
  survivors: SurvivorView[];
  throw: ThrowView | null;
  tiles: TileView[];
  tokens: TokenView[];
  track: number;
  turn: TurnView;
}

/** A token of an enemy on the map. One that fled lies face down, is known all the same, and is not active. */
export interface EnemyView {
  active: boolean;
  enemy: string;
  sector: string;
}

/** A token that nobody has seen yet; its icon tells the type. */
export interface FaceDownView {
  sector: string;
  type: string;
}

/** What only the reader may see: the influence of all cards together, and of each. */
export interface OwnView {
  influence: number;
  worth: Record<string, number>;
}

/** The marker of a faction: its steps, and the band of the space it stands on. */
export interface PowerView {
  band: number;
  steps: number;
}

/**
 * `worn` is by slot; `turned` are those of the cards that lie exhausted. `peg` is how many letters experience has passed.
 *
 * hand: the agenda cards that are not open; null for one that the reader does not know. pledged: the open one.
 * unseen: no enemy goes for the survivor until the round has ended.
 */
export interface SurvivorView {
  caps: number;
  carried: string[];
  deaths: number;
  eliminated: boolean;
  full_health: number;
  hand: (string | null)[];
  health: number;
  letters: string[];
  own_card: string | null;
  peg: number;
  perks: string[];
  pledged: string | null;
  rads: number;
  sector: string | null;
  survivor: string | null;
  traits: string[];
  turned: string[];
  unseen: boolean;
  worn: Record<string, string>;
}

/**
 * The throw under way. `dice` is empty before they were thrown; `icons` are the hit icons that they show.
 *
 * plus: what cards have added so far: icons of a test, hits on the foe, icons that do not hurt.
 */
export interface ThrowView {
  dice: string[];
  difficulty: number | null;
  foe: FoeView | null;
  hits_plus: number;
  icons: number;
  icons_plus: number;
  rerolls: number;
  seat: number;
  spared: number;
  task: string;
}

/**
 * Who is fought. `sector` is null for one that a card brought. `needed` hits kill it; `hits` it has got as the dice lie,
 * and `icons` hit icons come through to the survivor. apart: from adjacent sectors; attacks: it has begun.
 */
export interface FoeView {
  apart: boolean;
  attacks: boolean;
  extra_icons: number;
  foe: string;
  hits: number;
  icons: number;
  level: number;
  needed: number;
  parts: string[];
  properties: string[];
  sector: string | null;
}

/** A slot of the map. `face` is null while the tile lies face down: then only its back is known. */
export interface TileView {
  back: string;
  face: string | null;
}

/** A faction's token. */
export interface TokenView {
  faction: string;
  sector: string;
}

/** Whose turn it is, and what is left of it. fresh: nothing has been done in it yet. */
export interface TurnView {
  actions: number;
  fresh: boolean;
  points: number;
  rads_taken: number;
  seat: number;
}

export interface WastelandCatalogue {
  agendas: Record<string, AgendaCard>;
  dice: Record<string, DieFaceCard>;
  enemies: Record<string, EnemyCard>;
  items: Record<string, ThingCard>;
  letters: string[];
  perks: Record<string, PerkCard>;
  scenarios: Record<string, ScenarioCard>;
  survivors: Record<string, SurvivorCard>;
  tiles: Record<string, TileCard>;
  traits: Record<string, TraitCard>;
}

/** `worth` is what it is worth in words, `activates` the line at its bottom. */
export interface AgendaCard {
  activates: string[];
  faction: string | null;
  flavour: string;
  name: string;
  players: number;
  text: string;
  worth: string;
}

export interface DieFaceCard {
  hits: number;
  name: string;
  parts: string[];
}

export interface EnemyCard {
  flavour: string;
  level: number;
  name: string;
  parts: string[];
  properties: string[];
  text: string;
  type: string;
}

/** `moments` are those at which the card can be used. price: null where it is neither bought nor sold. */
export interface ThingCard {
  armour: number;
  deck: string;
  flavour: string;
  keywords: string[];
  kind: string;
  letters: string[];
  moments: string[];
  name: string;
  price: number | null;
  ranged: boolean;
  ready: number;
  text: string;
}

export interface PerkCard {
  flavour: string;
  letter: string;
  moments: string[];
  name: string;
  text: string;
}

/** `bands` is how many spaces of the power track each band has. */
export interface ScenarioCard {
  bands: number[];
  factions: Record<string, FactionCard>;
  name: string;
  slots: SlotCard[];
  text: string;
  track: number;
}

/** By band where there are lists. `tokens`: whether they are enemies, fog or condensers. */
export interface FactionCard {
  icons: number[];
  levels: number[];
  name: string;
  parts: string[];
  properties: string[][];
  token: string;
  tokens: string;
}

/** Where a tile lies: every odd row is shifted half a tile to the right. */
export interface SlotCard {
  back: string;
  column: number;
  row: number;
}

export interface SurvivorCard {
  card: string;
  flavour: string;
  health: number;
  letter: string;
  name: string;
  text: string;
  trait: string | null;
}

/** A face. `behind` is the other side of a two-sided tile. */
export interface TileCard {
  back: string;
  behind: string | null;
  name: string;
  sectors: SectorCard[];
  text: string;
}

/**
 * `id` is the sector's in views and actions. `shape`: its corners, clockwise, y down, in lengths of an edge from the
 * middle of the tile. `icon` is that of an encounter, with its level; `enemy` the type whose icon it shows.
 */
export interface SectorCard {
  enemy: string | null;
  icon: string | null;
  id: string;
  level: number;
  name: string;
  place: string | null;
  rads: boolean;
  rough: boolean;
  shape: number[][];
}

export interface TraitCard {
  locked: boolean;
  name: string;
  text: string;
}

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

export type ServerMessage = Update | Ack | Refused | WhyAnswer | HintAnswer | Presence | Holding | Pong;

export type ClientMessage = Play | Undo | Propose | Vote | TakeBack | Chat | Why | Hint | Hold | Ping;

/** What a seat sees, by game. */
export interface Views {
  monopoly: MonopolyView;
  shelter: ShelterView;
  wasteland: WastelandView;
  doors: DoorsView;
  kuhn: KuhnView;
  locker: LockerView;
  salvage: SalvageView;
}

export type View = Views[keyof Views];

/** The cards as data, by game. */
export interface Catalogues {
  monopoly: MonopolyCatalogue;
  shelter: ShelterCatalogue;
  wasteland: WastelandCatalogue;
}
