/**
 * A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which hold 213 bytes.
 * The modules are drawn by frame/QrCode.svelte; `web/test/qr.test.ts` reads them back.
 */

/** Rows of dark (true) and light modules, without the quiet zone. */
export type Modules = readonly (readonly boolean[])[];
type Grid = boolean[][];

/** At level M, by version: bytes of correction in each block, and how many blocks of how many data bytes. */
const BLOCKS: readonly (readonly [correction: number, ...groups: (readonly [count: number, bytes: number])[]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
/** Where the small squares stand, in rows and columns. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const at = (list: readonly number[], place: number): number => list[place] ?? 0;

/** The code, with the mask that is easiest to read; null for a text that is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, number) => bytes.length <= roomOf(number + 1)) + 1;
  if (version === 0) return null;
  const bits = bitsOf(interleaved(dataOf(bytes, version), version));
  const grids = MASKS.map((_, mask) => drawn(version, bits, mask));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

const dataBytes = (version: number): number => groupsOf(version).reduce((sum, [count, bytes]) => sum + count * bytes, 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
/** So many bytes of text: what is left after four bits of mode and the length. */
const roomOf = (version: number): number => Math.floor((dataBytes(version) * 8 - 4 - lengthBits(version)) / 8);

function groupsOf(version: number): readonly (readonly [count: number, bytes: number])[] {
  const [, ...groups] = BLOCKS[version - 1] ?? [0];
  return groups;
}

/** Mode, length, text, end, and two bytes by turns until it is full. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const wanted = dataBytes(version);
  const bits = [...binary(0b0100, 4), ...binary(bytes.length, lengthBits(version)), ...bytes.flatMap((byte) => binary(byte, 8))];
  bits.push(...Array<number>(Math.min(4, wanted * 8 - bits.length)).fill(0));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, n) => bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < wanted; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

const binary = (value: number, width: number): number[] => Array.from({ length: width }, (_, n) => (value >> (width - 1 - n)) & 1);
const bitsOf = (bytes: readonly number[]): number[] => bytes.flatMap((byte) => binary(byte, 8));

// --- error correction: Reed-Solomon over GF(256) with 0x11d ------------------------------------------------------------

const EXP: number[] = [];
for (let n = 0, power = 1; n < 255; n++) {
  EXP.push(power);
  power = (power << 1) ^ (power >= 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : at(EXP, (EXP.indexOf(a) + EXP.indexOf(b)) % 255));

/** The product of (x - 2^n) for n below the degree, without its leading one. */
function generator(degree: number): number[] {
  let found = [1];
  for (let n = 0; n < degree; n++) {
    const root = at(EXP, n);
    found = [...found, 0].map((factor, place) => factor ^ (place > 0 ? times(at(found, place - 1), root) : 0));
  }
  return found.slice(1);
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const factors = generator(degree);
  let rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const lead = byte ^ at(rest, 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(at(factors, place), lead));
  }
  return rest;
}

/** The blocks, each with its correction, read across: the first byte of every block, then the second. */
function interleaved(data: readonly number[], version: number): number[] {
  const blocks: number[][] = [];
  let from = 0;
  for (const [count, bytes] of groupsOf(version)) {
    for (let n = 0; n < count; n++, from += bytes) blocks.push(data.slice(from, from + bytes));
  }
  const [degree] = BLOCKS[version - 1] ?? [0];
  return [...across(blocks), ...across(blocks.map((block) => correctionOf(block, degree)))];
}

function across(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block.slice(n, n + 1))).flat();
}

// --- drawing -----------------------------------------------------------------------------------------------------------

function drawn(version: number, bits: readonly number[], mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = grid.map((row) => [...row]);
  const put = (row: number, column: number, dark: boolean) => {
    if (grid[row]?.[column] === undefined) return;
    grid[row][column] = dark;
    (fixed[row] ?? [])[column] = true;
  };
  for (let n = 8; n < size - 8; n++) {
    put(6, n, n % 2 === 0);
    put(n, 6, n % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, (ring) => ring !== 2 && ring < 4, put);
  const places = ALIGNED[version - 1] ?? [];
  for (const row of places) {
    for (const column of places) {
      const corner = (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (!corner) square(row, column, 2, (ring) => ring !== 1, put);
    }
  }
  formatted(size, mask, put);
  if (version >= 7) numbered(size, version, put);
  filled(grid, fixed, bits, mask);
  return grid;
}

type Put = (row: number, column: number, dark: boolean) => void;

/** Rings around a middle. */
function square(row: number, column: number, reach: number, isDark: (ring: number) => boolean, put: Put): void {
  for (let r = -reach; r <= reach; r++) for (let c = -reach; c <= reach; c++) put(row + r, column + c, isDark(Math.max(Math.abs(r), Math.abs(c))));
}

/** So many bits, and the remainder of their division by a polynomial behind them. */
function checked(value: number, width: number, polynomial: number): number {
  const degree = 31 - Math.clz32(polynomial);
  let rest = value << degree;
  for (let bit = width + degree - 1; bit >= degree; bit--) if ((rest >> bit) & 1) rest ^= polynomial << (bit - degree);
  return (value << degree) | rest;
}

/** Level M and the mask, twice. */
function formatted(size: number, mask: number, put: Put): void {
  const format = checked(mask, 5, 0x537) ^ 0x5412;
  for (let n = 0; n < 15; n++) {
    const dark = ((format >> n) & 1) === 1;
    put(n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, 8, dark);
    put(8, n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, dark);
  }
  put(size - 8, 8, true);
}

/** From version 7 on the code says which it is, twice. */
function numbered(size: number, version: number, put: Put): void {
  const bits = checked(version, 6, 0x1f25);
  for (let n = 0; n < 18; n++) {
    const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
    put(far, near, ((bits >> n) & 1) === 1);
    put(near, far, ((bits >> n) & 1) === 1);
  }
}

/** From the right edge in pairs of columns, up and down by turns; the column of the timing pattern is left out. */
function filled(grid: Grid, fixed: Grid, bits: readonly number[], mask: number): void {
  const size = grid.length;
  const flips = MASKS[mask] ?? (() => false);
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const row = up ? size - 1 - n : n;
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column] === false) (grid[row] ?? [])[column] = (at(bits, next++) === 1) !== flips(row, column);
      }
    }
  }
}

/** How hard it is to read: long runs, blocks of one colour, what looks like a finder, and too much of one colour. */
function penalty(grid: Grid): number {
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column] === true))].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let found = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  const size = grid.length;
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const four = [grid[r]?.[c], grid[r]?.[c - 1], grid[r - 1]?.[c], grid[r - 1]?.[c - 1]];
      if (four.every((dark) => dark === four[0])) found += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return found + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
