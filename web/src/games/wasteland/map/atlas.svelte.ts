/** The map as it lies on the table: which sector is where, and where its name and its icon stand. */

import type { Wasteland } from "../context.svelte";
import type { SectorCard, TileCard } from "../wire";
import { boxOf, HEXAGON, plotsOf, sheetOf, textAt, type Kept, type Plot, type Point, type Sheet } from "./geometry";

/** Letters of a sector's name are at most so large. */
export const LETTERS = 24;
const NARROW = 0.43;
const LINE = 1.02;
const SITE = 62;
/** Longer names are broken in two. */
const BROKEN = 11;

/** A sector with all that is printed in it. */
export interface Ground extends Plot {
  readonly card: SectorCard;
  readonly lines: readonly string[];
  readonly name: Point;
  /** Where the icon of an encounter stands. */
  readonly site: Point | null;
  readonly trefoil: Point | null;
  readonly kept: readonly Kept[];
}

/** Where things can stand, with what is kept free there. */
type Stand = Plot & { readonly kept: readonly Kept[] };

/** A slot with its tile, or with the back of one. */
export interface Laid {
  readonly slot: number;
  readonly at: Point;
  readonly back: string;
  readonly tile: TileCard | null;
  readonly grounds: readonly Ground[];
}

const EMPTY: Sheet = { left: 0, top: 0, width: 1000, height: 800, slots: [] };

export class Atlas {
  constructor(private readonly game: Wasteland) {}

  readonly sheet: Sheet = $derived.by(() => (this.game.scenario ? sheetOf(this.game.scenario) : EMPTY));

  /** The same text means the same map: whole views come with every change. */
  readonly #faces: string = $derived.by(() => this.game.view.tiles.map(({ face, back }) => `${face ?? ""}/${back}`).join(" "));

  readonly laid: readonly Laid[] = $derived.by(() => {
    const faces = this.#faces.split(" ");
    return this.sheet.slots.map((at, slot) => {
      const [face = "", back = ""] = (faces[slot] ?? "").split("/");
      const tile = this.game.cards.tiles[face] ?? null;
      const grounds = tile ? plotsOf(tile, slot, at).map((plot, place) => printed(plot, tile.sectors[place])) : [];
      return { slot, at, back, tile, grounds: grounds.filter((ground) => ground !== null) };
    });
  });

  readonly grounds: ReadonlyMap<string, Ground> = $derived.by(() => new Map(this.laid.flatMap(({ grounds }) => grounds.map((ground) => [ground.id, ground]))));

  /** Where somebody can be: sectors, and tiles that lie face down. */
  readonly plots: ReadonlyMap<string, Stand> = $derived.by(() => {
    const down = this.laid.filter(({ tile }) => tile === null).map(({ slot, at }): [string, Stand] => {
      const shape = HEXAGON.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
      const id = downId(slot);
      return [id, { id, slot, shape, path: outline(shape), middle: { x: at.x, y: at.y + 104 }, room: 60, kept: [{ x: at.x - 120, y: at.y - 120, w: 240, h: 170 }] }];
    });
    return new Map<string, Stand>([...this.grounds, ...down]);
  });

  /** What is kept free even where an enemy's name takes the place of the sector's. */
  firm(sector: string): readonly Kept[] {
    const ground = this.grounds.get(sector);
    if (!ground) return this.plots.get(sector)?.kept ?? [];
    return ground.card.place === null ? ground.kept.slice(0, ground.site ? 1 : 0) : ground.kept;
  }

  /** The slot of a tile by its id in actions. */
  slotOf(tile: string): Laid | undefined {
    return this.laid.find(({ slot }) => tileId(slot) === tile);
  }
}

/** The ids that views and actions have for the tile in a slot. */
export function tileId(slot: number): string {
  return `tile-${slot + 1}`;
}

export function downId(slot: number): string {
  return `face-down-${slot + 1}`;
}

export function outline(shape: readonly Point[]): string {
  return `M${shape.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function printed(plot: Plot, card: SectorCard | undefined): Ground | null {
  if (!card) return null;
  const lines = broken(card.name);
  const { middle } = plot;
  const site = card.icon === null ? null : { x: middle.x, y: middle.y - Math.min(14, plot.room * 0.2) };
  const siteBox = site ? [boxAround(site, SITE, SITE)] : [];
  const [wide, high] = [Math.max(...lines.map((line) => line.length)) * LETTERS * NARROW + 6, lines.length * LETTERS * LINE];
  const name = textAt(plot, wide, high, siteBox);
  const nameBox = boxAround(name, wide, high);
  const trefoil = card.rads ? textAt({ ...plot, middle: { x: boxOf(plot.shape).left + 60, y: plot.middle.y - plot.room } }, 34, 34, [...siteBox, nameBox]) : null;
  return { ...plot, card, lines, name, site, trefoil, kept: [...siteBox, nameBox] };
}

function boxAround({ x, y }: Point, w: number, h: number): Kept {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** A name in one line, or in two of about the same length. */
export function broken(name: string): string[] {
  const words = name.match(/[^ -]+-?/g) ?? [name];
  if (name.length <= BROKEN || words.length === 1) return [name];
  const joined = (part: readonly string[]) => part.join(" ").replaceAll("- ", "-");
  const ways = words.slice(1).map((_, at) => [joined(words.slice(0, at + 1)), joined(words.slice(at + 1))]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [name]);
}
