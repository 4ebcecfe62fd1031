import { describe, expect, it } from "vitest";
import { plan, type LevelShape, type Rect } from "../../src/games/shelter/geometry";

/** A level with so many spaces at each place. */
const level = (name: string, counts: readonly number[]): LevelShape => ({
  elevator: `${name}/elevator`,
  places: counts.map((count, place) => Array.from({ length: count }, (_, slot) => `${name}/${place}/${slot + 1}`)),
});
const LEVELS = [level("top", [2, 2, 2, 2, 2, 2]), level("level-1", [0, 1, 2, 2, 0, 0]), level("level-2", [0, 0, 0, 0, 0, 0])];

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w - 0.01 && b.x < a.x + a.w - 0.01 && a.y < b.y + b.h - 0.01 && b.y < a.y + a.h - 0.01;
}

describe.each([false, true])("the plan (narrow: %s)", (narrow) => {
  const drawn = plan(LEVELS, narrow, 2);
  const spaces = drawn.levels.flatMap((level) => [...level.rooms.flatMap((room) => room.spaces), level.elevator]);

  it("has every space once, inside, and none over another", () => {
    expect(new Set(spaces.map((box) => box.space)).size).toBe(spaces.length);
    expect(spaces).toHaveLength(12 + 5 + 3);
    for (const { rect } of spaces) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(drawn.width);
      expect(rect.y + rect.h).toBeLessThanOrEqual(drawn.height);
    }
    for (const one of spaces) {
      for (const other of spaces) if (one !== other) expect(overlap(one.rect, other.rect)).toBe(false);
    }
  });

  it("gives a finger room", () => {
    for (const { rect } of spaces) expect(Math.min(rect.w, rect.h)).toBeGreaterThanOrEqual(44);
    for (const room of drawn.levels[2]?.rooms ?? []) expect(Math.min(room.rect.w, room.rect.h)).toBeGreaterThanOrEqual(44);
  });

  it("lets a room's only space fill it", () => {
    const room = drawn.levels[1]?.rooms[1];
    expect(room?.spaces[0]?.rect.w).toBe(room?.rect.w);
  });
});
