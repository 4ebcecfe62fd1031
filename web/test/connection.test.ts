import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type LineState, type Shelf, type Socket } from "../src/lib/connection";
import type { Update } from "../src/protocol";

class FakeSocket implements Socket {
  sent: string[] = [];
  closed = false;
  readyState = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  stand(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }

  /** The line stands, and the server tells how things are. */
  up(version: number, since = 0): void {
    this.stand();
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
    holding: vi.fn(),
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

  it("needs nothing that browsers keep for https: a page in a home network comes by http", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { connection, last } = room();
    last().up(1);
    void connection.send({ type: "undo" });
    void connection.send({ type: "undo" });
    const [first, second] = last().sent.map((text) => JSON.parse(text).id as string);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it("leaves no dial behind when it is hurried", async () => {
    const { connection, last, sockets, updates, lines } = room();
    last().up(3);
    last().close();
    connection.hurry();
    connection.hurry();
    // A browser calls it a fault to close a socket that is still dialling: it is closed as soon as it stands.
    expect(sockets.map((socket) => socket.closed)).toEqual([true, false, false]);
    sockets[1]?.stand();
    expect(sockets.map((socket) => socket.closed)).toEqual([true, true, false]);
    expect(sockets[1]?.sent).toEqual([]);
    // What the replaced one still has to say is nobody's business: not its messages, nor its end.
    sockets[1]?.tell({ type: "update", version: 4, since: 3, acks: [] });
    last().up(4, 3);
    await vi.advanceTimersByTimeAsync(10000);
    expect(updates.map((update) => update.version)).toEqual([3, 4]);
    expect(lines.at(-1)).toEqual(["live", 0]);
    expect(sockets).toHaveLength(3);
  });

  it("lets nobody wait for an answer that cannot come any more", async () => {
    const { connection, last, shelf, refused } = room();
    last().up(1);
    const answers = [connection.send({ type: "hint" }), connection.send({ type: "undo" })];
    connection.close();
    expect(await Promise.all(answers)).toMatchObject([{ type: "refused", code: "network" }, { type: "refused", code: "network" }]);
    // The seat was changed: nothing went wrong that would have to be told.
    expect(refused).not.toHaveBeenCalled();
    expect(shelf.stored.map((message) => message.type)).toEqual(["undo"]);
  });

  it("keeps for the next page what changes something, and no questions", () => {
    const { connection, last, shelf } = room();
    last().up(1);
    void connection.send({ type: "hint" });
    void connection.send({ type: "why", action: { kind: "pass" } });
    void connection.send({ type: "play", decision: 7, action: { kind: "pass" } });
    expect(shelf.stored.map((message) => message.type)).toEqual(["play"]);
  });

  it("does not trust a line that has been silent for long", async () => {
    const { last, lines } = room();
    last().up(1);
    await vi.advanceTimersByTimeAsync(60000);
    expect(lines.some(([state]) => state === "lost")).toBe(true);
  });
});
