/** Costs and rewards as rows of signs: which signs a token is made of, and where each stands. */

import { isIcon, type IconName } from "../../art/icons";

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

/** Always of a track, which is the sign behind it: nothing of it is gained. */
const REFRESH: Part = { icon: "refresh" };

/** The signs of one token, as the content files name it. */
export function partsOf(token: string): Part[] {
  if (token === "refresh-items") return [REFRESH, { icon: "item" }];
  if (token === "refresh-rooms") return [REFRESH, { icon: "room" }];
  if (token.startsWith("train-")) return [{ icon: "train" }, { text: token.slice(6) }];
  if (token.startsWith("fight ")) return [{ icon: "fight" }, { text: `${token.slice(6)}+` }];
  if (token.startsWith("exchange ")) return exchangeParts(token.slice(9));
  return isIcon(token) ? [{ icon: token }] : [{ text: token }];
}

function exchangeParts(rate: string): Part[] {
  const [left = "", right = ""] = rate.split(":");
  return [...sideParts(left), { icon: "exchange" }, ...sideParts(right)];
}

function sideParts(side: string): Part[] {
  return side
    .split(" ")
    .filter((word) => word !== "")
    .flatMap(partsOf);
}

/** The tokens in rows no wider than `room`; a token too wide for a row makes its signs smaller. */
export function layTokens(tokens: readonly string[], size: number, room: number): Row[] {
  const rows: Row[] = [];
  let line: Part[] = [];
  const flush = () => {
    if (line.length > 0) rows.push(rowOf(line, size, room));
    line = [];
  };
  for (const token of tokens) {
    const parts = partsOf(token);
    if (line.length > 0 && widthOf([...line, ...parts], size) > room) flush();
    line.push(...parts);
  }
  flush();
  return rows;
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
  const frames = signs.filter(({ part }) => part === REFRESH).map(({ x: at }) => ({ x: at, width: 2 * fitted + GAP }));
  return { signs, frames, width: x - GAP, size: fitted };
}
