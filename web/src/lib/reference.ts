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

/** Endings that words take in sentences, the longest first. What is left has three letters at least, which is enough to tell words apart. */
const RUSSIAN = /(?<=[а-я]{3})(?:иями|ями|ами|иях|ого|его|ому|ему|ыми|ими|иям|ией|иях|ах|ях|ам|ям|ом|ем|ов|ев|ей|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ых|их|ым|им|ою|ею|ию|ия|ии|а|е|и|о|у|ы|э|ю|я|ь|й)$/;
const ENGLISH = /(?<=[a-z]{3})(?:ings?|ed|es|s|e)$/;

function stem(word: string): string {
  return word.replace(RUSSIAN, "").replace(ENGLISH, "");
}

/** The stems of what is looked for: "рента" is to find "ренту", and "rooms" a room. */
export function wordsOf(query: string): string[] {
  return (folded(query).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/** For each word the stems that will do: its own, and those of words that mean the same (each group of a line). */
function wanted(query: string, synonyms: readonly string[]): string[][] {
  const groups = synonyms.map(wordsOf);
  return wordsOf(query).map((word) => [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])]);
}

/** Where the words are that have one of these stems: «дом» finds «дома», but not «ходом», nor «домино». */
function placesOf(plain: string, stems: readonly string[]): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (const match of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (stems.some((one) => isOf(match[0], one))) places.push({ from: match.index, to: match.index + match[0].length });
  }
  return places;
}

/** Whether a word has that stem. Whoever still types may have only begun it; a short stem must be the word's own. */
function isOf(word: string, sought: string): boolean {
  return sought.length > SHORT ? word.startsWith(sought) : stem(word) === sought || word === sought;
}

const SHORT = 3;

/** The chapters with only those rules that have every word, in one language or the other; a chapter's title counts for its rules.
 * synonyms: lines of words that mean the same. */
export function found(chapters: readonly Chapter[], query: string, synonyms: readonly string[] = []): Chapter[] {
  const words = wanted(query, synonyms);
  if (words.length === 0) return [...chapters];
  const has = (text: string) => words.every((stems) => placesOf(folded(text), stems).length > 0);
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => has(`${chapter.title} ${rule.text}`) || has(rule.also)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text cut into what was looked for and the rest. Folding keeps lengths, so places in one are places in the other. */
export function pieces(text: string, query: string, synonyms: readonly string[] = []): Piece[] {
  const marked = new Array<boolean>(text.length).fill(false);
  for (const { from, to } of wanted(query, synonyms).flatMap((stems) => placesOf(folded(text), stems))) marked.fill(true, from, to);
  const out: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] ?? false;
    const last = out[out.length - 1];
    if (last?.hit === hit) last.text += text[at];
    else out.push({ text: text[at] ?? "", hit });
  }
  return out;
}
