/**
 * What stands in a room: a flat shape for the second colour and a line for the ink, on a field of 96 by 34
 * whose lower edge is the floor. The two are printed slightly apart.
 */
export interface Drawing {
  readonly fill: string;
  readonly line: string;
}

const pipes: Drawing = {
  fill: "M8 4h6v30H8zM60 4h8v30h-8zM14 16h46v6H14z",
  line: "M8 2v32M14 2v14h46V2M68 2v32M14 22h46v12M14 22v12M34 12h10v14H34z",
};

const weights: Drawing = {
  fill: "M22 14h6v18h-6zM68 14h6v18h-6zM14 18h6v10h-6zM76 18h6v10h-6z",
  line: "M22 14h6v18h-6zM68 14h6v18h-6zM14 18h6v10h-6zM76 18h6v10h-6zM28 22h40M8 34h80",
};

const plants: Drawing = {
  fill: "M8 24h24v10H8zM38 24h22v10H38zM66 24h22v10H66z",
  line: "M8 24h24v10H8zM38 24h22v10H38zM66 24h22v10H66zM14 24V12M20 24V6M26 24V12M14 14l-5-4M14 16l4-4M20 10l-5-4M20 12l5-5M26 14l5-4M45 24V10M53 24V8M45 14l-5-4M53 12l5-5M53 16l-4-4M72 24V8M82 24V12M72 12l-5-4M72 14l5-5M82 16l5-4",
};

const bottles: Drawing = {
  fill: "M12 16h10v18H12zM30 16h10v18H30zM48 16h10v18H48zM66 16h10v18H66z",
  line: "M4 34h88M15 8h4v5l3 4v17H12V17l3-4zM33 8h4v5l3 4v17H30V17l3-4zM51 8h4v5l3 4v17H48V17l3-4zM69 8h4v5l3 4v17H66V17l3-4zM12 22h10M30 22h10M48 22h10M66 22h10",
};

