import { expect, it } from "vitest";
import { localeOf } from "../src/lib/settings.svelte";
import { unstopped } from "../src/lib/words.svelte";

it("days and hours are written as the reader's country does, where it speaks the language that is read", () => {
  expect(localeOf("en", ["ru-RU", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("ru", ["en-GB"])).toBe("ru");
  expect(localeOf("en", [])).toBe("en");
});

it("a sentence within another leaves its full stop to that one, but keeps a question mark and an ellipsis", () => {
  expect(["Начинается аукцион.", "Купить Хаб?", "Минутку…", "And so on..."].map(unstopped)).toEqual(["Начинается аукцион", "Купить Хаб?", "Минутку…", "And so on..."]);
});
