/** The page's words as they lie in its folders, and what its sources say of them. */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export const LANGS = ["en", "ru"] as const;

function folders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The games whose page has words of its own. */
export const GAMES = folders("src/games").filter((game) => existsSync(fileOf(game, "en")));

/** The file of a game's words; of the frame's own, where no game is named. */
export function fileOf(game: string | null, lang: string): string {
  return game === null ? `locale/page.${lang}.ftl` : `src/games/${game}/page.${lang}.ftl`;
}

export function idsIn(file: string): string[] {
  return new FluentResource(readFileSync(file, "utf8")).body.map((entry) => entry.id);
}

/** The sources of a game's folder; the frame's are all that lies in no such folder, the games without a board included. */
export function sourcesOf(game: string | null): string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && (GAMES.find((one) => file.startsWith(`games/${one}/`)) ?? null) === game)
    .map((file) => readFileSync(`src/${file}`, "utf8"));
}

/** Whether a text says a message: by its whole name, or by one that is put together there. */
export class Said {
  readonly #texts: readonly string[];
  readonly #patterns: readonly RegExp[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    const templates = texts.flatMap((text) => [...text.matchAll(/`([a-z]+-[^`\s]*\$\{[^`\s]*)`/g)].map((match) => match[1] ?? ""));
    this.#patterns = templates.map(patternOf);
  }

  says(id: string): boolean {
    return this.#texts.some((text) => text.includes(`"${id}"`)) || this.#patterns.some((pattern) => pattern.test(id));
  }
}

/** A gap right behind a game's id is filled by one word: otherwise `pig-${kind}` would say all that Pig has. */
function patternOf(template: string): RegExp {
  const pieces = template.split(/\$\{[^}]*\}/);
  const gap = pieces[1] === "" && GAMES.some((game) => pieces[0] === `${game}-`) ? "\\w+" : "[\\w-]+";
  return new RegExp(`^${pieces.join(gap)}$`);
}
