import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What the rules reckon from, and where it is shown just as it is told. Whatever else the page wants to know, the view tells. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  lent_letter: ["News.svelte"],
  discount: ["News.svelte"],
  "view.bonus": [],
  columns: ["Level.svelte", "Site.svelte", "Space.svelte", "names.ts", "sites.ts"],
  ability: ["orders.ts"],
  resource_track: ["Player.svelte"],
};
const FOLDER = "src/games/shelter";
/** The types of all that comes over the wire. */
const DECLARED = "wire.ts";

describe("Shelter's page", () => {
  it.each(Object.entries(SHOWN))("reckons nothing from %s", (figure, files) => {
    const reading = readdirSync(FOLDER)
      .filter((name) => /\.(ts|svelte)$/.test(name) && name !== DECLARED)
      .filter((name) => new RegExp(`\\b${figure}\\b`).test(readFileSync(`${FOLDER}/${name}`, "utf8").split("<style>")[0] ?? ""));
    expect(reading.filter((name) => !files.includes(name))).toEqual([]);
  });
});
