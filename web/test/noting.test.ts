import { describe, expect, it } from "vitest";
import { GAP, placed, type Box } from "../src/lib/noting";

const WINDOW = { w: 1000, h: 800 };
const NOTE = { w: 300, h: 150 };

function apart(thing: Box, at: { x: number; y: number }): boolean {
  return at.x >= thing.x + thing.w || at.x + NOTE.w <= thing.x || at.y >= thing.y + thing.h || at.y + NOTE.h <= thing.y;
}

describe("a note beside the thing it speaks of", () => {
  const things: [string, Box][] = [
    ["in the middle", { x: 400, y: 300, w: 100, h: 100 }],
    ["at the foot", { x: 400, y: 700, w: 100, h: 90 }],
    ["in the right corner", { x: 960, y: 760, w: 30, h: 30 }],
    ["as high as the window, on the left", { x: 10, y: 0, w: 300, h: 800 }],
    ["as high as the window, on the right", { x: 690, y: 0, w: 300, h: 800 }],
  ];
  it.each(things)("%s covers it nowhere and stays in the window", (_, thing) => {
    const at = placed([thing], NOTE, WINDOW);
    expect(apart(thing, at)).toBe(true);
    expect(at.x).toBeGreaterThanOrEqual(GAP);
    expect(at.y).toBeGreaterThanOrEqual(GAP);
    expect(at.x + NOTE.w).toBeLessThanOrEqual(WINDOW.w);
    expect(at.y + NOTE.h).toBeLessThanOrEqual(WINDOW.h);
  });

  it("spares what must be read, wherever there is another place", () => {
    const thing = { x: 500, y: 100, w: 100, h: 100 };
    const panel = { x: 700, y: 0, w: 300, h: 400 };
    expect(placed([thing], NOTE, WINDOW)).toEqual({ x: 500, y: 214 });
    const at = placed([thing], NOTE, WINDOW, [panel]);
    expect(apart(panel, at)).toBe(true);
    expect(apart(thing, at)).toBe(true);
    // Where nothing else fits, it covers that rather than the thing itself.
    expect(placed([thing], NOTE, WINDOW, [{ x: 0, y: 0, ...WINDOW }])).toEqual({ x: 500, y: 214 });
  });

  it("lies beside the panel that its thing is a part of, or at the thing itself where there is no room", () => {
    const button = { x: 720, y: 300, w: 60, h: 30 };
    const panel = { x: 700, y: 0, w: 300, h: 400 };
    expect(placed([panel, button], NOTE, WINDOW, [panel])).toEqual({ x: 686, y: 414 });
    const whole = { x: 0, y: 0, ...WINDOW };
    expect(placed([whole, button], NOTE, WINDOW, [whole])).toEqual({ x: 686, y: 344 });
  });

  it("goes further away rather than over what must be read", () => {
    const [square, card] = [{ x: 900, y: 350, w: 90, h: 50 }, { x: 0, y: 0, w: 1000, h: 340 }];
    const panel = { x: 0, y: 410, w: 1000, h: 200 };
    const at = placed([square], { w: 980, h: 150 }, { w: 1020, h: 800 }, [card, panel]);
    expect(at.y).toBeGreaterThanOrEqual(610);
  });

  it("lies over the foot of what fills the window", () => {
    expect(placed([{ x: 0, y: 0, w: 1000, h: 800 }], NOTE, WINDOW)).toEqual({ x: GAP, y: 800 - 150 - GAP });
  });
});
