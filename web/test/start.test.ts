import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { startMatch } from "../src/lib/start";
import type { GameInfo } from "../src/protocol";

afterEach(() => vi.restoreAllMocks());

it("leaves it to the server how well bots play where nobody chose", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  expect(await startMatch({ id: "shelter", bots: ["random", "greedy"] } as unknown as GameInfo, "Ann", 3)).toBe("k3v9");
  expect(create.mock.calls[0]?.[0].seats).toEqual([{ kind: "me", name: "Ann", picks: {} }, { kind: "bot" }, { kind: "bot" }]);
});

it("sits down with what was picked, and leaves to the server what was not", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  await startMatch({ id: "shelter" } as unknown as GameInfo, "Ann", 2, { colour: "green", hat: null });
  expect(create.mock.calls[0]?.[0].seats[0]).toEqual({ kind: "me", name: "Ann", picks: { colour: "green" } });
});

it("sits down alone where one plays alone", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  await startMatch({ id: "locker", players: [1, 2, 3, 4] } as unknown as GameInfo, "Ann", 1);
  expect(create.mock.calls[0]?.[0].seats).toEqual([{ kind: "me", name: "Ann", picks: {} }]);
});
