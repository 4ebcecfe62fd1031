/** The size at which a line of the narrow label face fits a width; about 0.46 of its size a letter. */
export function fitted(text: string, width: number, largest: number): number {
  return Math.min(largest, width / (Math.max(1, text.length) * 0.47));
}
