// Made by tools/typescript.py from the server's structs and the games' declarations. Do not edit: run `make types`.

import type { MonopolyAction, MonopolyCatalogue, MonopolyEvent, MonopolyOptions, MonopolyPrompt, MonopolyView } from "./games/monopoly/wire";
export type { AuctionView, BundleView, DeckView, DeedCard, DeedView, FateCard, FiguresView, FortuneView, GroupCard, HeldCard, LandingView, MonopolyAction, MonopolyCatalogue, MonopolyEvent, MonopolyOptions, MonopolyPrompt, MonopolyView, OfferView, RentView, SaleView, SquareCard, TokenCard, WorthView } from "./games/monopoly/wire";
import type { ShelterAction, ShelterCatalogue, ShelterEvent, ShelterOptions, ShelterPrompt, ShelterView } from "./games/shelter/wire";
export type { BuildingView, DoubledView, DwellerView, ElevatorCard, ExchangeCard, FightView, IncomeView, ItemCard, ItemView, LevelView, OddsView, PlacingView, PlayerView, RoomCard, RoomView, ShelterAction, ShelterCatalogue, ShelterEvent, ShelterOptions, ShelterPrompt, ShelterView, ShortView, SpaceCard, SpaceView, TermsCard, ThreatCard } from "./games/shelter/wire";
import type { WastelandAction, WastelandCatalogue, WastelandEvent, WastelandOptions, WastelandPrompt, WastelandView } from "./games/wasteland/wire";
export type { AgendaCard, AgendaStepCard, BoutView, ChanceView, ChoosingView, DieFaceCard, DoingView, EnemyCard, EnemyView, FaceDownView, FactionCard, FightAhead, FoeView, GaugeView, GoalView, MarkerCard, MarkerView, OptionView, OwnView, PerkCard, PowerView, ReachView, ScenarioCard, SectorCard, SiteView, SlotCard, StepView, StoryView, SurvivorCard, SurvivorView, ThingCard, ThrowView, TileCard, TileView, TokenView, TradeView, TraitCard, TurnView, WastelandAction, WastelandCatalogue, WastelandEvent, WastelandOptions, WastelandPrompt, WastelandView } from "./games/wasteland/wire";
import type { DoorsAction, DoorsEvent, DoorsOptions, DoorsPrompt, DoorsView, KuhnAction, KuhnEvent, KuhnOptions, KuhnPrompt, KuhnView, LockerAction, LockerEvent, LockerOptions, LockerPrompt, LockerView, SalvageAction, SalvageEvent, SalvageOptions, SalvagePrompt, SalvageView } from "./games/plain/wire";
export type { DoorsAction, DoorsEvent, DoorsOptions, DoorsPrompt, DoorsView, KuhnAction, KuhnEvent, KuhnOptions, KuhnPrompt, KuhnView, LockerAction, LockerEvent, LockerOptions, LockerPrompt, LockerView, Offered, SalvageAction, SalvageEvent, SalvageOptions, SalvagePrompt, SalvageView } from "./games/plain/wire";

export const NAME_LENGTH = 32;

export const CHAT_LENGTH = 500;

export const MOST_KEYS = 100;

export type GameId = keyof Games;

/** What a seat sees. */
export type View<G extends GameId = GameId> = Games[G]["view"];

/** What a table is set to. */
export type Options<G extends GameId = GameId> = Games[G]["options"];

/** An action: a kind and its named arguments, as `play` sends it. */
export type Action<G extends GameId = GameId> = Games[G]["action"];

/** An event: its number, its kind, and arguments; null where this seat may not know. */
export type Event<G extends GameId = GameId> = Games[G]["event"];

/** What the first page needs; version is the server's own. */
export interface Lobby {
  games: GameInfo[];
  paces: PaceInfo[];
  languages: string[];
  version: string;
}

/**
 * By language: `names`, `kinds` of game in a few words, a line `about` what is played, and `words` and `pack`, addresses that
 * may be cached for ever.
 *
 * bots: the levels that people choose from, the weakest first. short: the options of a short match, and `short_about` by
 * language how it differs; both empty where the game has none. tells: its matches can be read as stories. minutes: about how
 * long a match takes, from a quick one to a slow one, and short_minutes a short one; zeros where nobody knows.
 */
