/** The map from the catalogue's shapes: tiles that meet, and room for all that stands in a sector. */

import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { captionBoxes, depth, distance, EDGE, flagAt, isInside, overlaps, placesFor, plotsOf, sheetOf, slotAt, textAt, WIDE, type Plot } from "../../src/games/wasteland/map/geometry";
import { bySector, metAt, piecesOn } from "../../src/games/wasteland/map/standing";
import type { WastelandCatalogue, WastelandView } from "../../src/games/wasteland/wire";

const moment = JSON.parse(readFileSync("fixtures/wasteland.json", "utf-8")) as {
  words: { en: { pack: { catalogue: WastelandCatalogue } } };
  update: { view: WastelandView };
};
const cards = moment.words.en.pack.catalogue;
const { view } = moment.update;
const plots: Plot[] = Object.values(cards.tiles).flatMap((tile) => plotsOf(tile, 0, { x: 0, y: 0 }));

function area(shape: Plot["shape"]): number {
  return shape.reduce((sum, a, index) => {
    const b = shape[(index + 1) % shape.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

test("odd rows are shifted half a tile, and neighbours lie a tile apart", () => {
  expect(slotAt({ row: 0, column: 2 })).toEqual({ x: 2 * WIDE, y: 0 });
  expect(slotAt({ row: 1, column: 2 }).x).toBe(2.5 * WIDE);
  expect(distance(slotAt({ row: 0, column: 2 }), slotAt({ row: 1, column: 2 }))).toBeCloseTo(WIDE);
});

test.each(Object.keys(cards.tiles))("the sectors of %s fill its tile", (id) => {
  const tile = cards.tiles[id];
  const whole = ((3 * Math.sqrt(3)) / 2) * EDGE * EDGE;
  expect(plotsOf(tile ?? { back: "", behind: null, name: "", sectors: [], text: "" }, 0, { x: 0, y: 0 }).reduce((sum, plot) => sum + area(plot.shape), 0)).toBeCloseTo(whole, 0);
});

test.each(Object.keys(cards.scenarios))("the paper of %s holds all of its tiles", (id) => {
  const scenario = cards.scenarios[id];
  if (!scenario) throw new Error(id);
  const sheet = sheetOf(scenario);
  expect(sheet.slots.length).toBe(scenario.slots.length);
  for (const { x, y } of sheet.slots) {
    expect(x - WIDE / 2).toBeGreaterThan(sheet.left);
    expect(y + EDGE).toBeLessThan(sheet.top + sheet.height);
  }
});

describe("what stands in a sector", () => {
  it("stands inside, none over another, however many there are", () => {
    for (const plot of plots) {
      for (const count of [1, 3, 6]) {
        const { size, points } = placesFor(Array.from({ length: count }, () => []), plot, []);
        expect(points.length).toBe(count);
        expect(size).toBeGreaterThanOrEqual(count === 1 ? 48 : 18);
        points.forEach((point, index) => {
          expect(isInside(point, plot.shape) && depth(point, plot.shape) >= size * 0.47).toBe(true);
          for (const other of points.slice(index + 1)) expect(distance(point, other)).toBeGreaterThanOrEqual(size);
        });
      }
    }
  });

  it("has its name below where no other name or piece is", () => {
    const names = [["Super Mutant", "Overlord"], ["Radroach"]];
    for (const plot of plots) {
      const { size, points, named } = placesFor(names, plot, []);
      if (!named) continue;
      const [first = [], second = []] = points.map((point, index) => captionBoxes(point, size, names[index] ?? []));
      expect(first.some((a) => second.some((b) => overlaps(a, b)))).toBe(false);
    }
  });

  it("leaves free what is printed there", () => {
    for (const plot of plots) {
      const at = textAt(plot, 90, 24);
      const name = { x: at.x - 45, y: at.y - 12, w: 90, h: 24 };
      const { size, points } = placesFor([[], []], plot, [name]);
      for (const { x, y } of points) expect(overlaps(name, { x: x - size / 4, y: y - size / 4, w: size / 2, h: size / 2 })).toBe(false);
    }
  });
});

describe("the flag with what a way costs", () => {
  const boxed = ({ x, y }: { x: number; y: number }, w: number, h: number) => ({ x: x - w / 2, y: y - h / 2, w, h });

  it("stands in its sector, and covers nothing where there is room", () => {
    for (const plot of plots) {
      const at = flagAt(plot, 30, 30, [], []);
      expect(isInside(at, plot.shape)).toBe(true);
    }
  });

  it("covers no piece where it can cover a name instead", () => {
    for (const plot of plots) {
      const { size, points } = placesFor([[]], plot, []);
      const pieces = points.map((point) => boxed(point, size, size));
      const everywhere = { x: -9999, y: -9999, w: 99999, h: 99999 };
      const at = boxed(flagAt(plot, 30, 30, [everywhere], pieces), 30, 30);
      for (const piece of pieces) expect(Math.hypot(at.x + 15 - piece.x - size / 2, at.y + 15 - piece.y - size / 2), plot.id).toBeGreaterThan(size / 4);
    }
  });
});

test("everything of a view stands somewhere, and tokens of one faction are one pile", () => {
  const pieces = piecesOn(view);
  const count = pieces.reduce((sum, piece) => sum + ("count" in piece ? piece.count : 1), 0);
  const { survivors, enemies, face_down, tokens, story } = view;
  expect(count).toBe(survivors.length + enemies.length + face_down.length + tokens.length + story.markers.length + story.waiting.length + story.capped.length);
  expect(new Set(pieces.map(({ thing }) => thing)).size).toBe(pieces.length);
  expect([...bySector(pieces).values()].flat().length).toBe(pieces.length);
});

test("who stands at the end of a way is named, but for who attacks on it", () => {
  const enemy = view.enemies[0];
  if (!enemy) throw new Error("nobody on the map");
  const way = { sectors: ["crossroads/north", enemy.sector] };
  const met = (foes: readonly string[]) => metAt(view, { ...way, foes }).some((piece) => piece.kind === "enemy" && piece.enemy === enemy.enemy);
  expect([met([]), met([enemy.enemy])]).toEqual([true, false]);
  expect(metAt(view, { sectors: ["nowhere"], foes: [] })).toEqual([]);
});
