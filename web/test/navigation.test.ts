import { describe, expect, it } from "vitest";
import { next } from "../src/lib/navigation";

const spots = [
  { key: "a", x: 0, y: 0 },
  { key: "b", x: 10, y: 0 },
  { key: "c", x: 20, y: 1 },
  { key: "d", x: 12, y: 10 },
];

describe("arrow keys", () => {
  it("go to the nearest thing in that direction", () => {
    expect(next(spots, "a", "ArrowRight")).toBe("b");
    expect(next(spots, "c", "ArrowLeft")).toBe("b");
    expect(next(spots, "b", "ArrowDown")).toBe("d");
    expect(next(spots, "d", "ArrowUp")).toBe("b");
  });

  it("stay where there is nothing further", () => {
    expect(next(spots, "a", "ArrowLeft")).toBeNull();
    expect(next(spots, "d", "ArrowDown")).toBeNull();
  });

  it("start at the first thing when they were nowhere", () => {
    expect(next(spots, "gone", "ArrowUp")).toBe("a");
    expect(next([], "gone", "ArrowUp")).toBeNull();
  });
});