export interface GameInfo {
  id: string;
  names: Record<string, string>;
  kinds: Record<string, string>;
  about: Record<string, string>;
  minutes: number[];
  players: number[];
  options: OptionInfo[];
  choices: ChoiceInfo[];
  orders: OrderInfo[];
  content: string;
  bots: string[];
  short: Record<string, string | number>;
  short_about: Record<string, string>;
  short_minutes: number[];
  proof: boolean;
  tells: boolean;
  words: Record<string, string>;
  pack: Record<string, string>;
}

/**
 * An option: one of `names`, or a number from `low` to `high` (0 and 1: a switch).
 *
 * needs: how many must play for each of the names to be chosen; empty where that does not matter. fair: the least and the
 * greatest number that make a match as it is meant to be: the game's message option-<name>-warning warns of others. What it
 * means is said, where the game has them, by option-<name>-about and option-<name>-<value>-about.
 */
export interface OptionInfo {
  name: string;
  default: string | number;
  low: number;
  high: number;
  names: string[];
  needs: number[];
  fair: number[];
}

/** What every seat picks for itself, each of `names` once; what nobody picked is dealt. */
export interface ChoiceInfo {
  name: string;
  names: string[];
}

/**
 * Questions that a player may leave to a standing order: the messages of their prompts, and the ways to answer them.
 *
 * The game's message order-<name> words the order, order-<name>-<way> each way; besides these there is "ask".
 */
export interface OrderInfo {
  name: string;
  questions: string[];
  ways: string[];
}

/**
 * Seconds for each answer, and a reserve for the whole match that is used when they are gone.
 *
 * hold: for how long each seat may hold up others between two answers that can be held (throws of the dice).
 * grace: for how long somebody who is waited for may be away before the others can let a bot play for them.
 */
export interface PaceInfo {
  id: "days" | "live" | "relaxed";
  answer: number;
  reserve: number;
  hold: number;
  grace: number;
}

/**
 * A table. status: "lobby", "playing", "over" or "closed". hints: a bot may be asked what it would do.
 *
 * fair: nobody takes back more than they may by themselves, and nobody can be asked for more.
 * inviter: the seat of the host, who invites to it; None where the host has none. rematch: the table of the next match, and
 * rematch_by the seat that asked for it. removed: the host has sent you away from the lobby. tells: the match can be read as
 * a story. earlier: its match was played under an earlier version of the rules (`rules`), and can neither go on nor be shown
 * again; closed: when it was closed for that. settled: every option with its value, also those that nobody chose.
 */
