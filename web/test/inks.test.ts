import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inkClass, inksOf, wearInks } from "../src/lib/inks";

const COLOURS = [{ name: "colour", names: ["blue", "green", "pink"] }];

/** The root of a page, as far as inks are worn on it. */
function page() {
  const worn = new Map<string, string>();
  const style = { setProperty: (name: string, value: string) => worn.set(name, value), removeProperty: (name: string) => worn.delete(name) };
  return { worn, root: { style } as unknown as HTMLElement };
}

it("draws seats in the colours that they have picked, and ends with the match", () => {
  const { worn, root } = page();
  const end = wearInks(root, inksOf([{ picks: { colour: "green" } }, { picks: {} }, { picks: { colour: "pink" } }, { picks: { colour: "blue" } }]));
  expect([...worn]).toEqual([["--seat-0", "var(--colour-green)"], ["--seat-3", "var(--colour-blue)"]]);
  end();
  expect(worn.size).toBe(0);
});

it("leaves the seats of other games as they are", () => {
  const { worn, root } = page();
  wearInks(root, inksOf([{ picks: {} }, { picks: { survivor: "green" } }]));
  expect(worn.size).toBe(0);
  expect(inkClass([], {})).toBe("");
  expect(inkClass([{ name: "survivor", names: ["green"] }], { survivor: "green" })).toBe("");
});

it("shows in the lobby what is picked, and that nothing is", () => {
  expect([{ colour: "green" }, { colour: "pink" }, {}].map((picks) => inkClass(COLOURS, picks))).toEqual(["ink-green", "ink-none", "ink-none"]);
});

it("has every ink by day and by night, and a class for it", () => {
  const theme = readFileSync(new URL("../src/styles/theme.css", import.meta.url), "utf-8");
  for (const ink of ["blue", "yellow", "green", "purple"]) {
    expect(theme.split(`--colour-${ink}: #`)).toHaveLength(3);
    expect(theme).toContain(`.ink-${ink} {`);
  }
});
