// Made by tools/typescript.py from the games' declarations. Do not edit: run `make types`.

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
  fights: FightAhead[];
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
  story: StoryView;
  supply: Record<string, number>;
  survivors: SurvivorView[];
  throw: ThrowView | null;
  tiles: TileView[];
  tokens: TokenView[];
  track: number;
  trade: TradeView | null;
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

/**
 * A fight that whose turn it is could begin: the chances to kill and to be killed in ten-thousandths, rerolls used as well as
 * can be, and the damage to be expected in hundredths.
 */
export interface FightAhead {
  damage: number;
  death: number;
  foe: string;
  sector: string;
  success: number;
}

/**
 * What only the reader may see: the influence of all cards together, and of each. seat: the reader's.
 *
 * steps: by card what more it could be worth, and what it asks for that. chances: of goals in play whose tasks take dice and
 * that the reader could try if they stood there. odds: by foe on the map what a fight with it would come to.
 * unseen: by force how many agenda cards activate it that the reader has not seen.
 */
export interface OwnView {
  chances: Record<string, ChanceView>;
  influence: number;
  odds: Record<string, BoutView>;
  seat: number;
  steps: Record<string, StepView[]>;
  unseen: Record<string, number>;
  worth: Record<string, number>;
}

/** How likely all tasks are done, and being killed by them, in ten-thousandths. */
export interface ChanceView {
  death: number;
  success: number;
}

/** What a fight would come to: kill and be killed in ten-thousandths, the damage to be expected in hundredths. */
export interface BoutView {
  damage: number;
  death: number;
  success: number;
}

/** What makes an agenda card worth that much in all: one of several ways, each with all of its parts. */
export interface StepView {
  influence: number;
  ways: GaugeView[][];
}

/** One thing that is asked for: what there is and what there must be, at least or at most. */
export interface GaugeView {
  asks: number;
  has: number;
  met: boolean;
}

/** The marker of a faction: its steps, and the band of the space it stands on. */
export interface PowerView {
  band: number;
  steps: number;
}

/**
 * Quests in play, the first to come first; the encounter that is being read (where one has led to the next: the last);
 * assets turned up beside it; encounters to be added at the end of the turn; how many cards each deck of encounters has;
 * tokens for places that do not lie face up yet. caps: on the cards of quests; capped: settlements with a cap. escorts: the
 * markers that can be led on by who stands with them; carried: those that can be taken along. choosing: the options that are
 * read, while one is being chosen. doing: whose words are carried out, while they ask something. goals: those of the quests in
 * play.
 */
export interface StoryView {
  capped: string[];
  caps: Record<string, number>;
  carried: string[];
  choosing: ChoosingView | null;
  decks: Record<string, number>;
  doing: DoingView | null;
  escorts: string[];
  goals: GoalView[];
  markers: MarkerView[];
  owed: string[];
  quests: string[];
  reading: string | null;
  shown: string[];
  sites: SiteView[];
  waiting: TokenView[];
}

/** The encounter whose options are read: who chooses, and the level of the icon. */
export interface ChoosingView {
  encounter: string;
  level: number;
  options: OptionView[];
  seat: number;
}

/** chance: null where no dice are thrown. lacks: why it cannot be chosen: its need, its price, or that another must be. */
export interface OptionView {
  chance: ChanceView | null;
  lacks: string | null;
}

/**
 * The card whose words are carried out, while they ask something. part: what a quest does when it comes into play (setup) or
 * as a round ends (round), or what came of a choice (outcome).
 */
export interface DoingView {
  encounter: string | null;
  part: string;
  quest: string | null;
}

/**
 * A goal of a quest in play, by its place on the card, from nought. by_action: it is tried; or else it is met by itself.
 *
 * sectors: where on face-up tiles it can be tried now; none for one that is met by itself.
 * lacks: by seat what keeps the survivor from trying (or meeting) it: place, need, price, enemy; out: of the game.
 */
export interface GoalView {
  by_action: boolean;
  goal: string;
  lacks: string[][];
  place: number;
  quest: string;
  sectors: string[];
}

