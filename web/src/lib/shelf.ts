/** What this browser remembers of each table: the last ones it was at. */

import { remember, remembered } from "./settings.svelte";

const TABLES = 40;

export class Shelf<T> {
  constructor(private readonly key: string) {}

  get(place: string): T | null {
    return this.#all()[place] ?? null;
  }

  put(place: string, value: T): void {
    const others = Object.entries(this.#all()).filter(([other]) => other !== place);
    remember(this.key, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [place, value]])));
  }

  #all(): Record<string, T> {
    try {
      return JSON.parse(remembered(this.key) ?? "{}") as Record<string, T>;
    } catch {
      return {};
    }
  }
}
