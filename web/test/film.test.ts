import { describe, expect, it, vi } from "vitest";
import { spread } from "../src/lib/chart";
import { courses, Film, standing } from "../src/lib/film";
import type { ReplayFrame, View } from "../src/protocol";

const view = (step: number) => ({ step }) as unknown as View;

function frame(step: number, more: Partial<ReplayFrame> = {}): ReplayFrame {
  const events = [{ number: step, kind: "recalled" as const }];
  return { step, version: step + 2, kind: step === 0 ? "start" : "action", seat: 0, back: 0, round: 1, events, view: null, ...more };
}

const film = (length: number, most = 100) => {
  const asked: [number, number][] = [];
  const frames = Array.from({ length }, (_, step) => frame(step, { round: Math.floor(step / 10) + 1 }));
  const fetch = (from: number, to: number) => {
    asked.push([from, to]);
    return Promise.resolve(frames.slice(from, Math.min(to, from + most)).map((one) => ({ ...one, view: view(one.step) })));
  };
  return { film: new Film(frames, null, fetch), asked };
};

describe("a film", () => {
  it("knows what had been taken back by a step: from the first event of it to the one that tells of it", () => {
    const frames = [frame(0), frame(1), frame(2), frame(3, { kind: "undo", back: 2 }), frame(4)];
    const one = new Film(frames, null, () => Promise.resolve([]));
    expect([one.takenBack(2), one.takenBack(3), one.takenBack(4)]).toEqual([[], [{ first: 1, end: 3 }], [{ first: 1, end: 3 }]]);
  });

  it("asks for views as they are looked at, each part once", async () => {
    const { film: one, asked } = film(100);
    expect(await one.view(3)).toEqual(view(3));
    expect(await one.view(4)).toEqual(view(4));
    expect(asked).toEqual([[0, 40]]);
    await Promise.all([one.view(85), one.view(86)]);
    expect(asked).toEqual([[0, 40], [80, 120]]);
  });

  it("asks on where the server gave fewer views than were wanted", async () => {
    const { film: one, asked } = film(100, 15);
    expect(await one.view(35)).toEqual(view(35));
    expect(asked.filter(([from]) => from < 40)).toEqual([[0, 40], [15, 40], [30, 40]]);
  });

  it("says so where there is nothing, and can be asked again", async () => {
    let broken = true;
    const one = new Film([frame(0)], null, () => Promise.resolve(broken ? [] : [{ ...frame(0), view: view(0) }]));
    await expect(one.view(0)).rejects.toThrow("no views from step 0");
    broken = false;
    expect(await one.view(0)).toEqual(view(0));
  });

  it("asks again for what could not be had ahead of time, and makes no noise about it", async () => {
    const frames = Array.from({ length: 100 }, (_, step) => frame(step));
    let broken = true;
    const one = new Film(frames, null, async (from, to) => {
      if (from >= 40 && broken) throw new Error("no network");
      return frames.slice(from, to).map((told) => ({ ...told, view: view(told.step) }));
    });
    const unheard = vi.fn();
    process.once("unhandledRejection", unheard);
    expect(await one.view(30)).toEqual(view(30));
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", unheard);
    expect(unheard).not.toHaveBeenCalled();
    broken = false;
    expect(await one.view(40)).toEqual(view(40));
  });

  it("knows its rounds and what had been told", () => {
    const { film: one } = film(25);
    expect(one.rounds).toEqual([{ round: 1, step: 0 }, { round: 2, step: 10 }, { round: 3, step: 20 }]);
    expect(one.told(2).map((event) => event.number)).toEqual([0, 1, 2]);
    expect(one.last).toBe(24);
  });
});

describe("what a match came to", () => {
  it("leaves out what was taken back", () => {
    const frames = [frame(0), frame(1), frame(2), frame(3, { kind: "undo", back: 2 }), frame(4)];
    expect(standing(frames).flatMap((one) => one.events).map((event) => event.number)).toEqual([0, 4]);
  });

  it("has each round once, though it was begun again after a move was taken back", () => {
    const joy = (value: number) => [value] as unknown as View;
    const frames = [
      frame(0, { view: joy(0) }),
      frame(1, { round: 2, view: joy(3) }),
      frame(2, { round: 3, view: joy(5) }),
      frame(3, { round: 3 }),
      frame(4, { kind: "undo", back: 2, round: 2, view: joy(3) }),
      frame(5, { round: 3, view: joy(4) }),
      frame(6, { round: 3, view: joy(9) }),
    ];
    expect(new Film(frames, null, () => Promise.resolve([])).rounds).toEqual([{ round: 1, step: 0 }, { round: 2, step: 1 }, { round: 3, step: 5 }]);
    expect(courses(frames, (one) => one as unknown as number[])).toEqual({ rounds: [1, 2, 3], values: [[3, 4, 9]] });
  });

  it("tells how a number went from round to round", () => {
    const joy = (values: number[]) => values as unknown as View;
    const frames = [
      frame(0, { view: joy([0, 0]) }),
      frame(1),
      frame(2, { round: 2, view: joy([3, 1]) }),
      frame(3, { round: 2 }),
      frame(4, { round: 3, view: joy([4, 6]) }),
      frame(5, { round: 3, view: joy([9, 7]) }),
    ];
    expect(courses(frames, (one) => one as unknown as number[])).toEqual({ rounds: [1, 2, 3], values: [[3, 4, 9], [1, 6, 7]] });
  });

  it("names beside the lines do not cover each other", () => {
    expect(spread([50, 52, 10], 12, 0, 100)).toEqual([50, 62, 10]);
    expect(spread([98, 99, 100], 12, 0, 100)).toEqual([76, 88, 100]);
  });
});
