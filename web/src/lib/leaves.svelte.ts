/** Things of the content that not everybody may read: asked for when they are first looked at, there as soon as they have come. */

import { MOST_KEYS, type LeafJson, type Leaves } from "../protocol";
import { settings, type Lang } from "./settings.svelte";

/** Asks the server for things, as domain:id; it gives those that may be read. */
export type AskLeaves = (lang: Lang, keys: readonly string[]) => Promise<Leaves>;

/** What one seat of one table, or one film, may read. */
export class LeafShelf {
  #known = $state.raw<Readonly<Record<string, LeafJson>>>({});
  /** What is on its way. */
  readonly #asked = new Set<string>();
  #wanted: { lang: Lang; key: string }[] = [];

  constructor(private readonly ask: AskLeaves) {}

  /** The thing in the language that is read; null until it has come. Whoever looked is shown it then. */
  read(domain: string, id: string): LeafJson | null {
    const lang = settings.lang;
    const found = this.#known[`${lang} ${domain}:${id}`];
    if (!found) this.#want(lang, `${domain}:${id}`);
    return found ?? null;
  }

  #want(lang: Lang, key: string): void {
    if (this.#asked.has(`${lang} ${key}`)) return;
    this.#asked.add(`${lang} ${key}`);
    // All that one look at the table needs is asked for together.
    if (this.#wanted.length === 0) queueMicrotask(() => this.#askForAll());
    this.#wanted.push({ lang, key });
  }

  #askForAll(): void {
    const wanted = this.#wanted;
    this.#wanted = [];
    for (const lang of new Set(wanted.map((one) => one.lang))) {
      const keys = wanted.filter((one) => one.lang === lang).map((one) => one.key);
      for (let at = 0; at < keys.length; at += MOST_KEYS) void this.#fetch(lang, keys.slice(at, at + MOST_KEYS));
    }
  }

  /** What did not come, for whatever reason, is asked for again when it is next looked at. */
  async #fetch(lang: Lang, keys: readonly string[]): Promise<void> {
    const given = await this.ask(lang, keys).catch(() => ({ leaves: {} }));
    for (const key of keys) this.#asked.delete(`${lang} ${key}`);
    const come = Object.entries(given.leaves).flatMap(([domain, things]) =>
      Object.entries(things).map(([id, leaf]) => [`${lang} ${domain}:${id}`, leaf] as const),
    );
    if (come.length > 0) this.#known = { ...this.#known, ...Object.fromEntries(come) };
  }
}
