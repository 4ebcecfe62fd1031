/** Monopoly's signs, what they are called, and the rule behind each. */

import type { Art, Sign } from "../parts";
import { CAP, DRAWINGS, MARKS, SHACK, VAULT } from "./art";

const SMALL = "0 0 12 12";
const AROUND = "-7 -7 14 14";

const drawing = (of: string): Art => ({ box: "0 -1 48 31", line: DRAWINGS[of]?.line ?? "" });

const SIGNS: readonly (readonly [id: string, drawn: Art, rule: string])[] = [
  ["cap", { box: SMALL, fill: CAP }, "setup-money"],
  ["owner", { box: AROUND, fill: MARKS[0] ?? "" }, "rent-claim"],
  ["mortgaged", { box: AROUND, line: MARKS[0] ?? "" }, "rent-mortgaged"],
  ["shack", { box: SMALL, fill: SHACK }, "build-group"],
  ["vault", { box: SMALL, fill: VAULT }, "build-vault"],
  ["go", drawing("go"), "go-salary"],
  ["station", drawing("station"), "rent-station"],
  ["radio", drawing("radio"), "rent-utility"],
  ["special", drawing("special"), "card-effects"],
  ["guide", drawing("guide"), "card-effects"],
  ["tax", drawing("tax"), "tax"],
  ["jail", drawing("jail"), "just-visiting"],
  ["go-to-jail", drawing("go-to-jail"), "go-to-jail"],
  ["parking", drawing("parking"), "free-parking"],
];

export const signs: readonly Sign[] = SIGNS.map(([id, drawn, rule]) => ({ id, drawn, rule, message: `monopoly-sign-${id}` }));
