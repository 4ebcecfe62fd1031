import { expect, it } from "vitest";
import { bounded, firstPlan, fitted, isFair, isOpen, isShort, openOptions, resized, seatOf, suggestsHints, unpicked, valueOf, withOption, withPick } from "../src/frame/plans";

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
  // Among friends a bot's seat changes nothing that the host has not said.
  expect(suggestsHints({ seats: [seatOf("me"), seatOf("open"), seatOf("bot", "greedy")] })).toBe(false);
});

it("a seat that nobody sits on any more cannot be an option's value", () => {
  const first = { name: "first", default: "random", low: 0, high: 3, names: ["random", "seat-1", "seat-2", "seat-3"], needs: [0, 1, 2, 3], fair: [0, 3] };
  const rounds = { name: "rounds", default: 30, low: 1, high: 100, names: [], needs: [], fair: [1, 100] };
  expect(first.names.filter((value) => isOpen(first, value, 2))).toEqual(["random", "seat-1", "seat-2"]);
  expect(openOptions({ first: "seat-3", rounds: 9 }, [first, rounds], 3)).toEqual({ first: "seat-3", rounds: 9 });
  expect(openOptions({ first: "seat-3", rounds: 9 }, [first, rounds], 2)).toEqual({ rounds: 9 });
});

it("an option is as the game has it until something else is chosen", () => {
  const rounds = { name: "rounds", default: 30, low: 1, high: 100, names: [], needs: [], fair: [1, 100] };
  expect(valueOf({}, rounds)).toBe(30);
  const chosen = withOption(withOption({ first: "seat-1" }, rounds, 9), rounds, 12);
  expect([chosen, valueOf(chosen, rounds)]).toEqual([{ first: "seat-1", rounds: 12 }, 12]);
});

it("a seat picks, picks something else, and picks nothing", () => {
  const green = withPick(firstPlan(), 0, "colour", "green");
  expect(green.seats.map((seat) => seat.picks)).toEqual([{ colour: "green" }, {}]);
  expect(withPick(green, 0, "colour", "blue").seats[0]?.picks).toEqual({ colour: "blue" });
  expect(withPick(green, 0, "colour", null).seats[0]?.picks).toEqual({});
  expect(unpicked(green).seats.map((seat) => seat.picks)).toEqual([{}, {}]);
});

it("a number out of bounds becomes the nearest within them, and an empty box the least", () => {
  const share = { low: 25, high: 100 };
  expect([0, 10, 25, 60.4, 100, 101, NaN].map((wanted) => bounded(share, wanted))).toEqual([25, 25, 25, 60, 100, 100, 25]);
});

it("warns of numbers beyond what the game calls fair, and never of names", () => {
  const track = { names: [], fair: [4, 6] };
  expect([1, 3, 4, 6, 7].filter((value) => !isFair(track, value))).toEqual([1, 3, 7]);
  expect(isFair({ names: ["none"], fair: [0, 0] }, "none")).toBe(true);
});

it("knows a short match by its options", () => {
  const game = { short: { rounds: 30, "dealt-deeds": 3 } };
  expect(isShort(game, { rounds: 30, "dealt-deeds": 3, cash: 100 })).toBe(true);
  expect(isShort(game, { rounds: 30 })).toBe(false);
  expect(isShort({ short: {} }, {})).toBe(false);
});
