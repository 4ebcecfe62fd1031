/** Where a note lies beside the thing it points at, so that it covers neither it nor the edge of the window. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const GAP = 14;

/** The note's corner: below the thing, above it, to its right, to its left, or else over its foot. */
export function placed(thing: Box, note: { readonly w: number; readonly h: number }, window: { readonly w: number; readonly h: number }): { x: number; y: number } {
  const beside = clamped(thing.x, GAP, window.w - note.w - GAP);
  const level = clamped(thing.y, GAP, window.h - note.h - GAP);
  if (thing.y + thing.h + GAP + note.h + GAP <= window.h) return { x: beside, y: thing.y + thing.h + GAP };
  if (thing.y - GAP - note.h >= GAP) return { x: beside, y: thing.y - GAP - note.h };
  if (thing.x + thing.w + GAP + note.w + GAP <= window.w) return { x: thing.x + thing.w + GAP, y: level };
  if (thing.x - GAP - note.w >= GAP) return { x: thing.x - GAP - note.w, y: level };
  return { x: beside, y: window.h - note.h - GAP };
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
