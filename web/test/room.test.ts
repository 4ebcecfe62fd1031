import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Room } from "../src/lib/room.svelte";
import { GameWords } from "../src/lib/words.svelte";
import type { TableInfo } from "../src/protocol";

vi.mock("../src/games/parts", () => ({ partsOf: () => Promise.resolve(null) }));

const INFO = { id: "k3v9", game: "shelter", seats: [{ seat: 0, mine: true }], waiting: [], words: {}, pack: {} } as unknown as TableInfo;
const dialled: string[] = [];

beforeEach(() => {
  dialled.length = 0;
  vi.spyOn(GameWords.prototype, "load").mockResolvedValue();
  vi.stubGlobal("location", { hash: "", pathname: "/table/k3v9", protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", class {
    constructor(address: string) {
      dialled.push(address);
    }

    close(): void {
      // Nobody listens any more.
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a table's page", () => {
  it("opens the table from one's own seat", async () => {
    vi.spyOn(api, "table").mockResolvedValue(INFO);
    const room = new Room("k3v9");
    await room.open();
    expect(dialled).toEqual(["ws://here/api/tables/k3v9/socket?seat=0"]);
    const shelf = room.words.leaves;
    room.look(null);
    expect(dialled[1]).toBe("ws://here/api/tables/k3v9/socket?");
    // What one seat has read is no other's.
    expect(room.words.leaves).not.toBe(shelf);
    room.close();
  });

  it("looks on when the seat has gone, and says so when nothing else can be done", async () => {
    vi.spyOn(api, "table").mockResolvedValueOnce(INFO);
    const room = new Room("k3v9");
    await room.open();
    vi.spyOn(api, "table").mockResolvedValueOnce({ ...INFO, seats: [{ seat: 0, mine: false }] } as unknown as TableInfo);
    await room.seatLost();
    expect(dialled[1]).toBe("ws://here/api/tables/k3v9/socket?");
    expect(room.fault).toBeNull();
    await room.seatLost();
    expect(dialled).toHaveLength(2);
    expect(room.fault).toBe("not-yours");
    room.close();
  });

  it("opens no line any more once it was left, whatever was still under way", async () => {
    let answer = (info: TableInfo): void => void info;
    vi.spyOn(api, "table").mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const room = new Room("k3v9");
    const opening = room.open();
    await Promise.resolve();
    room.close();
    answer(INFO);
    await opening;
    // Somebody sat down, and left before the server answered.
    room.look(0);
    expect(dialled).toEqual([]);
  });
});
