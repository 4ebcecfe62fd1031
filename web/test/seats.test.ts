import { describe, expect, it } from "vitest";
import { ownFirst } from "../src/lib/seats";

describe("the order in which players are shown", () => {
  it("begins with the reader's own seat and goes on in order of play", () => {
    expect(ownFirst(4, 2)).toEqual([2, 3, 0, 1]);
    expect(ownFirst(3, 0)).toEqual([0, 1, 2]);
  });

  it("is that of the seats for a spectator", () => {
    expect(ownFirst(3, null)).toEqual([0, 1, 2]);
  });
});