export const FURNITURE: Readonly<Record<string, Drawing>> = {
  wasteland: {
    fill: "M0 34c12-10 26-12 40-6s36 4 56-4v10zM72 10a8 8 0 1 1 .1 0z",
    line: "M0 32c12-9 26-11 40-5s36 4 56-4M24 26V8M24 16l-7-5M24 13l7-6M24 20l8-4M58 30c0-8 0-12 4-12s4 6 4 12M54 24c0 3 4 3 4 3M70 22c0 4-4 4-4 4",
  },
  "vault-door": {
    fill: "M48 2a16 16 0 1 1-.1 0z",
    line: "M48 2a16 16 0 1 1-.1 0zM48 10a8 8 0 1 1-.1 0zM48 2v8M48 26v8M32 18h8M56 18h8M37 7l5 5M54 24l5 5M59 7l-5 5M42 24l-5 5M4 34h24M68 34h24M76 34V8h10v26",
  },
  "vault-entrance": {
    fill: "M26 34V12c0-6 10-10 22-10s22 4 22 10v22z",
    line: "M26 34V12c0-6 10-10 22-10s22 4 22 10v22M34 34V16c0-4 6-7 14-7s14 3 14 7v18M34 28h28M34 22h28M6 34V14M90 34V14M4 14h6M86 14h6",
  },
  "water-treatment": {
    fill: "M14 12h26v22H14zM56 8h24v26H56z",
    line: "M14 12c0-3 26-3 26 0v22H14zM56 8c0-3 24-3 24 0v26H56zM14 20h26M56 18h24M40 26h16M40 30h16M27 12V4h41v4",
  },
  diner: {
    fill: "M8 18h80v5H8zM14 23h68v11H14z",
    line: "M8 18h80v5H8zM14 23v11h68V23M20 34v-6M16 28h8M34 34v-6M30 28h8M62 34v-6M58 28h8M76 34v-6M72 28h8M26 18v-6h8v6M44 18c0-6 10-6 10 0M66 18V8M63 8h6",
  },
  "power-generator": {
    fill: "M12 10h30v24H12zM54 16h30v18H54z",
    line: "M12 10h30v24H12zM54 16h30v18H54zM27 14a8 8 0 1 1-.1 0zM27 22l6-4M27 22l-6-4M27 22v7M42 26h12M60 22h18M60 27h18M64 16V6h10v10",
  },
  "living-quarters": {
    fill: "M8 22h34v6H8zM54 22h34v6H54zM8 8h34v5H8zM54 8h34v5H54z",
    line: "M8 4v30M42 4v30M8 13h34M8 8h34M8 28h34M8 22h34M54 4v30M88 4v30M54 13h34M54 8h34M54 28h34M54 22h34M11 8c0-3 8-3 8 0M11 22c0-3 8-3 8 0M77 8c0-3 8-3 8 0M77 22c0-3 8-3 8 0",
  },
  "nuka-cola-bottler": bottles,
  garden: plants,
  "nuclear-reactor": {
    fill: "M30 34c4-12 4-18 2-28h32c-2 10-2 16 2 28z",
    line: "M30 34c4-12 4-18 2-28h32c-2 10-2 16 2 28zM48 14a5 5 0 1 1-.1 0zM38 19c6-6 14-6 20 0M38 19c6 6 14 6 20 0M4 34h20V16H4zM72 34h20V20H72zM9 16V8M18 16V8M8 22h12M76 26h12",
  },
  lounge: {
    fill: "M22 22h44v9H22zM22 14h44v8H22z",
    line: "M22 14h44v8M22 14v8M16 20h6v11h-6zM66 20h6v11h-6zM22 22h44v9H22zM44 22v9M20 31v3M68 31v3M84 34V10M78 10l3-8h7l3 8zM80 34h9M4 34V22h8v12",
  },
  "fitness-room": weights,
  "athletics-room": {
    fill: "M26 14h36v8H26z",
    line: "M26 14h36v8H26zM32 22l-4 12M38 22l-2 12M56 22l4 12M50 22l2 12M4 34h16M78 34V2M90 34V2M78 8h12M78 14h12M78 20h12M78 26h12M36 14v-4h4v4M48 14v-4h4v4",
  },
  classroom: {
    fill: "M22 2h52v18H22z",
    line: "M22 2h52v18H22zM28 8h16M28 13h24M58 8l6 7h-12zM8 34v-8h16v8M34 34v-8h16v8M62 34v-8h16v8M6 26h20M32 26h20M60 26h20",
  },
  "game-room": {
    fill: "M10 18h44v6H10zM76 4a9 9 0 1 1-.1 0z",
    line: "M10 18h44v6H10zM14 24v10M50 24v10M18 18a2 2 0 1 1 4 0M28 18a2 2 0 1 1 4 0M40 14 58 4M76 4a9 9 0 1 1-.1 0zM76 8a5 5 0 1 1-.1 0zM76 12v2M66 34h20M76 22v12",
  },
  "science-lab": {
    fill: "M18 20l-6 12h18l-6-12zM44 16h8v16h-8zM66 24a7 7 0 1 1-.1 0z",
    line: "M4 32h88M4 32v2M92 32v2M18 8v12l-6 12h18l-6-12V8M16 8h10M14 26h14M44 10v22h8V10zM44 18h8M66 22V10M70 22V10M64 10h8M68 22a5 5 0 1 1-.1 0M82 32V14h6M82 20h6",
  },
  "outfit-workshop": {
    fill: "M16 8h14l4 10-4 10H16l-4-10zM62 20h24v8H62z",
    line: "M16 8h14l4 10-4 10H16l-4-10zM23 28v6M16 34h14M20 8V4h6v4M46 34V10h4v24M42 10h12M42 10v10M54 10v12M62 20h24v8H62zM64 28v6M84 28v6M70 20v-6h10v6M80 14h4v6",
  },
  "weapon-workshop": {
    fill: "M8 22h60v5H8z",
    line: "M8 22h60v5H8zM14 27v7M62 27v7M16 18h26l2-4h10v3h-8l-2 5M20 18v4M76 34V4M90 34V4M76 10h14M76 18h14M76 26h14M72 4h22",
  },
  medbay: {
    fill: "M10 20h46v7H10zM72 8h16v16H72z",
    line: "M6 12v22M60 16v18M6 27h54M10 20h46v7M10 20v-3h12v3M66 34V4h6M66 4h-4v6h6V4M72 8h16v16H72zM80 11v10M75 16h10M72 34h16",
  },
  "radio-studio": {
    fill: "M14 16h34v18H14zM66 10h12v12H66z",
    line: "M14 16h34v18H14zM22 21a4 4 0 1 1-.1 0M34 21h10M34 26h10M40 16V4M36 4h8M72 8c4 0 6 3 6 7s-2 7-6 7-6-3-6-7 2-7 6-7zM66 15h12M72 22v8M64 34h16M62 16c0 8 4 11 10 11s10-3 10-11",
  },
  "storage-room": {
    fill: "M8 18h20v16H8zM32 10h22v24H32zM60 20h26v14H60z",
    line: "M8 18h20v16H8zM8 18l20 16M28 18 8 34M32 10h22v24H32zM32 10l22 24M54 10 32 34M60 20h26v14H60zM60 27h26M66 20V10h14v10M12 18V8h12v10",
  },
  "water-purification": pipes,
  "overseers-office": {
    fill: "M22 20h48v5H22zM26 25h14v9H26zM52 25h14v9H52z",
    line: "M22 20h48v5H22zM26 25h14v9H26zM52 25h14v9H52zM46 20v-4c0-3-8-3-8 0v4M33 28v2M59 28v2M56 20v-8h10v8M58 14h6M78 34V12l6-6 6 6v22M4 34V14h10v20M4 20h10M4 26h10",
  },
  armory: {
    fill: "M8 6h80v5H8zM8 26h80v5H8z",
    line: "M8 6h80v5H8zM8 26h80v5H8zM18 26V8l3-4v22M32 26V8l3-4v22M46 26V8l3-4v22M62 26V12h5v14M76 26V12h5v14M8 31v3M88 31v3",
  },
  "weight-room": weights,
};

/** The drawing of a room by its id; a room we have never heard of has pipes, as every cellar does. */
export function furnitureOf(room: string): Drawing {
  return FURNITURE[baseId(room)] ?? pipes;
}

/** The id without the number of its copy: "garden-2" is a garden. */
export function baseId(card: string): string {
  return card.replace(/-\d+$/, "");
}
