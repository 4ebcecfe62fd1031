import { beforeEach, describe, expect, it, vi } from "vitest";
import { Shelf } from "../src/lib/shelf";

describe("what a browser remembers of its tables", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  });

  it("is there again for another page", () => {
    new Shelf<number>("marks").put("t1.0", 7);
    expect(new Shelf<number>("marks").get("t1.0")).toBe(7);
    expect(new Shelf<number>("marks").get("t1.1")).toBeNull();
  });

  it("is kept of the last forty alone", () => {
    const shelf = new Shelf<number>("marks");
    for (let table = 0; table < 45; table++) shelf.put(`t${table}`, table);
    expect([shelf.get("t4"), shelf.get("t5"), shelf.get("t44")]).toEqual([null, 5, 44]);
  });

  it("is nothing where what stands there cannot be read", () => {
    localStorage.setItem("bottlecap.marks", "{");
    expect(new Shelf<number>("marks").get("t1")).toBeNull();
  });
});
