import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { steps } from "../src/games/shelter/guide";
import { orders } from "../src/games/shelter/orders";
import { steps as monopolySteps } from "../src/games/monopoly/guide";
import { orders as monopolyOrders } from "../src/games/monopoly/orders";
import { signs as monopolySigns } from "../src/games/monopoly/signs";
import { signs } from "../src/games/shelter/signs";
import { GameWords } from "../src/lib/words.svelte";
import type { PackJson } from "../src/protocol";

const PROTOCOL = readFileSync("../docs/protocol.md", "utf8");
const LISTED = /\(Shelter: ([^)]*)\)/.exec(PROTOCOL)?.[1] ?? "";
const TERMS = [...LISTED.matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? "");

/** The codes of refusals, as docs/protocol.md lists them. */
const CODES = [...(/### Codes\n([^#]*)/.exec(PROTOCOL)?.[1] ?? "").matchAll(/^\| (`.*?`) \|/gm)]
  .flatMap((row) => [...(row[1] ?? "").matchAll(/`([a-z-]+)`/g)])
  .map((match) => match[1] ?? "");

function bundle(lang: string): FluentBundle {
  const found = new FluentBundle(lang, { useIsolating: false });
  const faults = found.addResource(new FluentResource(readFileSync(`locale/page.${lang}.ftl`, "utf8")));
  expect(faults).toEqual([]);
  return found;
}

function ids(lang: string): string[] {
  return [...readFileSync(`locale/page.${lang}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));
}

describe("the page's words", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids("ru")).toEqual(ids("en"));
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });

  it("are all there that the page says", () => {
    const known = new Set(ids("en"));
    const said = sources("src").flatMap((text) => [...text.matchAll(/say\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""));
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });

  it("are all there that are said by name", () => {
    const known = new Set(ids("en"));
    const named = [
      ...[...signs, ...monopolySigns].map((sign) => sign.message),
      ...steps.map((step) => `guide-shelter-${step.id}`),
      ...monopolySteps.map((step) => `guide-monopoly-${step.id}`),
      ...orders.map((order) => `order-shelter-${order.id}`),
      ...monopolyOrders.map((order) => `order-monopoly-${order.id}`),
      ...[...orders, ...monopolyOrders].flatMap((order) => order.ways.map((way) => `way-${way}`)),
      // The terms of the bot, as docs/protocol.md lists them.
      ...TERMS.map((term) => `hint-shelter-${term}`),
    ];
    expect(TERMS).toContain("happiness");
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(["en", "ru"])("tell of every refusal, and of no other (%s)", (lang) => {
    expect(CODES).toEqual(expect.arrayContaining(["illegal", "bad-name", "fault"]));
    const told = ids(lang).filter((id) => id.startsWith("code-"));
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
