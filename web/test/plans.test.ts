import { expect, it } from "vitest";
import { firstPlan, isSeated, resized, seatedOptions, unpicked, withPick } from "../src/frame/plans";

it("a table that grows gets open seats, one that shrinks keeps the first", () => {
  const grown = resized(firstPlan(), 4);
  expect(grown.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  expect(resized(grown, 2).seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
});

it("a seat that nobody sits on any more cannot be an option's value", () => {
  expect(["seat-2", "seat-3", "random"].filter((value) => isSeated(value, 2))).toEqual(["seat-2", "random"]);
  expect(seatedOptions({ first: "seat-3", rounds: 9 }, 3)).toEqual({ first: "seat-3", rounds: 9 });
  expect(seatedOptions({ first: "seat-3", rounds: 9 }, 2)).toEqual({ rounds: 9 });
});

it("a seat picks, picks something else, and picks nothing", () => {
  const green = withPick(firstPlan(), 0, "colour", "green");
  expect(green.seats.map((seat) => seat.picks)).toEqual([{ colour: "green" }, {}]);
  expect(withPick(green, 0, "colour", "blue").seats[0]?.picks).toEqual({ colour: "blue" });
  expect(withPick(green, 0, "colour", null).seats[0]?.picks).toEqual({});
  expect(unpicked(green).seats.map((seat) => seat.picks)).toEqual([{}, {}]);
});
