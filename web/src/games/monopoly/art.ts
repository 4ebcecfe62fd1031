/** Our own drawings of the board, as paths: tokens on a field of 24 by 24, squares on one of 48 by 30. */

import type { Art } from "../parts";

/** The six tokens, filled by the even-odd rule. */
export const TOKENS: Readonly<Record<string, string>> = {
  pistol: "M2 6h18.5l1.5 1.5V11h-9l-1 3H9.2l-1.7 7H2.6l2-10H2zM10 11l-.5 1.6h1.2l.5-1.6z",
  "vault-boy": "M8 4.5C9 2.5 11 1.5 13 2c1.5-1 3.5-.5 4 1 1.2.6 1.3 2 .8 3 .4 3-1 5.5-3.3 6.3v1.2c3 .6 4.5 2.5 4.5 5V22H7v-4.5l-2.5-3V9.8l1.8-2.6 1.6.9L7 11v2l1.8 1.4c.5-.5 1.2-.8 2-1v-1.1C8.6 11.2 7.4 8.5 8 4.5zM10.5 7v1.5H12V7zM14 7v1.5h1.5V7zM10.7 9.6c.8 1.4 3.3 1.4 4.3 0z",
  "vault-111": "M10.5 1h3l.4 2.4 1.9.8L17.8 2.8l2.1 2.1-1.4 2 .8 1.9 2.4.4v3.6l-2.4.4-.8 1.9 1.4 2-2.1 2.1-2-1.4-1.9.8-.4 2.4h-3l-.4-2.4-1.9-.8-2 1.4-2.1-2.1 1.4-2-.8-1.9-2.4-.4V9.2l2.4-.4.8-1.9-1.4-2 2.1-2.1 2 1.4 1.9-.8zM7 8.6v6.8h1.8V8.6zm4.1 0v6.8h1.8V8.6zm4.1 0v6.8H17V8.6z",
  helmet: "M12 1.5c5 0 8.5 3.5 8.5 8.5v5.5L18 18v2.5l-3 2H9l-3-2V18l-2.5-2.5V10c0-5 3.5-8.5 8.5-8.5zM5.5 9.5v2.6l5 1.1v-2.6zM18.5 9.5l-5 1.1v2.6l5-1.1zM10 16v1.3h4V16zM10 18.6v1.3h4v-1.3z",
  "mini-nuke": "M17.5 1.5 22.5 6.5l-2.7 1.3-1.3 1.2c1.9 3.6 1.2 8-2 10.6L12.4 23 9 19.6l-.3 1.7L2.7 15.3l1.7-.3L1 11.6l3.4-4.1C7 4.3 11.4 3.6 15 5.5l1.2-1.3zM12 8.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
  "nuka-cola": "M9.7 1h4.6v3.2l-.5.8v3.2l3 4V22l-1.2 1.2H8.4L7.2 22v-9.8l3-4V5l-.5-.8zM8.9 14v4.8h6.2V14zM12 14.8l.6 1.2 1.3.2-1 .9.3 1.3-1.2-.6-1.2.6.3-1.3-1-.9 1.3-.2z",
};

export interface Drawing {
  /** Areas, printed in the second colour with dots. */
  readonly tint: string;
  /** Lines of ink. */
  readonly line: string;
}

