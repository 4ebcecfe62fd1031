import { expect, test } from "vitest";
import { BOARDS, guideOf, partsOf, stillOf } from "../src/games/parts";
import { parts as plain } from "../src/games/plain/parts";

test("the folders with parts are the boards, the one that can be pictured first", () => {
  expect(BOARDS).toEqual(["shelter", "monopoly"]);
  expect(BOARDS.map((game) => stillOf(game) !== undefined)).toEqual([true, false]);
});

test("a guide is there where its folder has one", () => {
  expect(BOARDS.map((game) => guideOf(game) !== undefined)).toEqual([true, true]);
  expect([guideOf("plain"), guideOf("kuhn")]).toEqual([undefined, undefined]);
});

test("a game without a folder is played by its list of choices", async () => {
  expect(await partsOf("kuhn")).toBe(plain);
});
