/** What every part of Monopoly's board shares. */

import { createContext } from "svelte";
import { keyOf, type Choice, type Choosing } from "../../lib/choosing.svelte";
import { takesBack } from "../../lib/events";
import { seatName } from "../../lib/seats";
import type { Session } from "../../lib/session.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { PromptInfo, TableInfo } from "../../protocol";
import { Draft } from "./draft.svelte";
import { deedsOf, type Deeds } from "./estate";
import { earnings } from "./ledger";
import type { FateCard, FortuneView, LandingView, MonopolyAction, MonopolyCatalogue, MonopolyEvent, MonopolyEvents, MonopolyView } from "./wire";

export type Panel = "estate" | "trade" | "odds";
/** Questions whose answers raise money: a debt, and the business beside the play. */
const BUSINESS = ["prompt-raise", "prompt-business"];

/** A card that was drawn, and by whom. */
export interface Fate {
  readonly card: FateCard;
  readonly deck: "special" | "guide";
  readonly number: number;
  readonly seat: number;
}

export class Monopoly {
  readonly draft = new Draft();
  panel = $state<Panel>("estate");
  /** The sum that is about to be bid, and the question it answers: another question begins anew. */
  #bid = $state.raw<{ decision: number; amount: number } | null>(null);
  /** Whether the board of a small screen is drawn so large that its squares have names, and whether a square is read as a large card. */
  enlarged = $state(false);
  reading = $state(false);
  /** The player whose odds are shown on the board; null while nobody asks for them. */
  oddsOf = $state<number | null>(null);
  #clicked = $state.raw<{ square: number; about: number | null; from: number } | null>(null);

  constructor(
    readonly session: Session<"monopoly">,
    readonly words: GameWords<"monopoly">,
    readonly choosing: Choosing<"monopoly">,
  ) {}

  get view(): MonopolyView {
    return this.session.board;
  }

  get cards(): MonopolyCatalogue {
    return this.words.pack.catalogue;
  }

  get table(): TableInfo | null {
    return this.session.now?.table ?? null;
  }

  /** The reader's seat, null for a spectator. */
  get seat(): number | null {
    return this.session.now?.seat ?? null;
  }

  /** Whether anything can still be done at this table: in a replay and after the end nothing can. */
  get live(): boolean {
    return this.table?.status === "playing";
  }

  get me(): FortuneView | undefined {
    return this.view.players[this.seat ?? -1];
  }

  readonly deeds: Deeds = $derived.by(() => deedsOf(this.view));

  /** What happened and was not taken back. */
  readonly counting: readonly MonopolyEvent[] = $derived.by(() => this.session.events.filter((event) => !this.session.isVoid(event)));

  /** What each deed has earned. */
  readonly earned: ReadonlyMap<string, number> = $derived.by(() => earnings(this.counting));

  /** Who stands on each square, by its number. */
  readonly standing: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>();
    this.view.players.forEach((player, seat) => {
      if (player.bankrupt !== null || player.token === null) return;
      const square = this.squareAt(player.square);
      found.set(square, [...(found.get(square) ?? []), seat]);
    });
    return found;
  });

  /** The odds that are shown now. */
  get chances(): LandingView | null {
    return this.view.players[this.oddsOf ?? -1]?.odds ?? null;
  }

  /** The square that is looked at: the one that was clicked, else what is asked about, else where one stands. */
  get looked(): number {
    return this.isPicked && this.#clicked ? this.#clicked.square : (this.onSale ?? this.place);
  }

  /** Whether somebody wants to see another square than the one that matters now. */
  get isPicked(): boolean {
    return this.#clicked !== null && this.#clicked.about === this.onSale && this.#clicked.from === this.place;
  }

  /** Whether a deal is being laid out, and no square is to be read beside it. */
  get isDealing(): boolean {
    return this.panel === "trade" && this.draft.to !== null && this.live && !this.isPicked;
  }

  /** The last throw, unless it was taken back. */
  readonly thrown: MonopolyEvents["thrown"] | null = $derived.by(() => {
    const told = this.session.events.findLast((event) => event.kind === "thrown" || takesBack(event));
    return told?.kind === "thrown" ? told : null;
  });

  /** The card that the last throw led to. At the beginning of one's own turn another's card is old news. */
  readonly fate: Fate | null = $derived.by(() => {
    const drawn = this.session.events.findLast((event) => event.kind === "drew-special" || event.kind === "drew-guide");
    if (!drawn || !this.thrown || drawn.number < this.thrown.number) return null;
    if (this.view.turn === this.seat && this.thrown.seat !== this.seat) return null;
    const deck = drawn.kind === "drew-special" ? "special" : "guide";
    const card = this.cards[deck][drawn.card];
    return card ? { card, deck, number: drawn.number, seat: drawn.seat } : null;
  });

  /** Where one stands; for a spectator, where whoever plays does. */
  get place(): number {
    return this.squareAt((this.me ?? this.view.players[this.view.turn])?.square ?? "");
  }

  /** The square that is for sale or being auctioned now. */
  readonly onSale: number | null = $derived.by(() => {
    const asked = this.session.now?.prompts.find((prompt) => prompt.message === "prompt-buy")?.args.deed;
    const lot = this.view.auction ? this.view.auction.lot : asked;
    return lot != null ? (this.cards.deeds[lot]?.square ?? null) : null;
  });

  /** Look at a square until something else is for sale, or one has moved on. */
  look(square: number): void {
    this.#clicked = { square, about: this.onSale, from: this.place };
  }

  /** What was clicked has been read: something is begun with it. */
  lookAway(): void {
    this.#clicked = null;
  }

  squareAt(id: string): number {
    return Math.max(0, this.cards.squares.findIndex((square) => square.id === id));
  }

  name(seat: number): string {
    return seatName(this.table, seat);
  }

  /** Whether one is in debt oneself. */
  get owes(): boolean {
    return this.session.now?.prompts.some((prompt) => prompt.message === "prompt-raise") ?? false;
  }

  /** The number of the last event told. */
  get told(): number {
    return this.session.events.at(-1)?.number ?? 0;
  }

  /** The question that business answers now: the debt of one's own, else the one beside the play. */
  get business(): PromptInfo<"monopoly"> | null {
    const prompts = this.session.now?.prompts ?? [];
    return BUSINESS.map((message) => prompts.find((prompt) => prompt.message === message)).find((prompt) => prompt) ?? null;
  }

  /** The sum that was entered for this question; null where none was. */
  bidFor(prompt: PromptInfo): number | null {
    return this.#bid?.decision === prompt.decision ? this.#bid.amount : null;
  }

  enterBid(prompt: PromptInfo, amount: number | null): void {
    this.#bid = amount === null ? null : { decision: prompt.decision, amount };
  }

  /** The legal choice that is exactly this action. */
  choice(action: MonopolyAction): Choice<"monopoly"> | null {
    const wanted = keyOf(0, action);
    return this.choosing.all.find((choice) => keyOf(0, choice.action) === wanted) ?? null;
  }

  /** Whether the bot would do this. */
  isHinted(action: MonopolyAction): boolean {
    const hinted = this.choosing.hinted;
    return hinted !== null && keyOf(0, hinted.action) === keyOf(0, action);
  }

  /** Do it where it is legal; else ask which rule forbids it. */
  attempt(action: MonopolyAction): void {
    const choice = this.choice(action);
    if (choice) this.choosing.take(choice);
    else void this.session.why(action);
  }
}

export const [monopoly, provideMonopoly] = createContext<Monopoly>();
