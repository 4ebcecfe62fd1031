import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { LeafShelf } from "../src/lib/leaves.svelte";
import { settings } from "../src/lib/settings.svelte";
import { GameWords } from "../src/lib/words.svelte";
import type { LeafJson, PackJson } from "../src/protocol";

interface Letter {
  readonly text: string;
}

const PACK = {
  labels: { way: { burn: "Burn it" } },
  domains: { "event-found": { letter: "letter", way: "way" } },
  guarded: ["letter"],
} as unknown as PackJson;

/** What a server gives; it refuses when it gives nothing. */
let shown: string[] = [];
const asked: string[] = [];

function answer(address: string): Response {
  asked.push(address);
  const query = new URLSearchParams(address.slice(address.indexOf("?")));
  const letter: Record<string, LeafJson> = {};
  for (const key of (query.get("keys") ?? "").split(",")) {
    const id = key.slice("letter:".length);
    if (shown.includes(id)) letter[id] = { label: `${query.get("lang")} ${id}`, data: { text: `Dear ${id}` } };
  }
  const found = Object.keys(letter).length > 0;
  return { ok: found, json: () => Promise.resolve(found ? { leaves: { letter } } : { code: "not-shown" }) } as unknown as Response;
}

function wordsOf(seat: number | null): GameWords {
  const words = new GameWords();
  for (const lang of ["en", "ru"] as const) words.add(lang, "event-found = { $letter }: { $way }", PACK);
  words.leaves = new LeafShelf((lang, keys) => api.leaves("k3v9", seat, lang, keys));
  return words;
}

/** Until all answers are in: whoever looks then sees them. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  shown = [];
  asked.length = 0;
  settings.lang = "en";
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
});
afterEach(() => vi.unstubAllGlobals());

describe("what not everybody may read", () => {
  it("is asked for once, together, and there when it has come", async () => {
    shown = ["one", "two"];
    const words = wordsOf(0);
    const said = () => `${words.wired("event-found", { letter: "one", way: "burn" })}, ${words.label("letter", "two")}`;
    expect(said()).toBe("…: Burn it, …");
    expect(said()).toBe("…: Burn it, …");
    await settled();
    expect(said()).toBe("en one: Burn it, en two");
    expect(words.leaf<Letter>("letter", "two")?.data.text).toBe("Dear two");
    await settled();
    expect(asked).toEqual(["/api/tables/k3v9/leaves?seat=0&lang=en&keys=letter%3Aone%2Cletter%3Atwo"]);
  });

  it("is asked for again where it was not given, but not before it is looked at", async () => {
    const words = wordsOf(null);
    expect(words.leaf("letter", "one")).toBeNull();
    await settled();
    expect(asked).toEqual(["/api/tables/k3v9/leaves?lang=en&keys=letter%3Aone"]);
    shown = ["one"];
    expect(words.label("letter", "one")).toBe("…");
    await settled();
    expect(words.label("letter", "one")).toBe("en one");
    expect(asked).toHaveLength(2);
  });

  it("is asked for again after the line was away", async () => {
    const words = wordsOf(0);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    expect(words.label("letter", "one")).toBe("…");
    await settled();
    shown = ["one"];
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(answer(address)));
    expect(words.label("letter", "one")).toBe("…");
    await settled();
    expect(words.label("letter", "one")).toBe("en one");
  });

  it("comes in the language that is read", async () => {
    shown = ["one"];
    const words = wordsOf(0);
    words.label("letter", "one");
    await settled();
    settings.lang = "ru";
    expect(words.label("letter", "one")).toBe("…");
    await settled();
    expect(words.label("letter", "one")).toBe("ru one");
  });

  it("is no other seat's", async () => {
    shown = ["one"];
    const words = wordsOf(0);
    words.label("letter", "one");
    await settled();
    words.leaves = new LeafShelf((lang, keys) => api.filmLeaves("k3v9", "open", lang, keys));
    expect(words.label("letter", "one")).toBe("…");
    await settled();
    expect(asked[1]).toBe("/api/tables/k3v9/replay/leaves?seat=open&lang=en&keys=letter%3Aone");
  });

  it("is asked for in parts where it is much", async () => {
    const words = wordsOf(0);
    for (let number = 0; number < 150; number++) words.label("letter", `n${number}`);
    await settled();
    expect(asked.map((address) => address.split("%2C").length)).toEqual([100, 50]);
  });

  it("is nothing where a game guards nothing", async () => {
    const words = wordsOf(0);
    expect(words.label("way", "burn")).toBe("Burn it");
    expect(words.label("other", 7)).toBe("7");
    await settled();
    expect(asked).toEqual([]);
  });
});
