import { expect, it } from "vitest";
import { DoubleClicks } from "../src/lib/clicks";

/** A control of the page, by the name of the thing on the board where it is one. */
const control = (target: string | null = null): Element => {
  const element = { closest: () => element, getAttribute: () => target } as unknown as Element;
  return element;
};

it("the second click of a double click does nothing to what has come to lie under the mouse since", () => {
  const clicks = new DoubleClicks(() => 0);
  const [pressed, other] = [control(), control()];
  expect([clicks.swallows(pressed, 1), clicks.swallows(other, 2)]).toEqual([false, true]);
  expect([clicks.swallows(pressed, 1), clicks.swallows(pressed, 2)]).toEqual([false, false]);
});

it("a thing of the board is the same when it is drawn anew, until the first click has answered something", () => {
  let answers = 0;
  const clicks = new DoubleClicks(() => answers);
  expect([clicks.swallows(control("space:1"), 1), clicks.swallows(control("space:1"), 2)]).toEqual([false, false]);
  clicks.swallows(control("space:1"), 1);
  answers = 1;
  expect(clicks.swallows(control("space:1"), 2)).toBe(true);
});

it("the keyboard and single clicks are never swallowed", () => {
  const clicks = new DoubleClicks(() => 0);
  expect([0, 1, 1, 0].map((detail) => clicks.swallows(control(), detail))).toEqual([false, false, false, false]);
});
