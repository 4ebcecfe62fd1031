import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal, type ReplayQuery } from "../src/lib/api";
import { ReplayRoom } from "../src/lib/replay.svelte";
import { GameWords } from "../src/lib/words.svelte";
import type { Replay, ReplayFrame, TableInfo } from "../src/protocol";

vi.mock("../src/games/parts", () => ({ partsOf: () => Promise.resolve(null) }));

const INFO = { id: "k3v9", game: "shelter", seats: [], waiting: [], words: {}, pack: {} } as unknown as TableInfo;

/** A match of three steps; every view says whose eyes it is seen with. */
function answer({ seat, views }: ReplayQuery): Replay {
  const frames = [0, 1, 2].map((step) => ({ step, version: step + 1, events: [], round: 1, view: views === "all" ? { seat, step } : null }));
  return { steps: 3, frames: frames as unknown as ReplayFrame[], result: null };
}

let fails = false;
/** What the server has been asked with these eyes is answered when the test says so. */
const held = new Map<string, Promise<void>>();

beforeEach(() => {
  fails = false;
  held.clear();
  vi.spyOn(GameWords.prototype, "load").mockResolvedValue();
  vi.spyOn(api, "table").mockResolvedValue(INFO);
  vi.spyOn(api, "replay").mockImplementation(async (_, query) => {
    const failing = fails;
    await held.get(query.seat);
    if (failing) throw new Refusal({ code: "network", rule: null, detail: "" });
    return answer(query);
  });
});
afterEach(() => vi.restoreAllMocks());

async function opened(): Promise<ReplayRoom> {
  const room = new ReplayRoom("k3v9");
  await room.open(new URLSearchParams());
  return room;
}

/** Hold back whatever is asked with these eyes; what lets it go. */
function hold(seat: string): () => void {
  let release = (): void => undefined;
  held.set(seat, new Promise((resolve) => (release = resolve)));
  return release;
}

describe("a replay", () => {
  it("tells of a fault until something succeeds", async () => {
    const room = await opened();
    expect(room.fault).toBeNull();
    fails = true;
    await room.look("watch");
    expect(room.fault).toBe("network");
    expect(room.seat).toBe("open");
    fails = false;
    await room.go(1);
    expect(room.fault).toBeNull();
  });

  it("shows the point of view that was chosen last, whichever is answered last", async () => {
    const room = await opened();
    const release = hold("0");
    const slow = room.look("0");
    await room.look("watch");
    release();
    await slow;
    expect(room.seat).toBe("watch");
    expect(room.session.now?.view).toEqual({ seat: "watch", step: 0 });
  });

  it("says nothing of a failure that nobody waits for any more", async () => {
    const room = await opened();
    const release = hold("0");
    fails = true;
    const slow = room.look("0");
    fails = false;
    await room.look("watch");
    release();
    await slow;
    expect(room.fault).toBeNull();
  });
});
