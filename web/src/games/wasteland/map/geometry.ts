/** Where the map's tiles and sectors lie on the sheet of paper. Shapes are the catalogue's; here they get a size and a place. */

import type { ScenarioCard, TileCard } from "../wire";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The length of a tile's edge on the paper. */
export const EDGE = 200;
const HALF = (Math.sqrt(3) / 2) * EDGE;
/** A tile from side to side. */
export const WIDE = 2 * HALF;
/** Paper around the outermost tiles. */
const MARGIN = 90;

/** The middle of a slot: every odd row is shifted half a tile to the right. */
export function slotAt({ row, column }: { readonly row: number; readonly column: number }): Point {
  return { x: (column + (row % 2) / 2) * WIDE, y: row * 1.5 * EDGE };
}

export const HEXAGON: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: EDGE * Math.sin((corner * Math.PI) / 3),
  y: -EDGE * Math.cos((corner * Math.PI) / 3),
}));

/** A sector where it lies on the paper. */
export interface Plot {
  readonly id: string;
  readonly slot: number;
  readonly shape: readonly Point[];
  readonly path: string;
  /** The point that is farthest from every border, and how far that is. */
  readonly middle: Point;
  readonly room: number;
}

export interface Sheet {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Point[];
}

/** The paper that a scenario needs. */
export function sheetOf(scenario: ScenarioCard): Sheet {
  const slots = scenario.slots.map(slotAt);
  const left = Math.min(...slots.map(({ x }) => x)) - HALF - MARGIN;
  const top = Math.min(...slots.map(({ y }) => y)) - EDGE - MARGIN;
  const right = Math.max(...slots.map(({ x }) => x)) + HALF + MARGIN;
  const bottom = Math.max(...slots.map(({ y }) => y)) + EDGE + MARGIN;
  return { left, top, width: right - left, height: bottom - top, slots };
}

/** The sectors of a face that lies in a slot. */
export function plotsOf(tile: TileCard, slot: number, at: Point): Plot[] {
  return tile.sectors.map((sector) => {
    const corners = sector.shape.map(([x = 0, y = 0]) => ({ x: x * EDGE, y: y * EDGE }));
    const placed = corners.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    const { middle, room } = innermost(placed);
    return { id: sector.id, slot, shape: placed, path: drawnBy(corners, at), middle, room };
  });
}

/** A closed line by hand: borders within a tile sway a little, the same for both who share them; the rim is straight. */
function drawnBy(corners: readonly Point[], at: Point): string {
  const put = ({ x, y }: Point) => `${(x + at.x).toFixed(1)} ${(y + at.y).toFixed(1)}`;
  const lines = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    if (isOnRim(from) && isOnRim(to)) return `L${put(to)}`;
    return `Q${put(swayed(from, to))} ${put(to)}`;
  });
  return `M${put(corners[0] ?? at)}${lines.join("")}Z`;
}

function isOnRim({ x, y }: Point): boolean {
  const across = Math.max(Math.abs(x), Math.abs(x / 2 + (y * Math.sqrt(3)) / 2), Math.abs(x / 2 - (y * Math.sqrt(3)) / 2));
  return across > HALF - 1;
}

/** The middle of a line, pushed aside by what its two ends make of it. */
function swayed(a: Point, b: Point): Point {
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const by = (noise(from.x + 3 * to.x, from.y + 5 * to.y) - 0.5) * 0.28;
  return { x: (a.x + b.x) / 2 + (from.y - to.y) * by, y: (a.y + b.y) / 2 + (to.x - from.x) * by };
}

/** A number from 0 to 1 that looks like chance and is always the same. */
export function noise(x: number, y: number): number {
  const mixed = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export function isInside({ x, y }: Point, shape: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[i];
    const b = shape[j];
    if (a && b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** How far a point inside is from the nearest border. */
export function depth(point: Point, shape: readonly Point[]): number {
  let nearest = Infinity;
  shape.forEach((a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = dx * dx + dy * dy;
    const along = long === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / long));
    nearest = Math.min(nearest, Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy));
  });
  return nearest;
}

