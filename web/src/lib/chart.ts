/** Where names stand beside the ends of lines, so that none covers another. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, number) => number).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = top;
  for (const number of order) {
    placed[number] = Math.max(wanted[number] ?? 0, least);
    least = (placed[number] ?? 0) + apart;
  }
  // What was pushed out at the bottom pushes the others up again.
  let most = bottom;
  for (const number of [...order].reverse()) {
    placed[number] = Math.min(placed[number] ?? 0, most);
    most = (placed[number] ?? 0) - apart;
  }
  return placed;
}
