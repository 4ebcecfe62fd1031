import { existsSync } from "node:fs";
import { describe, expect, it, test, vi } from "vitest";
import { BOARDS, guideOf, partsOf, stillOf } from "../src/games/parts";
import { parts as plain } from "../src/games/plain/parts";
import { say } from "../src/lib/words.svelte";
import { fileOf, GAMES, idsIn } from "./locale";

// A whole board is compiled when it is first asked for, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

test("the folders with parts are the boards, those that can be pictured first", () => {
  const drawn = GAMES.filter((game) => existsSync(`src/games/${game}/parts.ts`));
  expect([...BOARDS].sort()).toEqual(drawn.sort());
  const pictured = BOARDS.map((game) => stillOf(game) !== undefined);
  expect(pictured).toEqual(BOARDS.map((game) => existsSync(`src/games/${game}/still.json`)).sort((a, b) => Number(b) - Number(a)));
});

test("a guide is there where its folder has one", () => {
  expect(BOARDS.map((game) => guideOf(game) !== undefined)).toEqual(BOARDS.map((game) => existsSync(`src/games/${game}/guide.ts`)));
  expect([guideOf("plain"), guideOf("kuhn")]).toEqual([undefined, undefined]);
});

test("a game without a folder is played by its list of choices", async () => {
  expect(await partsOf("kuhn")).toBe(plain);
});

describe.each(BOARDS)("the board of %s", (game) => {
  it("brings what its page says, which is not there before", async () => {
    const [id = ""] = idsIn(fileOf(game, "en"));
    expect(say(id)).toBe(id);
    await partsOf(game);
    expect(say(id)).not.toBe(id);
  });

  it("has words for all that it gives to the frame", async () => {
    const parts = await partsOf(game);
    const guide = (await guideOf(game)?.()) ?? [];
    const said = [
      parts.sum,
      ...(parts.score ? [parts.score.message] : []),
      ...Object.values(parts.tabs ?? {}).map((tab) => tab.name),
      ...(parts.signs ?? []).map((sign) => sign.message),
      ...guide.map((step) => `guide-${game}-${step.id}`),
      ...(stillOf(game) ? [`picture-${game}`] : []),
    ];
    const known = new Set([...idsIn(fileOf(game, "en")), ...idsIn(fileOf(null, "en"))]);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
    // And none that nothing calls for any more.
    const kept = idsIn(fileOf(game, "en")).filter((id) => /^(?:guide|picture)-/.test(id));
    expect(kept.filter((id) => !said.includes(id.replace(/-touch$/, "")))).toEqual([]);
  });
});