/** By kind of square, and for deeds by their group. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  brown: {
    tint: "M8 26 18 8l10 18zM26 26l8-14 8 14z",
    line: "M4 26h40M8 26 18 8l10 18M16 4l2 4 2-4M15 26l3-7 3 7M26 26l8-14 8 14M32 26l2-5 2 5",
  },
  "light-blue": {
    tint: "M6 16h14v10H6zM22 12h12v14H22zM36 18h7v8h-7z",
    line: "M3 26h42M6 26V16h14v10M4 17l9-6 9 6M22 26V12h12v14M21 12h14M36 26v-8h7v8M35 18h9M10 19h4v3h-4zM25 15h3v3h-3zM29 21h3v5h-3z",
  },
  pink: {
    tint: "M12 22a12 9 0 0 1 24 0zM20 6h8v6h-8z",
    line: "M3 26h42M9 26a15 13 0 0 1 30 0M14 26a10 8 0 0 1 20 0M20 12V6l4-3 4 3v6M22 6h4M5 26v-7l4-2M43 26v-7l-4-2",
  },
  orange: {
    tint: "M28 6h12v8H28zM6 16h14v10H6z",
    line: "M3 26h42M28 6h12v8H28zM27 5l7-3 7 3M30 14v12M38 14v12M30 20h8M30 26l8-12M6 26V16h14v10M5 16l4-4h10l2 4M10 26v-5h5v5",
  },
  red: {
    tint: "M4 18h40l-5 8H9zM17 8h14v10H17z",
    line: "M4 18h40l-5 8H9zM17 18V8h14v10M20 8V4h8v4M24 4V1M8 14v4M12 12v6M20 11h2M26 11h2M20 14h2M26 14h2M36 18v-5h4v5",
  },
  yellow: {
    tint: "M19 3h10v23H19zM8 14h9v12H8zM31 11h9v15h-9z",
    line: "M3 26h42M19 26V3h10v23M8 26V14h9M31 11h9v15M24 3V0M21 7h2M25 7h2M21 11h2M25 11h2M21 15h2M25 15h2M21 19h2M25 19h2M11 17h2M11 21h2M34 14h2M34 18h2M34 22h2",
  },
  green: {
    tint: "M21 8l3-5 3 5 1 18h-8zM6 16h10v10H6zM32 16h10v10H32z",
    line: "M3 26h42M20 26l1-18 3-5 3 5 1 18M6 26V16h10v10M32 26V16h10v10M5 16l6-4 6 4M31 16l6-4 6 4M9 26v-7M13 26v-7M35 26v-7M39 26v-7",
  },
  "dark-blue": {
    tint: "M24 5a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
    line: "M24 5a10 10 0 1 1-.01 0zM24 10a5 5 0 1 1-.01 0zM22 2h4v3h-4zM22 25h4v3h-4zM11 13h3v4h-3zM34 13h3v4h-3zM14.5 6l2 2M33.5 6l-2 2M14.5 24l2-2M33.5 24l-2-2M3 29h42",
  },
  station: {
    tint: "M14 4h20v17H14z",
    line: "M14 8q0-5 5-5h10q5 0 5 5v13H14zM17 8h14v6H17zM24 8v6M18 18h2M28 18h2M18 21l-5 6M30 21l5 6M15 25h18M20 3v-2h8v2",
  },
  radio: {
    tint: "M17 26h14v-4H17z",
    line: "M24 8 17 26M24 8l7 18M20 18h8M18.5 22h11M14 26h20M24 8V5M19 9a6 6 0 0 1 0-8M29 9a6 6 0 0 0 0-8M15 12a11 11 0 0 1 0-13M33 12a11 11 0 0 0 0-13",
  },
  go: { tint: "M8 11h20V4l14 11-14 11v-7H8z", line: "M8 11h20V4l14 11-14 11v-7H8z" },
  special: {
    tint: "M24 2l3.5 7.5 8 .8-6 5.5 1.8 8L24 19.6l-7.3 4.2 1.8-8-6-5.5 8-.8z",
    line: "M24 2l3.5 7.5 8 .8-6 5.5 1.8 8L24 19.6l-7.3 4.2 1.8-8-6-5.5 8-.8zM5 6v4M3 8h4M42 18v4M40 20h4M7 22v3M41 4v3",
  },
  guide: {
    tint: "M24 8C20 4 13 4 8 6v19c5-2 12-2 16 1zM24 8c4-4 11-4 16-2v19c-5-2-12-2-16 1z",
    line: "M24 8C20 4 13 4 8 6v19c5-2 12-2 16 1 4-3 11-3 16-1V6c-5-2-12-2-16 2zM24 8v18M12 11c3-.8 6-.6 8 .6M12 16c3-.8 6-.6 8 .6M28 11.6c2-1.2 5-1.4 8-.6M28 16.6c2-1.2 5-1.4 8-.6",
  },
  tax: {
    tint: "M24 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    line: "M24 11a4 4 0 1 1-.01 0zM24 3c4 0 7 5.4 7 12s-3 12-7 12-7-5.4-7-12 3-12 7-12zM13.6 9c2-3.5 8.2-3.8 13.9-.5s8.9 8.5 6.9 12-8.2 3.8-13.9.5-8.9-8.5-6.9-12zM34.4 9c2 3.5-1.2 8.7-6.9 12s-11.9 3-13.9-.5 1.2-8.7 6.9-12 11.9-3 13.9.5z",
  },
  jail: { tint: "M10 3h28v24H10z", line: "M10 3h28v24H10zM10 7h28M10 23h28M15 3v24M20 3v24M25 3v24M30 3v24M34 3v24" },
  parking: {
    tint: "M6 18l5-8h20l7 8 6 2v5H6z",
    line: "M6 25v-7l5-8h20l7 8 6 2v5zM14 13h7v5H10zM24 13h6l4 5H24zM14 22a3.5 3.5 0 1 1-.01 0zM35 22a3.5 3.5 0 1 1-.01 0zM2 29h44",
  },
  "go-to-jail": {
    tint: "M13 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM35 7a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
    line: "M13 7a8 8 0 1 1-.01 0zM13 11a4 4 0 1 1-.01 0zM35 7a8 8 0 1 1-.01 0zM35 11a4 4 0 1 1-.01 0zM21 15h6M21 12h1v6h-1M26 12h1v6h-1",
  },
};

/** A shack and a vault, on a field of 12 by 12. */
export const SHACK = "M1 6.5 6 2l5 4.5V11H7V8H5v3H1z";
export const VAULT = "M4.9 1.5L5.0 0.1L7.0 0.1L7.1 1.5L8.4 2.1L9.5 1.1L10.9 2.5L9.9 3.6L10.5 4.9L11.9 5.0L11.9 7.0L10.5 7.1L9.9 8.4L10.9 9.5L9.5 10.9L8.4 9.9L7.1 10.5L7.0 11.9L5.0 11.9L4.9 10.5L3.6 9.9L2.5 10.9L1.1 9.5L2.1 8.4L1.5 7.1L0.1 7.0L0.1 5.0L1.5 4.9L2.1 3.6L1.1 2.5L2.5 1.1L3.6 2.1zM6 3.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z";
/** A bottle cap: the money. */
/** What all one has is worth: a purse. */
export const WORTH: Art = {
  box: "0 0 24 24",
  fill: "M8 1h8l-2 5.500c4.500 2 7.500 6.500 7.500 10.500 0 4-3.500 6-9.500 6s-9.500-2-9.500-6C2.500 13 5.500 8.500 10 6.500zM12 10.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.400a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200z",
};
export const CAP = "M6 0L7.4 1.3L9.2 1L9.7 2.8L11.5 3.5L10.9 5.3L11.9 6.9L10.5 8L10.5 9.9L8.6 10.1L7.7 11.8L6 10.9L4.3 11.8L3.4 10.1L1.5 9.9L1.5 8L0.1 6.9L1.1 5.3L0.5 3.5L2.3 2.8L2.8 1L4.6 1.3zM6 2.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z";

/** Every seat's own shape, so that colour is never the only sign; on a field of 12 around the middle. */
export const MARKS: readonly string[] = [
  "M0-5a5 5 0 1 1-.01 0z",
  "M-4.5-4.5h9v9h-9z",
  "M0-5.4 5.4 4.4H-5.4z",
  "M0-6 5.4 0 0 6-5.4 0z",
  "M-2-5.5h4v3.5h3.5v4H2v3.5h-4V2h-3.5v-4H-2z",
  "M0-6l1.7 4 4.3.3-3.3 2.8 1 4.2L0 3l-3.7 2.3 1-4.2L-6-1.7l4.3-.3z",
];
