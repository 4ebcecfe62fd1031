import { expect, it } from "vitest";
import { firstPlan, fitted, isSeated, resized, seatOf, seatedOptions, suggestsHints, unpicked, withPick } from "../src/frame/plans";

it("a table that grows gets open seats, one that shrinks keeps the first", () => {
  const grown = resized(firstPlan(), 4);
  expect(grown.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  expect(resized(grown, 2).seats.map((seat) => seat.kind)).toEqual(["me", "open"]);
});

it("has as many seats as the game can have, one too", () => {
  const counts = (players: number[], seats: number) => fitted(resized(firstPlan(), seats), players).seats.length;
  expect(counts([1, 2, 3, 4], 1)).toBe(1);
  expect(counts([2, 3, 4], 1)).toBe(2);
  expect(counts([2, 3, 4], 6)).toBe(4);
  expect(counts([1], 2)).toBe(1);
  expect(fitted(firstPlan(), [1]).seats.map((seat) => seat.kind)).toEqual(["me"]);
});

it("suggests hints to whoever plays alone or against bots", () => {
  expect(suggestsHints(firstPlan())).toBe(false);
  expect(suggestsHints(resized(firstPlan(), 1))).toBe(true);
  expect(suggestsHints({ seats: [seatOf("me"), seatOf("bot", "greedy")] })).toBe(true);
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