/** A quest token. quest: the card that it belongs to, null where it is the scenario's. waits: its place is not face up yet. */
export interface MarkerView {
  marker: string;
  quest: string | null;
  sector: string;
  waits: boolean;
}

/** An encounter icon that is not as its tile shows it. */
export interface SiteView {
  icon: string;
  level: number;
  sector: string;
}

/** A faction's token. */
export interface TokenView {
  faction: string;
  sector: string;
}

/**
 * `worn` is by slot; `turned` are those of the cards that lie exhausted. `peg` is how many letters experience has passed.
 *
 * hand: the agenda cards that are not open; null for one that the reader does not know. pledged: the open one.
 * worth: by agenda card that the reader knows, the influence it gives.
 * kept: story cards that lie with the survivor. roles: by those of them that have one, the role.
 * unseen: no enemy goes for the survivor until the round has ended. armour: of all that is equipped. pack: how many cards the
 * inventory can hold.
 */
export interface SurvivorView {
  armour: number;
  caps: number;
  carried: string[];
  deaths: number;
  eliminated: boolean;
  full_health: number;
  hand: (string | null)[];
  health: number;
  kept: string[];
  letters: string[];
  own_card: string | null;
  pack: number;
  peg: number;
  perks: string[];
  pledged: string | null;
  rads: number;
  roles: Record<string, string>;
  sector: string | null;
  survivor: string | null;
  traits: string[];
  turned: string[];
  unseen: boolean;
  worn: Record<string, string>;
  worth: Record<string, number>;
}

/**
 * The throw under way. `dice` is empty before they were thrown; `icons` are the hit icons that they show; hitting: which of
 * the dice hit the foe.
 *
 * plus: what cards have added so far: icons of a test, hits on the foe, icons that do not hurt.
 */
export interface ThrowView {
  dice: string[];
  difficulty: number | null;
  foe: FoeView | null;
  hits_plus: number;
  hitting: boolean[];
  icons: number;
  icons_plus: number;
  rerolls: number;
  seat: number;
  spared: number;
  task: string;
}

/**
 * Who is fought. `sector` is null for one that a card brought. `needed` hits kill it; `hits` it has got as the dice lie,
 * `sure` ones of them by other things than dice; `icons` hit icons come through to the survivor, `held` are stopped. apart: from
 * adjacent sectors; attacks: it has begun. aims: the parts that hit, with those that only this survivor knows how to hit.
 */
export interface FoeView {
  aims: string[];
  apart: boolean;
  attacks: boolean;
  extra_icons: number;
  foe: string;
  held: number;
  hits: number;
  icons: number;
  level: number;
  needed: number;
  parts: string[];
  properties: string[];
  sector: string | null;
  sure: number;
}

/** A slot of the map. `face` is null while the tile lies face down: then only its back is known. */
export interface TileView {
  back: string;
  face: string | null;
}

/**
 * The trade under way: who trades, what each card of the market costs them and each of their own would bring, as far as
 * these have a price.
 */
export interface TradeView {
  deals: number;
  prices: Record<string, number>;
  sales: Record<string, number>;
  seat: number;
}

/**
 * Whose turn it is, and what is left of it. fresh: nothing has been done in it yet. met: where was encountered in it.
 *
 * reach: while it is the reader who is asked what to do, how far they could go; null otherwise.
 */
export interface TurnView {
  actions: number;
  fresh: boolean;
  met: string[];
  points: number;
  rads_taken: number;
  reach: ReachView | null;
  seat: number;
}

/**
 * The sectors that could still be reached in this turn, each by its shortest way; by sector in every list.
 *
 * via: the place in the list of the sector before it on that way, -1 for where one stands. points, actions, rads: what the
 * whole way costs; actions beyond the points that are left. ambushes: how many foes would attack on the way or there.
 * waiting: who would attack there, by those of the sectors where anybody would.
 */
export interface ReachView {
  actions: number[];
  ambushes: number[];
  points: number[];
  rads: number[];
  sectors: string[];
  via: number[];
  waiting: Record<string, string[]>;
}

