/** Deals and squares in words: what Python says by code (`games/monopoly/words.py`) is said here by the same messages. */

import { seatName } from "../../lib/seats";
import { say, type Args, type ArgsJson, type GameWords, type Phraser } from "../../lib/words.svelte";
import type { BundleView, TableInfo } from "../../protocol";
import type { Monopoly } from "./context.svelte";
import { seatOfPayee } from "./ledger";

export function caps(words: GameWords, amount: number): string {
  return words.text("caps-counted", { amount });
}

/** What one side of a deal gives. */
export function bundleText(words: GameWords, { deeds, cards, cash }: BundleView): string {
  const things = [...deeds.map((id) => words.label("deed", id)), ...cards.map((id) => words.label("jail-card", id))];
  const parts = things.map((thing) => words.text("deal-thing", { thing }));
  if (cash > 0) parts.push(caps(words, cash));
  return words.listed(parts) || words.text("deal-nothing");
}

/** What stands on each street of a colour. */
export function streetsText(words: GameWords, levels: Readonly<Record<string, number>>): string {
  const streets = Object.entries(levels);
  return streets.map(([id, level]) => words.text("street-with", { deed: words.label("deed", id), buildings: words.label("buildings", buildingsId(level)) })).join(", ");
}

/** The cash of an offer: what the proposer pays, or gets. */
export function cashText(words: GameWords, amount: number): string {
  if (amount === 0) return words.text("deal-no-cash");
  return words.text(amount > 0 ? "deal-pays" : "deal-gets", { caps: caps(words, Math.abs(amount)) });
}

function isBundle(value: ArgsJson[string]): value is BundleView {
  return typeof value === "object" && value !== null && "deeds" in value && "cards" in value;
}

function isStreets(value: ArgsJson[string]): value is Readonly<Record<string, number>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function phraserOf(words: GameWords): Phraser {
  return (args) => {
    const worded: Args = {};
    for (const [name, value] of Object.entries(args)) {
      if (isBundle(value)) worded[name] = bundleText(words, value);
      else if (isStreets(value)) worded[name] = streetsText(words, value);
    }
    // Sentences go by what is paid: a bank can be declined, a name cannot.
    if (typeof args.payee === "string") worded.paid = seatOfPayee(args.payee) === null ? args.payee : "seat";
    // An offer names what changes hands together: deeds, then cards.
    if (isBundle(args)) {
      worded.deeds = bundleText(words, { ...args, cash: 0 });
      worded.cash = cashText(words, args.cash);
    }
    return worded;
  };
}

/** People instead of seats, also where they are paid. */
export function labelOf(table: TableInfo | null, domain: string, value: string | number): string | null {
  if (domain === "seat") return seatName(table, Number(value));
  // Who is sent to jail is told so; whoever comes by is not.
  if (domain === "square" && value === "jail") return say("monopoly-visiting");
  const payee = domain === "payee" ? seatOfPayee(String(value)) : null;
  return payee === null ? null : seatName(table, payee);
}

/** A group by itself; the game's own labels stand in sentences and are inflected for them. */
export function groupName(group: string): string {
  return say(`monopoly-group-${group}`);
}

/** Everything about a square, for those who hear the board: name, group, owner, rent, buildings, who stands there. */
export function squareName(game: Monopoly, square: number): string {
  const card = game.cards.squares[square];
  if (!card) return "";
  const parts = [card.name];
  if (card.deed !== null) parts.push(...deedParts(game, card.deed));
  if (card.tax > 0) parts.push(say("monopoly-tax", { amount: card.tax }));
  const here = game.standing.get(square) ?? [];
  if (here.length > 0) parts.push(say("monopoly-standing", { names: here.map((seat) => game.name(seat)).join(", ") }));
  if (game.chances) parts.push(say("monopoly-chance", { percent: percent(game.chances.squares[square] ?? 0) }));
  return parts.join(". ");
}

function deedParts(game: Monopoly, id: string): string[] {
  const deed = game.deeds.get(id);
  const card = game.cards.deeds[id];
  if (!deed || !card) return [];
  const parts = [groupName(card.group)];
  if (deed.owner === null) return [...parts, say("monopoly-for-sale", { amount: card.price })];
  parts.push(say("monopoly-owned", { name: game.name(deed.owner) }));
  if (deed.mortgaged) return [...parts, say("monopoly-mortgaged")];
  const rent = deed.figures?.rent;
  if (rent) parts.push(rent.times > 0 ? say("monopoly-rent-times", { times: rent.times }) : say("monopoly-rent", { amount: rent.caps }));
  if (deed.buildings > 0) parts.push(game.words.label("buildings", buildingsId(deed.buildings)));
  return parts;
}

const BUILDINGS = ["none", "one", "two", "three", "four", "vault"];

export function buildingsId(count: number): string {
  return BUILDINGS[count] ?? "none";
}

/** A chance, told in ten-thousandths, as a whole per cent; one that is small but real is no nought. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 100) return "<1";
  return String(Math.round(chance / 100));
}
