/**
 * The odds of coming to each square in a player's next turn: two dice, again after a double, jail after the third,
 * and cards that lead on. A draw is taken from what the deck may hold now; a second one of the same turn likewise.
 */

import type { DeckView, FateCard, FortuneView, MonopolyCatalogue, MonopolyView } from "../../protocol";
import { SQUARES } from "./ring";

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS = 36;
const LAST_DOUBLE = 2;
const LAST_TRY = 3;

export interface Traveller {
  readonly place: number;
  /** Which try to leave jail comes next; null outside jail, or for who pays and throws. */
  readonly jail: number | null;
  /** Doubles thrown already in this turn. */
  readonly doubles: number;
}

export interface Ground {
  /** What each square is; "go-to-jail", "special" and "guide" lead on. */
  readonly kinds: readonly string[];
  /** The group of the deed of each square. */
  readonly groups: readonly (string | null)[];
  /** The cards that may be drawn next, all equally likely. */
  readonly special: readonly FateCard[];
  readonly guide: readonly FateCard[];
}

export interface Landing {
  /** By square: how likely the token comes to stand there at least once, by moving. */
  readonly squares: readonly number[];
  /** How likely the player is sent to jail. */
  readonly jailed: number;
}

export function landing(from: Traveller, ground: Ground): Landing {
  const squares = Array.from({ length: SQUARES }, (_, square) => new Hope(ground, square).inTurn(from));
  return { squares, jailed: new Hope(ground, null).inTurn(from) };
}

/** The chance to come to one square (null: into jail) before the turn ends. */
class Hope {
  readonly #known = new Map<number, number>();

  constructor(
    private readonly ground: Ground,
    private readonly goal: number | null,
  ) {}

  inTurn(from: Traveller): number {
    return from.jail === null ? this.#byThrow(from.place, from.doubles) : this.#fromJail(from.place, from.jail);
  }

  #byThrow(place: number, doubles: number): number {
    const key = place * (LAST_DOUBLE + 1) + doubles;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const first of FACES) {
      for (const second of FACES) {
        const double = first === second;
        if (double && doubles === LAST_DOUBLE) sum += this.#sent();
        else sum += this.#arrive((place + first + second) % SQUARES, double ? doubles + 1 : null);
      }
    }
    this.#known.set(key, sum / THROWS);
    return sum / THROWS;
  }

  /** A double frees, without another throw; the third try moves in any case. */
  #fromJail(place: number, attempt: number): number {
    let sum = 0;
    for (const first of FACES) {
      for (const second of FACES) {
        if (first === second || attempt === LAST_TRY) sum += this.#arrive((place + first + second) % SQUARES, null);
      }
    }
    return sum / THROWS;
  }

  /** `again`: how many doubles were thrown when another throw follows, null when none does. */
  #arrive(square: number, again: number | null): number {
    if (square === this.goal) return 1;
    switch (this.ground.kinds[square]) {
      case "go-to-jail":
        return this.#sent();
      case "special":
        return this.#draw(this.ground.special, square, again);
      case "guide":
        return this.#draw(this.ground.guide, square, again);
      default:
        return this.#goOn(square, again);
    }
  }

  #goOn(square: number, again: number | null): number {
    return again === null ? 0 : this.#byThrow(square, again);
  }

  #sent(): number {
    return this.goal === null ? 1 : 0;
  }

  #draw(cards: readonly FateCard[], square: number, again: number | null): number {
    if (cards.length === 0) return this.#goOn(square, again);
    const sum = cards.reduce((total, card) => total + this.#obey(card, square, again), 0);
    return sum / cards.length;
  }

  #obey(card: FateCard, square: number, again: number | null): number {
    switch (card.verb) {
      case "jail":
        return this.#sent();
      case "advance":
        return this.#arrive(card.square ?? square, again);
      case "nearest":
        return this.#arrive(nearest(this.ground, square, card.group), again);
      case "back":
        return this.#arrive((square - card.amount + SQUARES) % SQUARES, again);
      default:
        return this.#goOn(square, again);
    }
  }
}

function nearest(ground: Ground, from: number, group: string | null): number {
  for (let step = 1; step < SQUARES; step++) {
    const square = (from + step) % SQUARES;
    if (ground.groups[square] === group) return square;
  }
  return from;
}

/** The cards that may come next: any of those nobody has seen; after these the one that lies on top of the seen ones. */
export function drawable(cards: Readonly<Record<string, FateCard>>, deck: DeckView, kept: boolean): FateCard[] {
  const seen = new Set([...deck.under, deck.shown]);
  const unseen = Object.entries(cards).filter(([id, card]) => !seen.has(id) && !(kept && card.verb === "jail-free"));
  if (unseen.length > 0) return unseen.map(([, card]) => card);
  const next = cards[deck.under[0] ?? ""];
  return next ? [next] : [];
}

export function groundOf(view: MonopolyView, cards: MonopolyCatalogue): Ground {
  const kept = (deck: "special" | "guide") => view.players.some((player) => player.cards.includes(deck));
  const empty: DeckView = { cards: 0, shown: null, under: [] };
  return {
    kinds: cards.squares.map((square) => square.kind),
    groups: cards.squares.map((square) => (square.deed === null ? null : (cards.deeds[square.deed]?.group ?? null))),
    special: drawable(cards.special, view.decks.special ?? empty, kept("special")),
    guide: drawable(cards.guide, view.decks.guide ?? empty, kept("guide")),
  };
}

export function travellerOf(view: MonopolyView, cards: MonopolyCatalogue, seat: number): Traveller {
  const player: FortuneView | undefined = view.players[seat];
  const place = cards.squares.findIndex((square) => square.id === player?.square);
  return { place: Math.max(0, place), jail: player?.jail ?? null, doubles: view.turn === seat ? Math.min(view.doubles, LAST_DOUBLE) : 0 };
}
