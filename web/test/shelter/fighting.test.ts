import { describe, expect, it } from "vitest";
import { lastThrow } from "../../src/games/shelter/fighting";
import type { ShelterEvent as Event } from "../../src/games/shelter/wire";

const event = (kind: string, seat: number): Event => ({ kind, seat, number: 0 }) as unknown as Event;
const fight = (seat: number): Event[] => [
  { ...event("fight-rolled", seat), first: 3, second: 4, bonus: 1 } as Event,
  { ...event("fight-won", seat), threat: "raiders-1" } as Event,
];
const moves = (seat: number, count: number): Event[] => Array.from({ length: count }, () => event("gained", seat));

describe("the dice of the last fight", () => {
  it("are shown after the throw", () => {
    expect(lastThrow([event("placed", 0), ...fight(0)], 0)).toEqual({ seat: 0, dice: [3, 4], bonus: 1, threat: "raiders-1", won: true });
    expect(lastThrow([event("placed", 0)], 0)).toBeNull();
  });

  it("stay while the others move, until one places again", () => {
    const after = [...fight(0), event("placed", 1), ...moves(1, 30)];
    expect(lastThrow(after, 0)?.seat).toBe(0);
    expect(lastThrow([...after, event("placed", 0)], 0)).toBeNull();
  });

  it("give way to a later fight of anybody, which is news for a while", () => {
    const after = [...fight(0), event("placed", 1), ...fight(1)];
    expect(lastThrow(after, 0)?.seat).toBe(1);
    expect(lastThrow([...after, ...moves(1, 9)], 0)?.seat).toBe(1);
    expect(lastThrow([...after, ...moves(1, 10)], 0)).toBeNull();
  });

  it.each(["round", "undone", "taken-back"])("are old after: %s", (kind) => {
    expect(lastThrow([...fight(0), event(kind, 0)], 0)).toBeNull();
  });
});
