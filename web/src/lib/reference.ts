/** The rules reference: the game's own messages read from top to bottom, chapters and rules, and how they are searched. */

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** "place-occupied", as `rule-place-occupied` and `shelter/place-occupied` name it. */
  readonly slug: string;
  readonly text: string;
  /** The same in the other languages: what one read elsewhere is found too. */
  readonly also: string;
}

/** A piece of a text; `hit` where it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

export function slugOf(rule: string): string {
  return rule.slice(rule.indexOf("/") + 1);
}

/** Chapters with their rules, in the order of the messages. Rules before the first chapter have one without a title. */
export function chaptersOf(ids: readonly string[], text: (id: string) => string, also: (id: string) => string): Chapter[] {
  const chapters: { id: string; title: string; rules: Rule[] }[] = [];
  for (const id of ids) {
    if (id.startsWith("chapter-")) chapters.push({ id: id.slice(8), title: text(id), rules: [] });
    if (!id.startsWith("rule-")) continue;
    if (chapters.length === 0) chapters.push({ id: "", title: "", rules: [] });
    chapters[chapters.length - 1]?.rules.push({ slug: id.slice(5), text: text(id), also: also(id) });
  }
  return chapters;
}

/** As letters are compared: no capitals, and ё is е. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

/** What is looked for, without its ending: "рента" is to find "ренту", and "rooms" a room. */
export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter((word) => word !== "").map((word) => word.replace(/(?<=[а-я]{3})[аеиоуыэюяьй]{1,2}$|(?<=[a-z]{3})s$/, ""));
}

/** The chapters with only those rules that have every word, in one language or the other; a chapter's title counts for its rules. */
export function found(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...chapters];
  const has = (text: string) => words.every((word) => text.includes(word));
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => has(folded(`${chapter.title} ${rule.text}`)) || has(folded(rule.also))),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text cut into what was looked for and the rest. Folding keeps lengths, so places in one are places in the other. */
export function pieces(text: string, query: string): Piece[] {
  const plain = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const out: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] ?? false;
    const last = out[out.length - 1];
    if (last?.hit === hit) last.text += text[at];
    else out.push({ text: text[at] ?? "", hit });
  }
  return out;
}
