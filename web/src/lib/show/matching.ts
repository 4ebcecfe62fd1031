/** What became of each thing between two looks at the board: the one mechanism behind everything that moves. */

/** A rectangle on the screen, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Something with a name of its own, wherever it is drawn. */
export interface Thing {
  readonly id: string;
  /** Where it is in the game's own terms ("space-12"): a layout that shifts by itself moves nothing. */
  readonly at: string;
  readonly place: Place;
}

/** A number that people watch. */
export interface Count {
  readonly id: string;
  readonly value: number;
  readonly place: Place;
}

export interface Move<T extends Thing> {
  readonly thing: T;
  readonly from: Place;
  /** Where it was, in the game's own terms. */
  readonly was: string;
}

export interface Changes<T extends Thing> {
  readonly moved: readonly Move<T>[];
  readonly entered: readonly T[];
  readonly left: readonly T[];
}

export function changes<T extends Thing>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): Changes<T> {
  const moved: Move<T>[] = [];
  const entered: T[] = [];
  for (const [id, thing] of after) {
    const old = before.get(id);
    if (!old) entered.push(thing);
    else if (old.at !== thing.at) moved.push({ thing, from: old.place, was: old.at });
  }
  return { moved, entered, left: [...before.values()].filter((thing) => !after.has(thing.id)) };
}

/** Whether something on its straight way would cross one of those places. */
export function crosses(from: Place, to: Place, covers: readonly Place[]): boolean {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const [right, bottom] = [Math.max(from.x + from.w, to.x + to.w), Math.max(from.y + from.h, to.y + to.h)];
  return covers.some(({ x, y, w, h }) => x < right && x + w > left && y < bottom && y + h > top);
}

export interface Difference<C extends Count> {
  readonly by: number;
  readonly count: C;
}

/** Which numbers have changed, by how much, and where they stand now. */
export function differences<C extends Count>(before: ReadonlyMap<string, C>, after: ReadonlyMap<string, C>): readonly Difference<C>[] {
  return [...after.values()].flatMap((count) => {
    const old = before.get(count.id);
    return old && old.value !== count.value ? [{ by: count.value - old.value, count }] : [];
  });
}

/** How something drawn at one place is made to look as if it were at another, as a CSS transform. */
export function shifted(from: Place, to: Place): string {
  const dx = from.x + from.w / 2 - (to.x + to.w / 2);
  const dy = from.y + from.h / 2 - (to.y + to.h / 2);
  // A card that becomes a chip shrinks evenly: stretching its letters would look wrong.
  const ratio = Math.min(from.w / Math.max(1, to.w), from.h / Math.max(1, to.h));
  const scale = Math.min(2.2, Math.max(0.4, ratio));
  return `translate(${round(dx)}px, ${round(dy)}px) scale(${round(scale)})`;
}

/** The same on the way: over the middle of a place that it passes, in its own size. */
export function passing(by: Place, to: Place): string {
  const dx = by.x + by.w / 2 - (to.x + to.w / 2);
  const dy = by.y + by.h / 2 - (to.y + to.h / 2);
  return `translate(${round(dx)}px, ${round(dy)}px)`;
}

const round = (value: number) => Math.round(value * 100) / 100;