/** The box around a shape. */
export function boxOf(shape: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Points of a grid that lie inside a shape. */
function* gridIn(shape: readonly Point[], step: number): Generator<Point> {
  const box = boxOf(shape);
  for (let y = box.top + step / 2; y < box.bottom; y += step) {
    for (let x = box.left + step / 2; x < box.right; x += step) if (isInside({ x, y }, shape)) yield { x, y };
  }
}

function innermost(shape: readonly Point[]): { middle: Point; room: number } {
  let middle = shape[0] ?? { x: 0, y: 0 };
  let room = 0;
  for (const point of gridIn(shape, 9)) {
    const deep = depth(point, shape);
    if (deep > room) [middle, room] = [point, deep];
  }
  return { middle, room };
}

/** What is kept free in a sector: the name, an icon. */
export interface Kept {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How much of a box lies in another. */
function shared(a: Kept, b: Kept): number {
  return Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
}

/** What lies outside its sector, over a piece, or over a name: how bad each is. */
const OUTSIDE = 400;
const OVER_PIECE = 6;

/** Where a flag stands in a sector: as high up as it covers nothing; where there is no such place, where it covers least, pieces last. */
export function flagAt({ shape, middle }: Pick<Plot, "shape" | "middle">, wide: number, high: number, kept: readonly Kept[], pieces: readonly Kept[]): Point {
  const box = boxOf(shape);
  let best: { at: Point; harm: number } | null = null;
  for (let y = box.top + high / 2 + 3; y < box.bottom; y += 6) {
    for (const dx of [0, -20, 20, -40, 40, -60, 60, -80, 80, -100, 100]) {
      const at = { x: middle.x + dx, y };
      if (!isInside(at, shape)) continue;
      const flag = { x: at.x - wide / 2, y: y - high / 2, w: wide, h: high };
      const corners = [-1, 1].flatMap((sx) => [-1, 1].map((sy) => ({ x: at.x + (sx * wide) / 2, y: y + (sy * high) / 2 })));
      const harm =
        OUTSIDE * corners.filter((corner) => !isInside(corner, shape)).length +
        kept.reduce((sum, one) => sum + shared(flag, one), 0) +
        OVER_PIECE * pieces.reduce((sum, one) => sum + shared(flag, one), 0);
      if (harm === 0) return at;
      if (best === null || harm < best.harm) best = { at, harm };
    }
  }
  return best?.at ?? middle;
}

export interface Places {
  readonly size: number;
  readonly points: readonly Point[];
  /** Whether there is room for names below them. */
  readonly named: boolean;
}

/** Letters below a piece, at most so large, and how wide one of them is. */
const CAPTION = 21;
const NARROW = 0.43;
/** Pieces that are smaller have no name. */
const LEAST_NAMED = 48;

/** Sizes of what stands in a sector, from the one that is liked best. */
const SIZES = [64, 56, 48, 41, 35, 30, 25, 21, 18];

/**
 * Room for things that none lies over another, or over what is kept free; the larger, the better. Each comes with the lines
 * of its name; names are left out where they would lie over something.
 */
export function placesFor(names: readonly (readonly string[])[], plot: Plot, kept: readonly Kept[]): Places {
  for (const named of [true, false]) {
    for (const size of SIZES.filter((one) => !named || one >= LEAST_NAMED)) {
      const points = packed(named ? names : names.map(() => []), plot, size, kept);
      if (points.length >= names.length) return { size, points, named };
    }
  }
  const size = SIZES.at(-1) ?? 18;
  // More than any match has: they share the last places.
  const points = packed(names.map(() => []), plot, size, []);
  return { size, named: false, points: names.map((_, index) => points[index % Math.max(1, points.length)] ?? plot.middle) };
}

function packed(names: readonly (readonly string[])[], plot: Plot, size: number, kept: readonly Kept[]): Point[] {
  const free = [...gridIn(plot.shape, size / 4)].filter(
    (point) => depth(point, plot.shape) >= size * 0.47 && kept.every((box) => !isNear(point, box, size / 2)),
  );
  free.sort((a, b) => distance(a, plot.middle) - distance(b, plot.middle));
  const taken: Point[] = [];
  const over: Kept[] = [...kept];
  for (const lines of names) {
    const fits = (point: Point) =>
      taken.every((other) => distance(point, other) >= size) &&
      captionBoxes(point, size, lines).every((box) => over.every((other) => !overlaps(box, other))) &&
      over.slice(kept.length).every((other) => !isNear(point, other, size / 2));
    const point = free.find(fits);
    if (!point) break;
    taken.push(point);
    over.push(...captionBoxes(point, size, lines), ...(lines.length > 0 ? [{ x: point.x - size / 2, y: point.y - size / 2, w: size, h: size }] : []));
  }
  return taken;
}

/** Where the name below a piece stands. */
export function captionBoxes({ x, y }: Point, size: number, lines: readonly string[]): Kept[] {
  if (lines.length === 0) return [];
  const wide = Math.max(...lines.map((line) => line.length)) * CAPTION * NARROW;
  return [{ x: x - wide / 2, y: y + size / 2, w: wide, h: lines.length * CAPTION }];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isNear({ x, y }: Point, box: Kept, reach: number): boolean {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy) < reach;
}

/** Where a text of one or more lines fits best into a shape, rather below the middle; its middle. */
export function textAt(plot: Plot, wide: number, high: number, kept: readonly Kept[] = []): Point {
  let best: Point = plot.middle;
  let most = -Infinity;
  for (const point of gridIn(plot.shape, 7)) {
    const corners = [-1, 1].flatMap((sx) => [-1, 0, 1].map((sy) => ({ x: point.x + (sx * wide) / 2, y: point.y + (sy * high) / 2 })));
    const outside = corners.filter((corner) => !isInside(corner, plot.shape)).length;
    const over = kept.some((box) => overlaps(box, { x: point.x - wide / 2, y: point.y - high / 2, w: wide, h: high }));
    const below = Math.abs(point.y - plot.middle.y - plot.room * 0.55);
    const worth = -outside * 60 - Number(over) * 500 - below - Math.abs(point.x - plot.middle.x) * 0.8;
    if (worth > most) [best, most] = [point, worth];
  }
  return best;
}

export function overlaps(a: Kept, b: Kept): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
