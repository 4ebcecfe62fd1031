import { afterEach, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { levelFor } from "../src/lib/levels";
import { startMatch } from "../src/lib/start";

afterEach(() => vi.restoreAllMocks());

it("sits down with bots of the level that was chosen, and with the options of a short match", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true, kept: false });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  expect(await startMatch({ id: "shelter" }, "Ann", { players: 3, level: "easy", options: { rounds: 5 } })).toBe("k3v9");
  expect(create.mock.calls[0]?.[0].seats).toEqual([{ kind: "me", name: "Ann", picks: {} }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }]);
  expect(create.mock.calls[0]?.[0].options).toEqual({ rounds: 5 });
});

it("sits down with what was picked, and leaves to the server what was not", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true, kept: false });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  await startMatch({ id: "shelter" }, "Ann", { players: 2, level: "", options: {} }, { colour: "green", hat: null });
  expect(create.mock.calls[0]?.[0].seats[0]).toEqual({ kind: "me", name: "Ann", picks: { colour: "green" } });
});

it("sits down alone where one plays alone", async () => {
  vi.spyOn(api, "setName").mockResolvedValue({ name: "Ann", known: true, kept: false });
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "k3v9" });
  await startMatch({ id: "locker" }, "Ann", { players: 1, level: "", options: {} });
  expect(create.mock.calls[0]?.[0].seats).toEqual([{ kind: "me", name: "Ann", picks: {} }]);
});

it("offers the level that was chosen last, where the game has it, and else the usual one", () => {
  const known = { bots: ["easy", "normal", "hard"] };
  expect(levelFor(known, "easy")).toBe("easy");
  expect(levelFor(known, "")).toBe("normal");
  expect(levelFor({ bots: ["random"] }, "easy")).toBe("random");
  expect(levelFor({ bots: [] }, "easy")).toBe("");
});
