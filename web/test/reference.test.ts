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

  it("finds whole words by their stems, and no pieces of others", () => {
    const one = (text: string) => chaptersOf(["rule-x"], () => text, () => "");
    const finds = (query: string, text: string) => found(one(text), query).length > 0;
    for (const text of ["Это ваш дом.", "Продайте дома.", "Живите в доме"]) expect(finds("дом", text)).toBe(true);
    for (const text of ["Перед своим ходом.", "Сыграйте в домино."]) expect(finds("дом", text)).toBe(false);
    for (const query of ["рента", "ренту", "рентой", "рент"]) expect(finds(query, "Владелец получает ренту.")).toBe(true);
    expect(finds("карточками", "Возьмите карточку.")).toBe(true);
    expect(finds("room", "Both rooms")).toBe(true);
    expect(finds("mortgaged", "Lift a mortgage.")).toBe(true);
    expect(finds("rent", "A parent pays nothing.")).toBe(false);
  });

  it("finds what is called otherwise in another edition", () => {
    const rules = chaptersOf(["rule-x"], () => "Убежище приносит больше ренты.", () => "A vault brings more rent.");
    const synonyms = ["рента аренда", "убежище отель"];
    for (const query of ["аренда", "аренду", "отель", "отели аренда"]) expect(found(rules, query, synonyms)).toHaveLength(1);
    expect(found(rules, "ипотека", synonyms)).toEqual([]);
    expect(pieces("Рента убежища", "отель", synonyms).filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["убежища"]);
  });

  it("marks what was found and nothing else", () => {
    expect(pieces("Roll both dice.", "dice BOTH")).toEqual([
      { text: "Roll ", hit: false },
      { text: "both", hit: true },
      { text: " ", hit: false },
      { text: "dice", hit: true },
      { text: ".", hit: false },
    ]);
    expect(pieces("На семёрку", "семерк").find((piece) => piece.hit)?.text).toBe("семёрку");
    expect(pieces("Roll", "")).toEqual([{ text: "Roll", hit: false }]);
  });
});
