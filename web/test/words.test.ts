import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GameWords } from "../src/lib/words.svelte";
import type { PackJson } from "../src/protocol";
import { fileOf, GAMES, idsIn, LANGS, Said, sourcesOf } from "./locale";

const PROTOCOL = readFileSync("../docs/protocol.md", "utf8");

/** The codes of refusals, as docs/protocol.md lists them. */
const CODES = [...(/### Codes\n([^#]*)/.exec(PROTOCOL)?.[1] ?? "").matchAll(/^\| (`.*?`) \|/gm)]
  .flatMap((row) => [...(row[1] ?? "").matchAll(/`([a-z-]+)`/g)])
  .map((match) => match[1] ?? "");

/** What the frame says of any game, each time with the game's id behind it: only the game's folder has these. */
const OF_GAMES = ["said", "picture", "guide", "hint"];

function bundle(lang: string): FluentBundle {
  const found = new FluentBundle(lang, { useIsolating: false });
  const faults = found.addResource(new FluentResource(readFileSync(fileOf(null, lang), "utf8")));
  expect(faults).toEqual([]);
  return found;
}

/** Every message that a source asks for by its whole name. */
function asked(texts: readonly string[]): string[] {
  return texts.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""));
}

describe.each([null, ...GAMES])("the page's words (%s)", (game) => {
  const ids = idsIn(fileOf(game, "en"));

  it("are the same messages in both languages, each once", () => {
    expect(LANGS.map((lang) => idsIn(fileOf(game, lang)))).toEqual([ids, ids]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it("are all said", () => {
    const said = new Said([...sourcesOf(null), ...(game === null ? [] : sourcesOf(game))]);
    expect(ids.filter((id) => !said.says(id))).toEqual([]);
  });

  it("are all there that its sources say, the frame's own among them", () => {
    const known = new Set([...ids, ...idsIn(fileOf(null, "en"))]);
    expect(asked(sourcesOf(game)).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("a game's page", () => {
  it.each(GAMES)("has words by which everybody sees whose they are (%s)", (game) => {
    const own = new RegExp(`^(?:(?:${OF_GAMES.join("|")})-)?${game}(?:-|$)`);
    expect(idsIn(fileOf(game, "en")).filter((id) => !own.test(id))).toEqual([]);
    const others = [null, ...GAMES.filter((one) => one !== game)].flatMap((one) => idsIn(fileOf(one, "en")));
    expect(others.filter((id) => own.test(id))).toEqual([]);
  });

  it.each(GAMES)("is spoken of by itself only (%s)", (game) => {
    const others = [null, ...GAMES.filter((one) => one !== game)].flatMap(sourcesOf);
    // By its whole name: what the frame says of any game, it puts together.
    const said = idsIn(fileOf(game, "en")).filter((id) => others.some((text) => text.includes(`"${id}"`) || text.includes(`\`${id}`)));
    expect(said).toEqual([]);
  });
});

describe("the page's words", () => {
  it.each(LANGS)("tell of every refusal, and of no other (%s)", (lang) => {
    expect(CODES).toEqual(expect.arrayContaining(["illegal", "bad-name", "fault"]));
    const told = idsIn(fileOf(null, lang)).filter((id) => id.startsWith("code-"));
    // That the server cannot be reached only the page can know.
    expect(told.sort()).toEqual([...CODES, "network"].map((code) => `code-${code}`).sort());
  });

  it("count as each language does", () => {
    const format = (lang: string, id: string, args: Record<string, number>) => {
      const found = bundle(lang);
      return found.formatPattern(found.getMessage(id)?.value ?? "", args);
    };
    expect(format("en", "line-bots", { count: 1 })).toBe("1 bot");
    expect([1, 2, 5, 21].map((count) => format("ru", "line-bots", { count }))).toEqual(["1 бот", "2 бота", "5 ботов", "21 бот"]);
    expect(format("en", "line-lost", { unsent: 0 })).not.toContain("answer");
  });

  it("write sums as the board does, and one full stop", () => {
    const words = new GameWords();
    words.add("en", "cost = { $to } costs { $amount }.", {} as PackJson);
    expect(words.text("cost", { to: "GO", amount: 1500 })).toBe("GO costs 1500.");
    expect(words.text("cost", { to: "GO", amount: 15000 })).toBe("GO costs 15,000.");
    words.add("en", "moved = To { $to }.", {} as PackJson);
    expect(words.text("moved", { to: "S.P.E.C.I.A.L." })).toBe("To S.P.E.C.I.A.L.");
    expect(words.text("moved", { to: "and so on .." })).toBe("To and so on ...");
  });
});
