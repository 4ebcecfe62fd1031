import { expect, it } from "vitest";
import { firstPlan, resized } from "../src/frame/plans";

it("a table that grows gets open seats, one that shrinks keeps the first", () => {
  const grown = resized(firstPlan(), 4);
  expect(grown.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  expect(resized(grown, 2).seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
});