export interface WastelandCatalogue {
  agendas: Record<string, AgendaCard>;
  dice: Record<string, DieFaceCard>;
  enemies: Record<string, EnemyCard>;
  items: Record<string, ThingCard>;
  letters: string[];
  markers: Record<string, MarkerCard>;
  perks: Record<string, PerkCard>;
  scenarios: Record<string, ScenarioCard>;
  survivors: Record<string, SurvivorCard>;
  tiles: Record<string, TileCard>;
  traits: Record<string, TraitCard>;
}

/** `worth` is what it is worth in words, `activates` the line at its bottom. steps: none for a faction's. */
export interface AgendaCard {
  activates: string[];
  faction: string | null;
  flavour: string;
  name: string;
  players: number;
  steps: AgendaStepCard[];
  text: string;
  worth: string;
}

/** What makes a personal agenda worth that much in all: one of several ways, each with all of its conditions in words. */
export interface AgendaStepCard {
  influence: number;
  ways: string[][];
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

/** A quest token. */
export interface MarkerCard {
  name: string;
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

export type SurvivorId = string;
export type SectorId = string;
export type TileId = string;
export type EnemyId = string;
export type FactionId = "star" | "shield";
export type FoeId = string;
export type DiceId = string;
export type DieId = string;
export type DieFaceId = string;
export type SlotId = "weapon" | "apparel" | "companion" | "suit" | "pack-1" | "pack-2" | "pack-3" | "pack-4" | "pack-5";
export type AgendaId = string;
export type ItemId = string;
export type PerkId = string;
export type TraitId = string;
export type LetterId = "s" | "p" | "e" | "c" | "i" | "a" | "l";
export type GoalId = string;
export type QuestId = string;
export type IconId = "none" | "ruin" | "settlement" | "vault-84" | "vault-109";
export type MarkerId = string;
export type FaceId = string;
export type ItemDeckId = "loot" | "asset";
export type TypeId = "creature" | "human" | "robot" | "super-mutant" | "monster";
export type ForceId = "creature" | "human" | "robot" | "super-mutant" | "monster" | "star" | "shield";
export type EncounterId = string;
export type OutcomeId = string;
export type WhyNothingId = "amount" | "healthy" | "clean" | "poor" | "market" | "uniques" | "place" | "token" | "quest" | "enemy" | "has-trait" | "no-trait";
export type KindId = "weapon" | "apparel" | "companion" | "aid" | "drug" | "magazine" | "junk" | "tool" | "event" | "rule";
export type DrawnLetterId = string;

/** What can be answered, by kind. */
export interface WastelandActions {
  "choose-survivor": { kind: "choose-survivor"; survivor: SurvivorId };
  "start-at": { kind: "start-at"; sector: SectorId };
  move: { kind: "move"; sector: SectorId };
  carry: { kind: "carry"; sector: SectorId };
  explore: { kind: "explore"; tile: TileId };
  "explore-free": { kind: "explore-free"; tile: TileId };
  "pay-to-stride": { kind: "pay-to-stride" };
  "end-turn": { kind: "end-turn" };
  "place-on-tile": { kind: "place-on-tile"; sector: SectorId };
  fight: { kind: "fight"; enemy: EnemyId };
  "fight-faction": { kind: "fight-faction"; faction: FactionId; sector: SectorId };
  face: { kind: "face"; foe: FoeId };
  "fight-on": { kind: "fight-on" };
  strike: { kind: "strike" };
  reroll: { kind: "reroll"; dice: DiceId };
  keep: { kind: "keep" };
  "set-die": { kind: "set-die"; die: DieId; face: DieFaceId };
  "let-dice": { kind: "let-dice" };
  camp: { kind: "camp" };
  rest: { kind: "rest" };
  sleep: { kind: "sleep" };
  ready: { kind: "ready" };
  offer: { kind: "offer"; to: number; give: SlotId[]; take: SlotId[]; agendas: number; wants: number; caps: number };
  "show-agenda": { kind: "show-agenda"; to: number; agenda: AgendaId };
  "break-camp": { kind: "break-camp" };
  "pay-ready": { kind: "pay-ready" };
  "leave-turned": { kind: "leave-turned" };
  accept: { kind: "accept" };
  refuse: { kind: "refuse" };
  "show-back": { kind: "show-back"; agenda: AgendaId };
  "give-agenda": { kind: "give-agenda"; agenda: AgendaId };
  use: { kind: "use"; item: ItemId };
  "use-perk": { kind: "use-perk"; perk: PerkId };
  "use-trait": { kind: "use-trait"; trait: TraitId };
  shoot: { kind: "shoot"; enemy: EnemyId };
  "shoot-token": { kind: "shoot-token"; faction: FactionId; sector: SectorId };
  equip: { kind: "equip"; item: ItemId };
  unequip: { kind: "unequip"; item: ItemId };
  "equip-gained": { kind: "equip-gained" };
  "carry-gained": { kind: "carry-gained" };
  drop: { kind: "drop"; item: ItemId };
  buy: { kind: "buy"; item: ItemId };
  recruit: { kind: "recruit"; item: ItemId };
  sell: { kind: "sell"; item: ItemId };
  "leave-market": { kind: "leave-market" };
  "keep-letter": { kind: "keep-letter"; letter: LetterId };
  "take-perk": { kind: "take-perk"; perk: PerkId };
  "stand-up": { kind: "stand-up"; sector: SectorId };
  "give-back": { kind: "give-back"; agenda: AgendaId };
  pledge: { kind: "pledge"; agenda: AgendaId };
  renounce: { kind: "renounce" };
  "replace-at": { kind: "replace-at"; sector: SectorId };
  "next-enemy": { kind: "next-enemy"; enemy: EnemyId };
  "next-token": { kind: "next-token"; sector: SectorId };
  "first-enemy": { kind: "first-enemy"; enemy: EnemyId };
  "first-token": { kind: "first-token"; sector: SectorId };
  "go-via": { kind: "go-via"; sector: SectorId };
  "fog-at": { kind: "fog-at"; sector: SectorId };
  "pick-sector": { kind: "pick-sector"; sector: SectorId };
  "pick-item": { kind: "pick-item"; item: ItemId };
  "pick-seat": { kind: "pick-seat"; seat: number };
  "meet-next": { kind: "meet-next"; goal: GoalId };
  "end-round-with": { kind: "end-round-with"; quest: QuestId };
  encounter: { kind: "encounter" };
  "encounter-icon": { kind: "encounter-icon"; icon: IconId };
  "choose-option": { kind: "choose-option"; option: number };
  quest: { kind: "quest"; goal: GoalId };
  "move-aside": { kind: "move-aside"; sector: SectorId };
  "carry-aside": { kind: "carry-aside"; sector: SectorId };
  "go-deeper": { kind: "go-deeper" };
  "turn-back": { kind: "turn-back" };
  "pick-goal": { kind: "pick-goal"; goal: GoalId };
  "pay-caps": { kind: "pay-caps"; caps: number };
  "pay-tens": { kind: "pay-tens"; tens: number };
  "place-marker": { kind: "place-marker"; sector: SectorId };
  escort: { kind: "escort"; marker: MarkerId };
  "lead-to": { kind: "lead-to"; sector: SectorId };
  "come-back-to": { kind: "come-back-to"; sector: SectorId };
  "push-to": { kind: "push-to"; sector: SectorId };
}
export type WastelandAction = WastelandActions[keyof WastelandActions];

/** What can be told, by kind; null where a seat may not know. */
export interface WastelandEvents {
  undone: { number: number; kind: "undone"; seat: number };
  "taken-back": { number: number; kind: "taken-back"; seat: number; moves: number };
  "chose-survivor": { number: number; kind: "chose-survivor"; seat: number; survivor: SurvivorId };
  "started-at": { number: number; kind: "started-at"; seat: number; sector: SectorId };
  "extra-letter": { number: number; kind: "extra-letter"; seat: number; letter: LetterId };
  "round-begins": { number: number; kind: "round-begins"; round: number };
  "turn-begins": { number: number; kind: "turn-begins"; seat: number };
  unseen: { number: number; kind: "unseen"; seat: number };
  moved: { number: number; kind: "moved"; seat: number; sector: SectorId };
  explored: { number: number; kind: "explored"; seat: number; tile: TileId };
  "tile-turned": { number: number; kind: "tile-turned"; tile: TileId; face: FaceId };
  "came-to-light": { number: number; kind: "came-to-light"; enemy: FoeId; sector: SectorId };
  fought: { number: number; kind: "fought"; seat: number; foe: FoeId; sector: SectorId };
  "held-off": { number: number; kind: "held-off"; seat: number; amount: number };
  "survived-by": { number: number; kind: "survived-by"; seat: number; foe: FoeId };
  "not-killed": { number: number; kind: "not-killed"; seat: number; foe: FoeId; hits: number; needed: number };
  slain: { number: number; kind: "slain"; seat: number; foe: FoeId; sector: SectorId };
  "token-removed": { number: number; kind: "token-removed"; faction: FactionId; sector: SectorId };
  threw: { number: number; kind: "threw"; seat: number; first: DieFaceId; second: DieFaceId; third: DieFaceId };
  rerolls: { number: number; kind: "rerolls"; seat: number; dice: DiceId };
  "set-die": { number: number; kind: "set-die"; seat: number; die: DieId; face: DieFaceId };
  tested: { number: number; kind: "tested"; seat: number; letters: LetterId[]; amount: number };
  passed: { number: number; kind: "passed"; seat: number; amount: number };
  failed: { number: number; kind: "failed"; seat: number; amount: number };
  camped: { number: number; kind: "camped"; seat: number };
  readied: { number: number; kind: "readied"; seat: number; item: ItemId };
  "left-turned": { number: number; kind: "left-turned"; seat: number; item: ItemId };
  offered: { number: number; kind: "offered"; seat: number; other: number };
  dealt: { number: number; kind: "dealt"; seat: number; other: number };
  refused: { number: number; kind: "refused"; seat: number; other: number };
  "handed-over": { number: number; kind: "handed-over"; seat: number; other: number; item: ItemId };
  "caps-changed-hands": { number: number; kind: "caps-changed-hands"; seat: number; other: number; amount: number };
  "agenda-given": { number: number; kind: "agenda-given"; seat: number; other: number; agenda: AgendaId | null };
  "agenda-shown": { number: number; kind: "agenda-shown"; seat: number; other: number; agenda: AgendaId | null };
  used: { number: number; kind: "used"; seat: number; item: ItemId };
  "perk-used": { number: number; kind: "perk-used"; seat: number; perk: PerkId };
  gained: { number: number; kind: "gained"; seat: number; item: ItemId };
  equipped: { number: number; kind: "equipped"; seat: number; item: ItemId };
  unequipped: { number: number; kind: "unequipped"; seat: number; item: ItemId };
  carried: { number: number; kind: "carried"; seat: number; item: ItemId };
  discarded: { number: number; kind: "discarded"; seat: number; item: ItemId };
  "event-drawn": { number: number; kind: "event-drawn"; seat: number; item: ItemId };
  "deck-rebuilt": { number: number; kind: "deck-rebuilt"; deck: ItemDeckId };
  "came-to-market": { number: number; kind: "came-to-market"; item: ItemId };
  "left-market": { number: number; kind: "left-market"; item: ItemId };
  trades: { number: number; kind: "trades"; seat: number; amount: number };
  "left-trade": { number: number; kind: "left-trade"; seat: number };
  paid: { number: number; kind: "paid"; seat: number; amount: number };
  earned: { number: number; kind: "earned"; seat: number; amount: number };
  learned: { number: number; kind: "learned"; seat: number; amount: number };
  "levelled-up": { number: number; kind: "levelled-up"; seat: number };
  "letter-drawn": { number: number; kind: "letter-drawn"; seat: number; letter: LetterId };
  "letter-gained": { number: number; kind: "letter-gained"; seat: number; letter: LetterId };
  "perk-gained": { number: number; kind: "perk-gained"; seat: number; perk: PerkId };
  became: { number: number; kind: "became"; seat: number; trait: TraitId };
  "is-no-longer": { number: number; kind: "is-no-longer"; seat: number; trait: TraitId };
  hurt: { number: number; kind: "hurt"; seat: number; amount: number };
  irradiated: { number: number; kind: "irradiated"; seat: number; amount: number };
  healed: { number: number; kind: "healed"; seat: number; amount: number };
  cleansed: { number: number; kind: "cleansed"; seat: number; amount: number };
  killed: { number: number; kind: "killed"; seat: number };
  eliminated: { number: number; kind: "eliminated"; seat: number };
  "stood-up": { number: number; kind: "stood-up"; seat: number; sector: SectorId };
  "agendas-shuffled": { number: number; kind: "agendas-shuffled" };
  "first-player": { number: number; kind: "first-player"; seat: number };
  "agenda-drawn": { number: number; kind: "agenda-drawn"; seat: number; agenda: AgendaId | null };
  "agenda-given-back": { number: number; kind: "agenda-given-back"; seat: number; agenda: AgendaId | null };
  "agenda-discarded": { number: number; kind: "agenda-discarded"; seat: number; agenda: AgendaId };
  pledged: { number: number; kind: "pledged"; seat: number; agenda: AgendaId };
  renounced: { number: number; kind: "renounced"; seat: number; agenda: AgendaId };
  "agenda-revealed": { number: number; kind: "agenda-revealed"; agenda: AgendaId };
  advanced: { number: number; kind: "advanced"; faction: FactionId; amount: number };
  "had-influence": { number: number; kind: "had-influence"; seat: number; amount: number };
  appeared: { number: number; kind: "appeared"; enemy: EnemyId; sector: SectorId };
  "pile-rebuilt": { number: number; kind: "pile-rebuilt"; type: TypeId };
  "laid-face-down": { number: number; kind: "laid-face-down"; type: TypeId; sector: SectorId };
  fled: { number: number; kind: "fled"; enemy: EnemyId };
  woke: { number: number; kind: "woke"; enemy: EnemyId; sector: SectorId };
  activated: { number: number; kind: "activated"; force: ForceId };
  "came-nearer": { number: number; kind: "came-nearer"; enemy: EnemyId; sector: SectorId };
  "token-came-nearer": { number: number; kind: "token-came-nearer"; faction: FactionId; sector: SectorId; to: SectorId };
  "token-laid": { number: number; kind: "token-laid"; faction: FactionId; sector: SectorId };
  "fog-cleared": { number: number; kind: "fog-cleared"; sector: SectorId };
  "quest-staged": { number: number; kind: "quest-staged"; quest: QuestId };
  "quest-trashed": { number: number; kind: "quest-trashed"; quest: QuestId };
  "quest-kept": { number: number; kind: "quest-kept"; seat: number; quest: QuestId };
  "encounter-added": { number: number; kind: "encounter-added"; card: number };
  "encounter-under": { number: number; kind: "encounter-under"; encounter: EncounterId };
  "encounter-trashed": { number: number; kind: "encounter-trashed"; encounter: EncounterId };
  "encounter-kept": { number: number; kind: "encounter-kept"; seat: number; encounter: EncounterId };
  "pool-ended": { number: number; kind: "pool-ended"; amount: number };
  "goal-completed": { number: number; kind: "goal-completed"; seat: number; goal: GoalId; outcome: OutcomeId };
  "goal-came-true": { number: number; kind: "goal-came-true"; goal: GoalId; outcome: OutcomeId };
  "encounter-outcome": { number: number; kind: "encounter-outcome"; seat: number; encounter: EncounterId; outcome: OutcomeId; success: number };
  "goal-not-completed": { number: number; kind: "goal-not-completed"; seat: number; goal: GoalId; outcome: OutcomeId };
  encountered: { number: number; kind: "encountered"; seat: number; encounter: EncounterId };
  "no-more-cards": { number: number; kind: "no-more-cards"; seat: number; deck: IconId };
  "option-chosen": { number: number; kind: "option-chosen"; seat: number; encounter: EncounterId; option: number };
  "quest-tried": { number: number; kind: "quest-tried"; seat: number; goal: GoalId };
  "token-waits": { number: number; kind: "token-waits"; faction: FactionId; sector: SectorId };
  placed: { number: number; kind: "placed"; seat: number; sector: SectorId };
  "asset-turned-up": { number: number; kind: "asset-turned-up"; seat: number; item: ItemId };
  "stayed-away": { number: number; kind: "stayed-away"; seat: number; item: ItemId };
  "no-companion": { number: number; kind: "no-companion"; seat: number };
  "asset-shown": { number: number; kind: "asset-shown"; item: ItemId };
  "asset-dropped": { number: number; kind: "asset-dropped"; item: ItemId };
  "turned-back": { number: number; kind: "turned-back"; seat: number };
  "option-follows": { number: number; kind: "option-follows"; seat: number; encounter: EncounterId; option: number };
  "encounter-owed": { number: number; kind: "encounter-owed"; encounter: EncounterId };
  pooled: { number: number; kind: "pooled"; deck: IconId; amount: number; pool: number };
  "encounter-swapped": { number: number; kind: "encounter-swapped"; card: number };
  "deck-searched": { number: number; kind: "deck-searched"; deck: IconId };
  "encounter-trashed-unread": { number: number; kind: "encounter-trashed-unread"; card: number };
  "endorsements-counted": { number: number; kind: "endorsements-counted"; seat: number; amount: number };
  "die-fell": { number: number; kind: "die-fell"; seat: number; face: DieFaceId };
  nothing: { number: number; kind: "nothing"; seat: number; why: WhyNothingId };
  "nobody-near": { number: number; kind: "nobody-near"; seat: number; sectors: number };
  "caps-laid": { number: number; kind: "caps-laid"; seat: number; quest: QuestId; amount: number; lying: number };
  "foe-drawn": { number: number; kind: "foe-drawn"; seat: number; enemy: EnemyId };
  "no-foe-left": { number: number; kind: "no-foe-left"; seat: number; type: TypeId };
  "marker-laid": { number: number; kind: "marker-laid"; marker: MarkerId; sector: SectorId };
  "marker-waits": { number: number; kind: "marker-waits"; marker: MarkerId; sector: SectorId };
  "marker-moved": { number: number; kind: "marker-moved"; marker: MarkerId; sector: SectorId };
  "marker-gone": { number: number; kind: "marker-gone"; marker: MarkerId };
  escorted: { number: number; kind: "escorted"; seat: number; marker: MarkerId };
  "caps-on-card": { number: number; kind: "caps-on-card"; quest: QuestId; amount: number };
  capped: { number: number; kind: "capped"; sector: SectorId };
  "caps-cleared": { number: number; kind: "caps-cleared" };
  "blown-up": { number: number; kind: "blown-up"; enemy: EnemyId; sector: SectorId };
}
export type WastelandEvent = WastelandEvents[keyof WastelandEvents];

/** What can be asked, by message. */
export interface WastelandPrompts {
  "prompt-choose-survivor": { message: "prompt-choose-survivor"; args: Record<string, never> };
  "prompt-start-at": { message: "prompt-start-at"; args: Record<string, never> };
  "prompt-turn": { message: "prompt-turn"; args: { actions: number; points: number } };
  "prompt-explore-free": { message: "prompt-explore-free"; args: Record<string, never> };
  "prompt-place-on-tile": { message: "prompt-place-on-tile"; args: { tile: TileId; enemy: FoeId } };
  "prompt-ambushed": { message: "prompt-ambushed"; args: Record<string, never> };
  "prompt-brace": { message: "prompt-brace"; args: { foe: FoeId; success: number; death: number; damage: number } };
  "prompt-strike": { message: "prompt-strike"; args: { foe: FoeId; hits: number; needed: number } };
  "prompt-aim": { message: "prompt-aim"; args: { rerolls: number; best: number; "success-0": number; "death-0": number; "damage-0": number; "success-1": number; "death-1": number; "damage-1": number; "success-2": number; "death-2": number; "damage-2": number; "success-3": number; "death-3": number; "damage-3": number; "success-4": number; "death-4": number; "damage-4": number; "success-5": number; "death-5": number; "damage-5": number; "success-6": number; "death-6": number; "damage-6": number; "success-7": number; "death-7": number; "damage-7": number; kept: number; chance: number; danger: number } };
  "prompt-set-die": { message: "prompt-set-die"; args: { left: number } };
  "prompt-camp": { message: "prompt-camp"; args: { rest: number; near: number[]; left: number } };
  "prompt-pay-ready": { message: "prompt-pay-ready"; args: { item: ItemId; price: number } };
  "prompt-answer-offer": { message: "prompt-answer-offer"; args: { proposer: number; give: SlotId[]; take: SlotId[]; agendas: number; wants: number; gets: number; pays: number } };
  "prompt-give-agenda": { message: "prompt-give-agenda"; args: { other: number } };
  "prompt-shoot": { message: "prompt-shoot"; args: { level: number; sectors: number } };
  "prompt-stow": { message: "prompt-stow"; args: { item: ItemId; companion: number } };
  "prompt-drop": { message: "prompt-drop"; args: Record<string, never> };
  "prompt-trade": { message: "prompt-trade"; args: { deals: number; cheaper: number; kinds: KindId[]; sale: number; everything: number } };
  "prompt-keep-letter": { message: "prompt-keep-letter"; args: { first: LetterId; second: DrawnLetterId } };
  "prompt-take-perk": { message: "prompt-take-perk"; args: { letters: LetterId[] } };
  "prompt-stand-up": { message: "prompt-stand-up"; args: Record<string, never> };
  "prompt-give-back": { message: "prompt-give-back"; args: Record<string, never> };
  "prompt-replace-at": { message: "prompt-replace-at"; args: { type: TypeId; sector: SectorId } };
  "prompt-next-unit": { message: "prompt-next-unit"; args: { force: ForceId } };
  "prompt-first-attacker": { message: "prompt-first-attacker"; args: { force: ForceId } };
  "prompt-go-via": { message: "prompt-go-via"; args: { foe: FoeId; sector: SectorId } };
  "prompt-fog-at": { message: "prompt-fog-at"; args: Record<string, never> };
  "prompt-pick-sector": { message: "prompt-pick-sector"; args: Record<string, never> };
  "prompt-pick-item": { message: "prompt-pick-item"; args: Record<string, never> };
  "prompt-pick-seat": { message: "prompt-pick-seat"; args: Record<string, never> };
  "prompt-meet-next": { message: "prompt-meet-next"; args: Record<string, never> };
  "prompt-end-round-with": { message: "prompt-end-round-with"; args: Record<string, never> };
  "prompt-encounter-icon": { message: "prompt-encounter-icon"; args: Record<string, never> };
  "prompt-choose-option": { message: "prompt-choose-option"; args: { encounter: EncounterId; level: number } };
  "prompt-move-aside": { message: "prompt-move-aside"; args: { left: number } };
  "prompt-go-deeper": { message: "prompt-go-deeper"; args: { deck: IconId } };
  "prompt-pick-goal": { message: "prompt-pick-goal"; args: Record<string, never> };
  "prompt-pay-caps": { message: "prompt-pay-caps"; args: Record<string, never> };
  "prompt-pay-tens": { message: "prompt-pay-tens"; args: Record<string, never> };
  "prompt-place-marker": { message: "prompt-place-marker"; args: { tile: TileId; marker: MarkerId } };
  "prompt-lead-on": { message: "prompt-lead-on"; args: { marker: MarkerId; left: number } };
  "prompt-come-back": { message: "prompt-come-back"; args: Record<string, never> };
  "prompt-push": { message: "prompt-push"; args: { enemy: EnemyId } };
}
export type WastelandPrompt = WastelandPrompts[keyof WastelandPrompts];

/** What a table can be set to; without it, an option is as the game has it. */
export type WastelandOptions = {
  scenario?: string;
  track?: number;
  agendas?: number;
  "faction-scoring"?: "spaces" | "bands" | "none";
  rotation?: 0 | 1;
};
