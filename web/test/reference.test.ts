import { describe, expect, it } from "vitest";
import { chaptersOf, found, pieces, slugOf } from "../src/lib/reference";

const EN: Record<string, string> = {
  "chapter-round": "The round",
  "rule-recall": "All dwellers go home.",
  "chapter-threats": "Threats",
  "rule-fight": "Roll both dice.",
  "rule-threat-none": "Nothing comes on a seven.",
};
const RU: Record<string, string> = {
  "rule-recall": "Все жители идут домой.",
  "rule-fight": "Бросьте оба кубика: бой ведёт игрок.",
  "rule-threat-none": "На семёрку ничего не приходит.",
};
const IDS = ["game-name", "chapter-round", "rule-recall", "chapter-threats", "rule-fight", "action-pass", "rule-threat-none"];
const chapters = chaptersOf(IDS, (id) => EN[id] ?? id, (id) => RU[id] ?? "");
const slugs = (query: string) => found(chapters, query).flatMap((chapter) => chapter.rules.map((rule) => rule.slug));

describe("the rules reference", () => {
  it("is the messages in their order, chapter by chapter", () => {
    expect(chapters.map((chapter) => [chapter.id, chapter.rules.map((rule) => rule.slug)])).toEqual([
      ["round", ["recall"]],
      ["threats", ["fight", "threat-none"]],
    ]);
    expect(slugOf("shelter/fight")).toBe("fight");
    expect(chaptersOf(["rule-fight"], (id) => id, () => "")[0]?.title).toBe("");
  });

  it("finds every word, in either language, whatever the capitals and the dots of ё", () => {
    expect(slugs("")).toHaveLength(3);
    expect(slugs("DICE roll")).toEqual(["fight"]);
    expect(slugs("Кубика")).toEqual(["fight"]);
    expect(slugs("семерку")).toEqual(["threat-none"]);
    expect(slugs("семёрка")).toEqual(["threat-none"]);
    expect(slugs("dweller")).toEqual(slugs("dwellers"));
    expect(slugs("threats seven")).toEqual(["threat-none"]);
    expect(slugs("dice seven")).toEqual([]);
  });

  it("marks what was found and nothing else", () => {
    expect(pieces("Roll both dice.", "di BOTH")).toEqual([
      { text: "Roll ", hit: false },
      { text: "both", hit: true },
      { text: " ", hit: false },
      { text: "di", hit: true },
      { text: "ce.", hit: false },
    ]);
    expect(pieces("На семёрку", "семерк").find((piece) => piece.hit)?.text).toBe("семёрк");
    expect(pieces("aaa", "aa")).toEqual([{ text: "aaa", hit: true }]);
    expect(pieces("Roll", "")).toEqual([{ text: "Roll", hit: false }]);
  });
});
