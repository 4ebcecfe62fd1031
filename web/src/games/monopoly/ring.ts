/** Where the forty squares lie: a ring of eleven by eleven, clockwise from GO in the lower right corner. */

export type Side = "bottom" | "left" | "top" | "right";

export const SQUARES = 40;
const EDGE = 10;

export interface Cell {
  /** Counted from 1, as grids do. */
  readonly row: number;
  readonly column: number;
  readonly side: Side;
  readonly corner: boolean;
}

const SIDES: readonly Side[] = ["bottom", "left", "top", "right"];

export function cellOf(square: number): Cell {
  const side = SIDES[Math.floor(square / EDGE) % 4] ?? "bottom";
  const along = square % EDGE;
  const corner = along === 0;
  switch (side) {
    case "bottom":
      return { row: EDGE + 1, column: EDGE + 1 - along, side, corner };
    case "left":
      return { row: EDGE + 1 - along, column: 1, side, corner };
    case "top":
      return { row: 1, column: 1 + along, side, corner };
    case "right":
      return { row: 1 + along, column: EDGE + 1, side, corner };
  }
}

/** How far ahead a square lies. */
export function ahead(from: number, to: number): number {
  return (to - from + SQUARES) % SQUARES;
}
