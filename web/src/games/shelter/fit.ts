import { cut } from "../../lib/cut";

const LETTER = 0.47;

/** As much of a line as can still be read at that size. */
export function readable(text: string, width: number, smallest: number): string {
  return cut(text, Math.floor(width / (smallest * LETTER)));
}

/** The size at which a line of the narrow label face fits a width; about 0.46 of its size a letter. */
export function fitted(text: string, width: number, largest: number): number {
  return Math.min(largest, width / (Math.max(1, text.length) * LETTER));
}
