/** All sentences: the page's own and the game's, from the same Fluent files as Python, in both languages at once. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../locale/page.en.ftl?raw";
import russian from "../../locale/page.ru.ftl?raw";
import type { GameId, LeafJson, PackJson, RemarkJson } from "../protocol";
import { FUNCTIONS } from "./grammar";
import type { LeafShelf } from "./leaves.svelte";
import { chaptersOf, slugOf, type Chapter } from "./reference";
import { LANGUAGES, settings, type Lang } from "./settings.svelte";

/** An argument as it comes over the wire: an id, a number, several of them together, or what the game words itself. */
export type ValueJson = string | number | readonly (string | number)[];
export type ArgsJson = Readonly<Record<string, ValueJson | object | null>>;
export type Args = Record<string, FluentVariable>;
/** Words for arguments that are no labels, such as what a deal holds: by name, for the message's arguments together. */
export type Phraser = (args: ArgsJson) => Args;
export type Labeller = (domain: string, value: string | number) => string | null;

/** In the place of a name that has not come yet. */
const COMING = "…";

const PAGE: Readonly<Record<Lang, string>> = { en: english, ru: russian };
/** What a game's page says itself stands in the game's folder, and is loaded with its board. */
const GAMES = import.meta.glob<string>("../games/*/page.*.ftl", { query: "?raw", import: "default" });

function bundleOf(lang: Lang, resource: FluentResource): FluentBundle {
  // Isolating marks would show as boxes in drawn text and are not needed between two left-to-right languages.
  const bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(resource);
  return bundle;
}

/** As on the board: four figures stand together, more are grouped. */
const GROUPING = { useGrouping: "min2" as const };

function plain(args: Args): Args {
  const numbered = (value: FluentVariable) => (typeof value === "number" ? new FluentNumber(value, GROUPING) : value);
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, numbered(value)]));
}

function format(bundle: FluentBundle, id: string, args: Args): string | null {
  const pattern = bundle.getMessage(id)?.value;
  // Names such as S.P.E.C.I.A.L. bring the full stop of their sentence with them.
  return pattern ? bundle.formatPattern(pattern, plain(args), []).replace(/(?<!\.)\.\.$/, ".") : null;
}

const pages: Readonly<Record<Lang, FluentBundle>> = {
  en: bundleOf("en", new FluentResource(PAGE.en)),
  ru: bundleOf("ru", new FluentResource(PAGE.ru)),
};

const learnt = new Set<string>();

/** What the page of a game says, in both languages: from then on it is said like the page's own. */
export async function learn(game: string): Promise<void> {
  if (learnt.has(game)) return;
  const texts = await Promise.all(LANGUAGES.map((lang) => GAMES[`../games/${game}/page.${lang}.ftl`]?.()));
  LANGUAGES.forEach((lang, number) => pages[lang].addResource(new FluentResource(texts[number] ?? "")));
  learnt.add(game);
}

/** Whether the page has such a sentence. */
export function has(id: string): boolean {
  return pages[settings.lang].hasMessage(id);
}

/** A sentence of the page itself. */
export function say(id: string, args: Args = {}): string {
  return format(pages[settings.lang], id, args) ?? id;
}

/** The words and cards of one game, as the server's addresses give them. */
export class GameWords<G extends GameId = GameId> {
  #bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});
  #packs = $state.raw<Partial<Record<Lang, PackJson<G>>>>({});
  /** Where things of guarded domains come from: of the seat, or the film, that is looked at. */
  leaves = $state.raw<LeafShelf | null>(null);
  /** The messages' ids as they follow each other: the same in every language. */
  #ids: readonly string[] = [];
  /** What is called otherwise at this table: people instead of seats, rooms instead of numbers. */
  labeller: Labeller = () => null;
  phraser: Phraser = () => ({});
  /** The options of the table, by their names: rules speak with its numbers. */
  numbers = $state.raw<Readonly<Record<string, string | number>>>({});

  get ready(): boolean {
    return this.#bundles[settings.lang] !== undefined && this.#packs[settings.lang] !== undefined;
  }

