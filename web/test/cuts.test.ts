import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Figures come as figures. Wherever the page cuts a text to pieces, it is one of these: none of them is a sentence, and
 * none of them gives a number of a game.
 */
const CUTS: Readonly<Record<string, string>> = {
  'value.split(" ")': "a choice of the form for seats",
  'exec(location.pathname)': "the page's address",
  'exec(location.hash)': "a seat's link",
  '/[\\p{L}\\p{N}]+/gu': "the words that somebody looks for, and those of a rule",
  'words.text("rules-synonyms").split(";")': "words that mean the same, for the search",
  '(remembered("guided") ?? "").split(" ")': "what the page wrote for itself",
  'inks.split(" ")': "what the page wrote for itself",
  'target.split(/:(.*)/s)': "a thing of the board, as the page names it",
  'name.split(" ")': "whether a word fits its line",
  'path.split("/")': "a file's folder",
  'line.match(/': "a line of dark and light modules",
  '/^seat-(\\d)$/.exec(payee)': "an id",
  'thing.split(/:(.*)/s)': "a thing of the map, as the page names it",
  'faces.split(" ")': "what the page wrote for itself",
  '(faces[slot] ?? "").split("/")': "what the page wrote for itself",
  'name.match(/[^ -]+-?/g)': "whether a word fits its line",
  'sector.split("/")': "an id",
  'key.split(" ")': "what the page wrote for itself",
  'dice.split("-")': "an id: which dice",
  'name.split("|")': "the names of an argument",
};
const CUT = /\.(split|match|matchAll|exec)\(|\bparse(Int|Float)\(|\bRegExp\(/;

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && name !== "protocol.ts");

it("cuts no text to find a number", () => {
  expect(SOURCES.length).toBeGreaterThan(100);
  const found = SOURCES.flatMap((name) =>
    readFileSync(`src/${name}`, "utf8")
      .split("\n")
      .flatMap((line, at) => (CUT.test(line) && !Object.keys(CUTS).some((known) => line.includes(known)) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
