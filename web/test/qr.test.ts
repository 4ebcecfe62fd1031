/** QR codes: one known module for module, and a reader of the test's own that takes every one apart again. */

import { describe, expect, it } from "vitest";
import { qrCode, type Modules } from "../src/lib/qr";

/** The reader knows where the data is and how it is spread, and checks that every block divides without a rest. */
const BLOCKS = [[1, 16, 10], [1, 28, 16], [1, 44, 26], [2, 32, 18], [2, 43, 24], [4, 27, 16], [4, 31, 18]] as const;
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38]];

function isData(size: number, version: number, row: number, column: number): boolean {
  const near = (a: number, b: number) => Math.abs(row - a) <= 2 && Math.abs(column - b) <= 2;
  if (row === 6 || column === 6) return false;
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)) return false;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return false;
  const places = ALIGNED[version - 1] ?? [];
  const last = size - 7;
  return !places.some((r) => places.some((c) => near(r, c) && !(r === 6 && (c === 6 || c === last)) && !(r === last && c === 6)));
}

const FLIPS = [
  (r: number, c: number) => (r + c) % 2, (r: number) => r % 2, (_: number, c: number) => c % 3, (r: number, c: number) => (r + c) % 3,
  (r: number, c: number) => ((r >> 1) + Math.floor(c / 3)) % 2, (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
  (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2, (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

function product(a: number, b: number): number {
  let sum = 0;
  for (let x = a, y = b; y > 0; y >>= 1, x = (x << 1) ^ (x & 128 ? 0x11d : 0)) if (y & 1) sum ^= x;
  return sum;
}

/** The value of a block as a polynomial at a power of two: 0 for all powers below the degree if nothing is broken. */
function syndrome(block: readonly number[], power: number): number {
  let point = 1;
  for (let n = 0; n < power; n++) point = product(point, 2);
  return block.reduce((sum, byte) => product(sum, point) ^ byte, 0);
}

function read(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const dark = (row: number, column: number): number => (modules[row]?.[column] ? 1 : 0);
  // The format stands around the upper left corner; level M is 00.
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => dark(row, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((column) => dark(8, column)));
  const told = format.reduce((sum, bit, n) => sum | (bit << n), 0) ^ 0x5412;
  expect(told >> 13).toBe(0);
  const flips = FLIPS[told >> 10] ?? (() => 1);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n;
      for (const column of [right, right - 1]) if (isData(size, version, row, column)) bits.push(dark(row, column) ^ (flips(row, column) === 0 ? 1 : 0));
    }
  }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, n) => bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const [count, data, correction] = BLOCKS[version - 1] ?? [0, 0, 0];
  const blocks = Array.from({ length: count }, (_, block) => Array.from({ length: data + correction }, (__, n) => bytes[n * count + block] ?? 0));
  for (const block of blocks) for (let power = 0; power < correction; power++) expect(syndrome(block, power)).toBe(0);
  const stream = blocks.flatMap((block) => block.slice(0, data)).flatMap((byte) => [...byte.toString(2).padStart(8, "0")].map(Number));
  const number = (from: number, width: number) => stream.slice(from, from + width).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  return new TextDecoder().decode(new Uint8Array(Array.from({ length: number(4, 8) }, (_, n) => number(12 + n * 8, 8))));
}

/** The three corners, the lines of timing between them, and the module that is always dark. */
function frameOf(modules: Modules): string[] {
  return modules.slice(0, 7).map((row) => row.slice(0, 8).map((dark) => (dark ? "#" : ".")).join(""));
}

describe("a QR code", () => {
  it("has the finders and the timing lines that every reader looks for", () => {
    const modules = qrCode("Bottlecap") ?? [];
    expect(modules).toHaveLength(21);
    expect(frameOf(modules)).toEqual(["#######.", "#.....#.", "#.###.#.", "#.###.#.", "#.###.#.", "#.....#.", "#######."]);
    expect(modules[6]?.slice(8, 13)).toEqual([true, false, true, false, true]);
    expect(modules[13]?.[8]).toBe(true);
  });

  it("is read back letter for letter, in every version a link can need", () => {
    for (const length of [1, 14, 15, 26, 40, 42, 43, 62, 63, 84, 85, 106, 107, 121]) {
      const text = `https://п${"aZ09-_".repeat(30)}`;
      const cut = text.slice(0, length);
      expect(read(qrCode(cut) ?? [])).toBe(cut);
    }
    expect(read(qrCode("http://127.0.0.1:8000/table/k3v9x2m7q4t1") ?? [])).toBe("http://127.0.0.1:8000/table/k3v9x2m7q4t1");
  });

  it("says which version it is from the seventh on", () => {
    const modules = qrCode("x".repeat(120)) ?? [];
    expect(modules).toHaveLength(45);
    // 7 with its check bits, as the standard's table has it: 000111 110010010100.
    const told = Array.from({ length: 18 }, (_, n) => (modules[34 + (n % 3)]?.[Math.floor(n / 3)] ? 1 : 0)).reverse().join("");
    expect(told).toBe("000111110010010100");
  });

  it("is not drawn for what it cannot hold", () => {
    expect(qrCode("x".repeat(213))).not.toBeNull();
    expect(qrCode("x".repeat(214))).toBeNull();
  });
});
