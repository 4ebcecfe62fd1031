/** Arrow keys over a drawn board: from a thing to the nearest one in that direction. */

export interface Spot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const STEPS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The nearest spot in that direction; what lies off the line counts as three times as far. */
export function next(spots: readonly Spot[], from: string, arrow: Arrow): string | null {
  const start = spots.find((spot) => spot.key === from);
  if (!start) return spots[0]?.key ?? null;
  const [dx, dy] = STEPS[arrow];
  let best: string | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy) + Math.abs((spot.y - start.y) * dx);
    if (spot.key === from || along < 1) continue;
    const distance = along + 3 * aside;
    if (distance < least) {
      least = distance;
      best = spot.key;
    }
  }
  return best;
}
