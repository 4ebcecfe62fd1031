import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type LineState, type Shelf, type Socket } from "../src/lib/connection";
import type { Update } from "../src/protocol";

class FakeSocket implements Socket {
  sent: string[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line stands, and the server tells how things are. */
  up(version: number, since = 0): void {
    this.onopen?.(undefined as never);
    this.tell({ type: "update", version, since, acks: [] });
  }
}

function room(kept: ReturnType<Shelf["read"]> = []) {
  const sockets: FakeSocket[] = [];
  const updates: Update[] = [];
  const lines: [LineState, number][] = [];
  const shelf = { stored: kept, read: () => kept, write: (messages: readonly unknown[]) => (shelf.stored = [...messages] as typeof kept) };
  const refused = vi.fn();
  const listener = {
    update: (update: Update) => updates.push(update),
    presence: vi.fn(),
    refused,
    line: (state: LineState, unsent: number) => lines.push([state, unsent]),
  };
  const connection = new Connection((version) => `v${version}`, listener, shelf, (address) => {
    const socket = new FakeSocket(address);
    sockets.push(socket);
    return socket;
  });
  connection.open();
  const last = () => sockets[sockets.length - 1] as FakeSocket;
  return { connection, sockets, updates, lines, shelf, refused, last };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to the server", () => {
  it("sends an answer again with the same id until it is acknowledged", async () => {
    const { connection, last, lines, shelf } = room();
    last().up(3);
    const answer = connection.send({ type: "play", decision: 7, action: { kind: "pass" } });
    const first = last().sent[0] ?? "";
    last().close();
    expect(lines[lines.length - 1]).toEqual(["lost", 1]);
    await vi.advanceTimersByTimeAsync(10000);
    last().up(3, 3);
    expect(last().sent[0]).toBe(first);
    expect(shelf.stored).toHaveLength(1);
    last().tell({ type: "update", version: 4, since: 3, acks: [JSON.parse(first).id] });
    expect((await answer).type).toBe("ack");
    expect(lines[lines.length - 1]).toEqual(["live", 0]);
    expect(shelf.stored).toEqual([]);
  });

  it("takes an acknowledgement alone for what the server had stored before the line broke", async () => {
    const { connection, last, updates, lines } = room();
    last().up(3);
    const answer = connection.send({ type: "undo" });
    const id = JSON.parse(last().sent[0] ?? "").id as string;
    last().tell({ type: "ack", id, version: 3 });
    expect(await answer).toEqual({ type: "ack", id, version: 3 });
    expect(updates).toHaveLength(1);
    expect(lines[lines.length - 1]).toEqual(["live", 0]);
  });

  it("comes back with the number of the last update", async () => {
    const { last, updates } = room();
    expect(last().address).toBe("vnull");
    last().up(12);
    last().close();
    await vi.advanceTimersByTimeAsync(10000);
    expect(last().address).toBe("v12");
    last().up(14, 12);
    expect(updates.map((update) => update.version)).toEqual([12, 14]);
  });

  it("takes no update that follows on another number", async () => {
    const { last, updates, sockets } = room();
    last().up(12);
    last().tell({ type: "update", version: 15, since: 14, acks: [] });
    expect(updates).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(last().address).toBe("v12");
  });

  it("sends what a page before a reload could not", () => {
    const { last } = room([{ type: "undo", id: "kept" }]);
    last().up(1);
    expect(last().sent).toEqual([JSON.stringify({ type: "undo", id: "kept" })]);
  });

  it("sends again what the server could not store, and tells of nothing", async () => {
    const { connection, last, refused } = room();
    last().up(1);
    void connection.send({ type: "undo" });
    const id = JSON.parse(last().sent[0] ?? "").id as string;
    last().tell({ type: "refused", id, code: "retry", rule: null, detail: "" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().sent.filter((text) => JSON.parse(text).id === id)).toHaveLength(2);
    expect(refused).not.toHaveBeenCalled();
  });

  it("gives up where the server will not have it", async () => {
    const { last, lines, sockets } = room();
    last().onclose?.({ code: 4403 });
    await vi.advanceTimersByTimeAsync(60000);
    expect(lines[lines.length - 1]?.[0]).toBe("closed");
    expect(sockets).toHaveLength(1);
  });

  it("does not trust a line that has been silent for long", async () => {
    const { last, lines } = room();
    last().up(1);
    await vi.advanceTimersByTimeAsync(60000);
    expect(lines.some(([state]) => state === "lost")).toBe(true);
  });
});
