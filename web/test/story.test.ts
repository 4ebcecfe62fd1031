import { describe, expect, it } from "vitest";
import { storyAddress } from "../src/lib/api";

describe("the story of a match", () => {
  it("is asked for in one language, from one point of view", () => {
    expect(storyAddress("k3v9", "open", "ru")).toBe("/api/tables/k3v9/chronicle?lang=ru&seat=open");
    expect(storyAddress("a/b", "1&form=text", "en")).toBe("/api/tables/a%2Fb/chronicle?lang=en&seat=1%26form%3Dtext");
  });
});