  get pack(): PackJson<G> {
    const pack = this.#packs[settings.lang];
    if (!pack) throw new Error("words are asked for before they came");
    return pack;
  }

  add(lang: Lang, ftl: string, pack: PackJson<G>): void {
    const resource = new FluentResource(ftl);
    this.#ids = resource.body.map((entry) => entry.id);
    this.#bundles = { ...this.#bundles, [lang]: bundleOf(lang, resource) };
    this.#packs = { ...this.#packs, [lang]: pack };
  }

  /** Both languages, the one that is read first, so that switching needs nothing. */
  async load(words: Record<string, string>, packs: Record<string, string>): Promise<void> {
    const order = [settings.lang, ...LANGUAGES.filter((lang) => lang !== settings.lang)];
    for (const lang of order) {
      const [ftl, pack] = await Promise.all([get(words[lang]), get(packs[lang])]);
      this.add(lang, await ftl.text(), (await pack.json()) as PackJson<G>);
    }
  }

  has(id: string): boolean {
    return this.#bundles[settings.lang]?.hasMessage(id) ?? false;
  }

  text(id: string, args: Args = {}): string {
    const bundle = this.#bundles[settings.lang];
    return (bundle && format(bundle, id, args)) ?? id;
  }

  label(domain: string, value: string | number): string {
    return this.labeller(domain, value) ?? this.#named(domain, String(value));
  }

  #named(domain: string, value: string): string {
    const pack = this.#packs[settings.lang];
    if (this.leaves && pack?.guarded.includes(domain)) return this.leaves.read(domain, value)?.label ?? COMING;
    return pack?.labels[domain]?.[value] ?? value;
  }

  /** A thing that not everybody may read, its data of the game's own type; null until it has come. */
  leaf<Data>(domain: string, id: string): (LeafJson & { readonly data: Data }) | null {
    return (this.leaves?.read(domain, id) ?? null) as (LeafJson & { readonly data: Data }) | null;
  }

  /** A message whose arguments are ids and numbers, as they came over the wire. */
  wired(id: string, args: ArgsJson, more: Args = {}): string {
    const domains = this.#packs[settings.lang]?.domains[id.replace(/-hidden$/, "")] ?? {};
    const worded: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const domain = domains[name];
      if (isValue(value)) worded[name] = this.worded(domain, value);
    }
    return this.text(id, { ...worded, ...this.phraser(args), ...more });
  }

  /** Parts as a list with an "and" before the last. */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.text("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
  }

  /** One label, or several one after another. */
  worded(domain: string | undefined, value: ValueJson): string | number {
    if (typeof value === "object") return value.map((one) => this.worded(domain, one)).join(", ") || "–";
    return domain === undefined ? value : this.label(domain, value);
  }

  /** What is lacking for what a rule forbids, or why a tie was broken so: sentences with figures, said beside another. */
  remarks(remarks: readonly RemarkJson[]): string {
    return remarks.map(({ message, args }) => this.wired(message, args)).join(" ");
  }

  rule(id: string): string {
    return this.text(`rule-${slugOf(id)}`, { ...this.numbers });
  }

  /** The whole rules reference, in the language that is read. */
  reference(): Chapter[] {
    const others = LANGUAGES.filter((lang) => lang !== settings.lang).flatMap((lang) => this.#bundles[lang] ?? []);
    const also = (id: string) => others.map((bundle) => format(bundle, id, { ...this.numbers }) ?? "").join(" ");
    return chaptersOf(this.#ids, (id) => this.text(id, { ...this.numbers }), also);
  }
}

/** A sentence as it is quoted within another, which has the stop. */
export function unstopped(sentence: string): string {
  return sentence.replace(/(?<![.…])\.$/u, "");
}

/** Whether an argument is what labels are for. */
function isValue(value: ValueJson | object | null): value is ValueJson {
  return typeof value !== "object" || Array.isArray(value);
}

async function get(address: string | undefined): Promise<Response> {
  const answer = await fetch(address ?? "");
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
