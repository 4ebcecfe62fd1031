/** Where a note lies beside the thing it points at, so that it covers neither that nor what must be read, if it can. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const GAP = 14;

interface Size {
  readonly w: number;
  readonly h: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** How much it matters to cover a part of the thing itself, rather than as much of something that is only to be spared. */
const OWN = 4;
/** How fine the places are that are tried where there is no room beside anything. */
const STEP = 12;

/**
 * The note's corner beside the first of these things at which it covers nothing that is to be spared; else further away, where
 * nothing is; else beside the last of them, or where it covers the least.
 */
export function placed(things: readonly Box[], note: Size, window: Size, spared: readonly Box[] = []): Corner {
  let corners: Corner[] = [];
  for (const thing of things) {
    corners = cornersAt(thing, note, window);
    const free = corners.find((corner) => spared.every((box) => isEmpty(met({ ...corner, ...note }, box))));
    if (free) return free;
  }
  const quiet = least(things.at(-1), note, window, spared);
  return quiet.price === 0 ? quiet.at : (corners[0] ?? quiet.at);
}

/** Where it covers the least; of places that are equally good, the one furthest down. */
function least(thing: Box | undefined, note: Size, window: Size, spared: readonly Box[]): { at: Corner; price: number } {
  let at: Corner = { x: GAP, y: window.h - note.h - GAP };
  let price = Infinity;
  for (let y = window.h - note.h - GAP; y >= GAP; y -= STEP) {
    for (const x of [GAP, (window.w - note.w) / 2, window.w - note.w - GAP]) {
      const box = { x, y, ...note };
      const cost = (thing ? OWN * areaOf(met(box, thing)) : 0) + spared.reduce((sum, one) => sum + areaOf(met(box, one)), 0);
      if (cost < price) [at, price] = [{ x, y }, cost];
    }
  }
  return { at, price };
}

function areaOf({ w, h }: Box): number {
  return w * h;
}

/** Where a note fits: below the thing, above it, to its right or to its left. */
function cornersAt(thing: Box, note: Size, window: Size): Corner[] {
  const [first, last] = [thing.x, thing.x + thing.w - note.w].map((x) => clamped(x, GAP, window.w - note.w - GAP)) as [number, number];
  const level = clamped(thing.y, GAP, window.h - note.h - GAP);
  const [below, above] = [thing.y + thing.h + GAP, thing.y - GAP - note.h];
  const corners: Corner[] = [
    { x: first, y: below }, { x: last, y: below }, { x: first, y: above }, { x: last, y: above },
    { x: thing.x + thing.w + GAP, y: level }, { x: thing.x - GAP - note.w, y: level },
  ];
  return corners.filter(({ x, y }) => x >= GAP && y >= GAP && x + note.w + GAP <= window.w && y + note.h + GAP <= window.h);
}

function isEmpty(box: Box): boolean {
  return box.w === 0 || box.h === 0;
}

/** What two boxes have in common. */
export function met(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return { x, y, w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y) };
}

function clamped(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
