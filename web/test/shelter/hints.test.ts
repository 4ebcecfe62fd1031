import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fileOf, idsIn } from "../locale";

const LISTED = /\(Shelter: ([^)]*)\)/.exec(readFileSync("../docs/protocol.md", "utf8"))?.[1] ?? "";
const TERMS = [...LISTED.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? "");

it("words the bot's reasons, as docs/protocol.md lists them", () => {
  expect(TERMS).toContain("happiness");
  const worded = idsIn(fileOf("shelter", "en")).filter((id) => id.startsWith("hint-"));
  expect(worded.sort()).toEqual([...TERMS, "measure"].map((term) => `hint-shelter-${term}`).sort());
});
