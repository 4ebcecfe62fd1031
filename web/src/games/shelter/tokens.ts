/** Costs and rewards as rows of signs: where each stands. */

import { isIcon, type IconName } from "./icons";

export type Part = { readonly icon: IconName } | { readonly text: string };

export interface Sign {
  readonly part: Part;
  readonly x: number;
}

export interface Row {
  readonly signs: readonly Sign[];
  /** Two signs that mean one thing together: where their frame begins and how wide it is. */
  readonly frames: readonly { readonly x: number; readonly width: number }[];
  readonly width: number;
  /** The height and width of a sign. */
  readonly size: number;
}

/** Which signs a thing is shown by: drawings, and letters and numbers as they are. */
export type Token = readonly string[];

export function partsOf(token: Token): Part[] {
  return token.map((sign) => (isIcon(sign) ? { icon: sign } : { text: sign }));
}

/** The tokens in rows no wider than `room`; a token too wide for a row makes its signs smaller. */
export function layTokens(tokens: readonly Token[], size: number, room: number): Row[] {
  const rows: Row[] = [];
  let line: Part[] = [];
  const flush = () => {
    if (line.length > 0) rows.push(rowOf(line, size, room));
    line = [];
  };
  for (const token of tokens.flatMap((one) => unfolded(one, size, room))) {
    const parts = partsOf(token);
    if (line.length > 0 && widthOf([...line, ...parts], size) > room) flush();
    line.push(...parts);
  }
  flush();
  return rows;
}

/** An exchange too wide for a row has one for what is given, and one, after its arrow, for what is taken: signs small enough to fit could not be read. */
function unfolded(token: Token, size: number, room: number): Token[] {
  const arrow = token.indexOf("exchange");
  if (arrow <= 0 || widthOf(partsOf(token), size) <= room) return [token];
  return [token.slice(0, arrow), token.slice(arrow)];
}

const GAP = 2;

function widthOf(parts: readonly Part[], size: number): number {
  return parts.reduce((sum, part) => sum + partWidth(part, size) + GAP, -GAP);
}

/** Letters and numbers are narrower than drawn signs. */
function partWidth(part: Part, size: number): number {
  return "icon" in part ? size : size * 0.66 * part.text.length;
}

function rowOf(parts: readonly Part[], size: number, room: number): Row {
  const gaps = GAP * (parts.length - 1);
  const fitted = Math.min(size, (size * (room - gaps)) / (widthOf(parts, size) - gaps));
  let x = 0;
  const signs = parts.map((part) => {
    const sign = { part, x };
    x += partWidth(part, fitted) + GAP;
    return sign;
  });
  // What is done to a track is shown with it: nothing of it is gained.
  const frames = signs.filter(({ part }) => "icon" in part && part.icon === "refresh").map(({ x: at }) => ({ x: at, width: 2 * fitted + GAP }));
  return { signs, frames, width: x - GAP, size: fitted };
}