export interface TableInfo<G extends GameId = GameId> {
  id: string;
  game: string;
  content: string;
  rules: number;
  options: Options<G>;
  settled: Record<string, string | number>;
  choices: ChoiceInfo[];
  orders: OrderInfo[];
  public: boolean;
  pace: "days" | "live" | "relaxed";
  status: "closed" | "lobby" | "over" | "playing";
  created: number;
  host: boolean;
  inviter: number | null;
  seats: SeatInfo[];
  waiting: WaitInfo[];
  holds: HoldInfo[];
  proposal: ProposalInfo | null;
  rematch: string | null;
  rematch_by: number | null;
  hints: boolean;
  fair: boolean;
  removed: boolean;
  tells: boolean;
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
 * Seconds since 1970 by the server's clock; `Update.now` says what that shows. reserve: how many seconds of that time are the
 * seat's reserve, which is used when the time for this answer is gone. asked: for what, where everybody may know that.
 * bot_from: when the others may let a bot play for it; None while its person is here, or nobody plays it by themselves.
 */
export interface WaitInfo {
  seat: number;
  since: number;
  due: number | null;
  reserve: number;
  asked: AskedInfo | null;
  bot_from: number | null;
}

/** What somebody else is asked, as far as everybody may know it: worded as in PromptInfo. */
export interface AskedInfo {
  message: string;
  args: Record<string, string | number | (string | number)[]>;
}

/** A seat that holds the dice: until when at most; None while that keeps nobody waiting. */
export interface HoldInfo {
  seat: number;
  until: number | null;
}

/** Something that needs the others' consent: "undo" of the seat's last action, or a "bot" of that level for that seat. */
export interface ProposalInfo {
  id: number;
  kind: "bot" | "undo";
  seat: number;
  by: number;
  agreed: number[];
  needed: number[];
  level: string;
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

/** How it ended; `reason` is worded by the message reason-<reason>. remarks: why whoever is first of equals is so. */
export interface ResultInfo {
  winners: number[];
  scores: number[];
  ranks: number[];
  reason: string;
  remarks: RemarkJson[];
}

/** A sentence with figures beside another: the id of its message, and its arguments. */
export interface RemarkJson {
  message: string;
  args: Record<string, string | number | object>;
}

/** Some of a match's steps; `steps` is how many there are in all. */
export interface Replay<G extends GameId = GameId> {
  steps: number;
  frames: ReplayFrame<G>[];
  result: ResultInfo | null;
}

/**
 * A step of a match as one seat saw it: what happened, and how things stood then.
 *
 * kind: "start", "action" or "undo"; seat: whose it was; back: how many moves an undo took back; view: null where it
 * was not asked for. version: the number of the update that told of it.
 */
export interface ReplayFrame<G extends GameId = GameId> {
  step: number;
  version: number;
  kind: string;
  seat: number | null;
  back: number;
  round: number;
  events: Event<G>[];
  view: View<G> | null;
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

export interface CreateTable<G extends GameId = GameId> {
  game: string;
  seats: SeatPlan[];
  options?: Options<G>;
  public?: boolean;
  pace?: "days" | "live" | "relaxed";
  hints?: boolean | null;
  fair?: boolean;
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

/** The same people again, with other options, at another pace. */
export interface RematchWith {
  options: Record<string, string | number>;
  pace: "days" | "live" | "relaxed";
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

/** Who the cookie says you are; the name is empty until one is chosen. kept: there is a key to come back by. */
export interface Me {
  name: string;
  known: boolean;
  kept: boolean;
}

/**
 * Somebody's own page: their browsers, the one last seen first; by what they come back, and when the code was made.
 *
 * mail: the address they come back by, as much of it as they need to know it again; mails: whether this server has mail.
 */
export interface Person {
  name: string;
  browsers: BrowserInfo[];
  passkeys: PasskeyInfo[];
  code: number | null;
  mail: string;
  mails: boolean;
}

/** One of somebody's browsers; here: the one that asks. */
export interface BrowserInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** It is shown once: the server keeps its digest only. */
export interface RecoveryCode {
  code: string;
}

/** What the browser's passkey dialogue is called with, as JSON, and the name under which its answer is sent. */
export interface PasskeyChallenge {
  challenge: string;
  options: string;
}

/** A recovery code, as it was shown once; capitals, blanks and dashes do not matter. */
export interface ComeBack {
  code: string;
}

/** What the browser's own passkey dialogue gave, as JSON, for the challenge of that name; name: what to call the passkey. */
export interface PasskeyAnswer {
  challenge: string;
  credential: string;
  name?: string;
}

/** Send a link there, worded in that language. */
export interface MailMe {
  address: string;
  lang?: string;
}

/** What stood after #mail= in the link of a mail. */
export interface FollowLink {
  token: string;
}

/** A letter is on its way, if there is anybody to get one: nobody is told whether an address is known. */
export interface MailSent {
  minutes: number;
}

/** The people you have played with, whom you met last first; your own matches, the newest first. */
export interface Circle {
  people: CirclePerson[];
  matches: MatchLine[];
}

/**
 * Somebody you have played with, by a mark that only you know. name: as at the last of these matches, which was of that game
 * and was set up at `last`.
 */
export interface CirclePerson {
  id: string;
  name: string;
  matches: number;
  last: number;
  game: string;
  scores: GameScore[];
}

/** Of a game, between two people: in how many matches one was ahead of the other at the end, behind, or neither. */
export interface GameScore {
  game: string;
  ahead: number;
  behind: number;
  even: number;
}

/** A match of your own. seats: where you sat, also what you have left since; left: you have left all of them for good. */
export interface MatchLine {
  table: TableLine;
  seats: number[];
  left: boolean;
}

/** person: by their mark; empty: everybody. */
export interface ForgetCircle {
  person?: string;
}

/** key: what a browser subscribes to its push service with; empty where this server sends no notices. */
export interface Notices {
  key: string;
  addresses: AddressInfo[];
  lang: string;
  kinds: ("chat" | "end" | "invitation" | "turn")[];
  quiet: number[] | null;
  zone: string;
  muted: string[];
}

/**
 * Where somebody is told; name: only what they need to know it again. rests: why nothing is sent there any more, in a word
 * (docs/protocol.md).
 */
export interface AddressInfo {
  id: string;
  kind: "push" | "service";
  name: string;
  created: number;
  failed: number;
  rests: string;
}

/** Whether a trial message was taken; else why not, in a word (docs/protocol.md). */
export interface Tried {
  good: boolean;
  why: string;
}

/** A browser's subscription to its push service. */
export interface AddPush {
  endpoint: string;
  keys: PushKeys;
}

/** As a browser's subscription to a push service has them, in base64. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** An address of one of Apprise's services: mailto://…, ntfy://…, discord://…, tgram://…, json://… */
export interface AddAddress {
  address: string;
}

/** Of what to tell; quiet: from and until, in minutes of the day in that time zone; muted: tables. */
export interface SetWishes {
  lang?: string;
  kinds?: ("chat" | "end" | "invitation" | "turn")[];
  quiet?: number[] | null;
  zone?: string;
  muted?: string[];
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
 * `orders` are this seat's standing orders, each with its way, and `ordered` is what they have answered since.
 * `said` is what bots have said since with their answers.
 * `taken_back` is what moves that were taken back since have made void.
 * `asked_back` is, while somebody asks to take a move back, the number of the first event of that move.
 * `refusals` is what was said no to since.
 * `stood_in` is what bots have played since for people who were away.
 */
export interface Update<G extends GameId = GameId> {
  type: "update";
  version: number;
  since: number;
  acks: string[];
  seat: number | null;
  now: number;
  table: TableInfo<G>;
  events: Event<G>[];
  view: View<G> | null;
  prompts: PromptInfo<G>[];
  undo: UndoInfo | null;
  orders: Record<string, string>;
  ordered: OrderedInfo<G>[];
  said: SaidInfo[];
  taken_back: TakenBackInfo[];
  chat: ChatLine[];
  result: ResultInfo | null;
  storing: boolean;
  asked_back: number | null;
  refusals: RefusalInfo[];
  stood_in: StoodInInfo[];
}

/**
 * A question to this seat, with every legal answer to it.
 *
 * message and args are worded from the game's messages; endless: any other well-formed answer may be
 * legal too (a bid of any sum).
 */
export type PromptInfo<G extends GameId = GameId> = Games[G]["prompt"] & {
  decision: number;
  rule: string;
  blocking: boolean;
  endless: boolean;
  actions: Action<G>[];
};

/**
 * free: the seat may take its last action back by itself; rule: why not; ask: it may ask the others.
 *
 * moves: how many moves would be taken back, its own one counted; others: moves of others are among them; chance: so are dice
 * or draws, which would fall anew.
 */
export interface UndoInfo {
  free: boolean;
  rule: string | null;
  ask: boolean;
  moves: number;
  others: boolean;
  chance: boolean;
}

/**
 * What a standing order of this seat answered: as the change with that number, and as which event it is told first.
 *
 * noticed: whether the seat's person has sent something since, and so has seen it.
 */
export interface OrderedInfo<G extends GameId = GameId> {
  version: number;
  order: string;
  action: Action<G>;
  event: number;
  noticed: boolean;
}

/** What a bot said with an answer of its own: its seat, a reason by its id, a sum, and the event that tells the answer first. */
export interface SaidInfo {
  seat: number;
  why: string;
  amount: number;
  event: number;
}

/** Events that count no more, since moves were taken back: from the one with the number `first` to that before `end`. */
export interface TakenBackInfo {
  first: number;
  end: number;
}

/** seat is None for a spectator; version numbers the line. */
export interface ChatLine {
  version: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

/**
 * Somebody said no to a proposal, as the change with that number: `by` had asked, `seat` would not.
 *
 * event: the number of the next thing that happened, or will happen; it stands in the log before that.
 */
export interface RefusalInfo {
  version: number;
  kind: "bot" | "undo";
  by: number;
  seat: number;
  event: number;
}

/**
 * What a bot played for a seat whose person was away: as the events from the one with the number `first` to that before
 * `end`.
 */
export interface StoodInInfo {
  seat: number;
  first: number;
  end: number;
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

/** rule None: it is legal. lacks: what is missing for it, as far as the seat may know. */
export interface WhyAnswer {
  type: "why";
  id: string;
  rule: string | null;
  lacks: RemarkJson[];
}

/** What the bot would answer to that decision, and why: the largest changes first, none where it gives no reasons. */
export interface HintAnswer<G extends GameId = GameId> {
  type: "hint";
  id: string;
  decision: number;
  action: Action<G>;
  why: HintReason[];
}

/** A term of what the bot reckons with, and by how much it changes until the end of the turn. */
export interface HintReason {
  term: string;
  amount: number;
}

/** Who looks at the table now, and from when on a bot may play for whom. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
  waiting: WaitInfo[];
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

export interface Play<G extends GameId = GameId> {
  type: "play";
  id: string;
  decision: number;
  action: Action<G>;
}

/** Take the seat's last action back, where that is free. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Ask the others: "undo" (of this seat's last action), or "bot" for the absent `seat`, of a level as in SeatPlan. */
export interface Propose {
  type: "propose";
  id: string;
  kind: "bot" | "undo";
  seat?: number | null;
  level?: string;
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
export interface Why<G extends GameId = GameId> {
  type: "why";
  id: string;
  action: Action<G>;
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

/** Have these questions answered without asking me: ways by the names of TableInfo.orders, instead of all given before. */
export interface Orders {
  type: "orders";
  id: string;
  orders: Record<string, string>;
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
 * guarded: the domains of which none of this is here, since not everybody may read it: see Leaves. joins and gathers: which
 * events are told in one sentence (see `engine/lines.py`).
 */
export interface PackJson<G extends GameId = GameId> {
  game: string;
  content: string;
  lang: string;
  labels: Record<string, Record<string, string>>;
  domains: Record<string, Record<string, string>>;
  catalogue: Games[G]["catalogue"];
  guarded: string[];
  joins: JoinJson[];
  gathers: Record<string, GatheringJson>;
}

/**
 * Kinds of events that come one after another and are told as one, by the message event-<name>; same: arguments that must
 * be equal in all that have them.
 */
export interface JoinJson {
  name: string;
  kinds: string[];
  same: string[];
}

/**
 * Events of a kind, one after another, that add up: the argument with each one's amount ("": each is one), the argument that
 * says of what ("": all the same), and how each of these is worded: by the messages <each>-<id> ("": by its name).
 */
export interface GatheringJson {
  amount: string;
  of: string;
  each: string;
}

export type ServerMessage<G extends GameId = GameId> = Update<G> | Ack | Refused | WhyAnswer | HintAnswer<G> | Presence | Holding | Pong;

export type ClientMessage<G extends GameId = GameId> = Play<G> | Undo | Propose | Vote | TakeBack | Chat | Why<G> | Hint | Hold | Orders | Ping;

/** What each game says over the wire. */
export interface Games {
  monopoly: { view: MonopolyView; catalogue: MonopolyCatalogue; action: MonopolyAction; event: MonopolyEvent; prompt: MonopolyPrompt; options: MonopolyOptions };
  shelter: { view: ShelterView; catalogue: ShelterCatalogue; action: ShelterAction; event: ShelterEvent; prompt: ShelterPrompt; options: ShelterOptions };
  wasteland: { view: WastelandView; catalogue: WastelandCatalogue; action: WastelandAction; event: WastelandEvent; prompt: WastelandPrompt; options: WastelandOptions };
  doors: { view: DoorsView; catalogue: Record<string, never>; action: DoorsAction; event: DoorsEvent; prompt: DoorsPrompt; options: DoorsOptions };
  kuhn: { view: KuhnView; catalogue: Record<string, never>; action: KuhnAction; event: KuhnEvent; prompt: KuhnPrompt; options: KuhnOptions };
  locker: { view: LockerView; catalogue: Record<string, never>; action: LockerAction; event: LockerEvent; prompt: LockerPrompt; options: LockerOptions };
  salvage: { view: SalvageView; catalogue: Record<string, never>; action: SalvageAction; event: SalvageEvent; prompt: SalvagePrompt; options: SalvageOptions };
}
