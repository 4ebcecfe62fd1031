import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import still from "../../fixtures/monopoly.json";
import { Monopoly } from "../../src/games/monopoly/context.svelte";
import { aims } from "../../src/games/monopoly/aims";
import { followed, IN_JAIL, way } from "../../src/games/monopoly/ring";
import { halts, scenes } from "../../src/games/monopoly/scenes";
import { outcomeFor } from "../../src/games/monopoly/ledger";
import { signs } from "../../src/games/monopoly/signs";
import { Choosing } from "../../src/lib/choosing.svelte";
import { Session } from "../../src/lib/session.svelte";
import { GameWords } from "../../src/lib/words.svelte";
import type { MonopolyAction as Action, MonopolyEvent as Event, MonopolyView } from "../../src/games/monopoly/wire";
import type { PackJson, PromptInfo, Update } from "../../src/protocol";

const words = new GameWords<"monopoly">();
words.add("en", still.words.en.ftl, still.words.en.pack as unknown as PackJson<"monopoly">);
words.labeller = (domain, value) => (domain === "seat" ? `seat ${value}` : null);
const told = (...events: object[]) => events.map((event, at) => ({ number: at + 1, ...event })) as unknown as Event[];
const thrown = (seat: number, first: number, second: number, double = 0) => ({ kind: "thrown", seat, first, second, double });

describe("the way of a token", () => {
  const cards = { jail: 10, back: 3 };

  it("goes over every square between, round the corner too", () => {
    expect(way("token-0", "square-8", "square-12", cards)).toEqual(["square-9", "square-10", "square-11"]);
    expect(way("token-3", "square-38", "square-1", cards)).toEqual(["square-39", "square-0"]);
    expect(way("token-0", "square-8", "square-9", cards)).toEqual([]);
  });

  it("goes back where a card says so, straight to jail, and out of it as from its square", () => {
    expect(way("token-0", "square-36", "square-33", cards)).toEqual(["square-35", "square-34"]);
    expect(way("token-0", "square-36", "square-32", { jail: 10, back: 4 })).toEqual(["square-35", "square-34", "square-33"]);
    expect(way("token-0", "square-30", IN_JAIL, cards)).toEqual([]);
    expect(way("token-0", IN_JAIL, "square-13", cards)).toEqual(["square-11", "square-12"]);
    expect(way("slip-megaton", "square-1", "square-9", cards)).toEqual([]);
  });
});

describe("a small screen", () => {
  it("follows whoever has moved, and comes back for the reader's turn", () => {
    expect(followed(["go", "go"], ["go", "hub"], 1, 0, 0)).toBe(1);
    expect(followed(["go", "hub"], ["go", "hub"], 1, 0, 0)).toBe(0);
    expect(followed(["go", "hub"], ["go", "hub"], 0, 1, 0)).toBeNull();
    expect(followed(["go", "hub"], ["go", "hub"], 0, 0, 0)).toBeNull();
    expect(followed([], ["go", "hub"], 0, 0, 0)).toBeNull();
  });
});

describe("a way on the board", () => {
  const view = still.update.view as unknown as MonopolyView;

  it("is gone to its end before a card, a rent or a question; cash waits", () => {
    const events = told(thrown(1, 3, 4), { kind: "moved", seat: 1, square: "special-1" }, { kind: "drew-special", seat: 1, card: "x" }, { kind: "moved", seat: 1, square: "megaton" }, { kind: "paid", seat: 1, payee: "bank", amount: 50 });
    const found = halts(events, view);
    expect(found.map((halt) => [halt.events, halt.view.players[1]?.square, halt.view.players[1]?.jail])).toEqual([[2, "special-1", null], [4, "megaton", null]]);
    expect(found.map((halt) => halt.view.players.map((player) => player.cash))).toEqual([0, 1].map(() => view.players.map((player) => player.cash)));
    expect(found[1]?.view.players[0]).toBe(view.players[0]);
    expect(halts(told(thrown(1, 3, 4), { kind: "stayed", seat: 1 }), view)).toEqual([]);
  });
});

describe("scenes", () => {
  it("show who goes first, with those who tied, and then the first turn", () => {
    const [first, second] = scenes(
      told(thrown(0, 3, 3), thrown(1, 1, 5), thrown(0, 6, 5), thrown(1, 6, 3), { kind: "starts", seat: 0 }, { kind: "round", round: 1 }, thrown(0, 1, 2), {
        kind: "moved",
        seat: 0,
        square: "megaton",
      }),
      words,
    );
    expect(first?.rows.map((row) => [row.name, row.dice, row.won])).toEqual([
      ["seat 0", [3, 3], null],
      ["seat 1", [1, 5], null],
      ["seat 0", [6, 5], true],
      ["seat 1", [6, 3], null],
    ]);
    expect(second?.rows).toMatchObject([{ dice: [1, 2], outcome: "Megaton" }]);
  });

  it("call a throw a double where it is told as one", () => {
    const titles = [0, 1].map((double) => scenes(told(thrown(0, 4, 4, double), { kind: "moved", seat: 0, square: "megaton" }), words)[0]?.title);
    expect(titles).toEqual(["monopoly-scene-throws", "monopoly-scene-double"]);
  });

  it("tell a throw for the rent from the one that led there, and turn cards over", () => {
    const rent = { kind: "rent", seat: 1, other: 0, deed: "galaxy-news", amount: 28 };
    const radio = scenes(told(thrown(1, 2, 2), { kind: "moved", seat: 1, square: "galaxy-news" }, thrown(1, 3, 4), rent), words);
    expect(radio.map((scene) => scene.rows[0]?.outcome)).toEqual(["Galaxy News Radio", "−28"]);
    expect(new Set(radio.map((scene) => scene.title)).size).toBe(2);
    const [id, card] = Object.entries(still.words.en.pack.catalogue.special)[0] ?? ["", { name: "", text: "" }];
    const [drawn] = scenes(told({ kind: "drew-special", seat: 0, card: id }), words);
    expect(drawn?.card).toEqual({ name: card.name, text: card.text });
    expect(scenes(told({ kind: "paid", seat: 0, payee: "bank", amount: 5 }), words)).toEqual([]);
  });
});

describe("what was taken back", () => {
  it("counts no more: the deal is not told as made", () => {
    const session = new Session<"monopoly">();
    const game = new Monopoly(session, words, new Choosing(session, aims));
    const events = told({ kind: "offered", seat: 1, to: 0 }, { kind: "dealt", seat: 1, to: 0 }, { kind: "taken-back", seat: 0 });
    const update = { version: 1, since: 0, seat: 0, prompts: [], events, chat: [], ordered: [], said: [], taken_back: [], refusals: [], stood_in: [], acks: [], now: 0, view: {}, result: null, table: { spectators: 0, seats: [] } };
    session.update(update as unknown as Update<"monopoly">);
    expect(outcomeFor(game.counting, 0)?.kind).toBe("dealt");
    session.update({ ...update, taken_back: [{ first: 2, end: 3 }] } as unknown as Update<"monopoly">);
    expect(outcomeFor(game.counting, 0)).toBeNull();
  });
});

describe("a hint", () => {
  const bid: Action = { kind: "bid", amount: 61 };
  const prompt = { decision: 7, message: "prompt-bidding", args: {}, actions: [{ kind: "pass" }, { kind: "bid", amount: 1 }] } as unknown as PromptInfo<"monopoly">;
  const at = (number: number, prompts: readonly PromptInfo<"monopoly">[]) =>
    ({ version: number, since: 0, seat: 0, prompts, events: told({ kind: "passed", seat: 1 }).map((event) => ({ ...event, number })), chat: [], ordered: [], taken_back: [], refusals: [], stood_in: [], acks: [], now: 0, view: {}, result: null, table: { spectators: 0, seats: [] } }) as unknown as Update<"monopoly">;

  it("of a sum that no button shows holds until something happens or another question is asked", () => {
    const session = new Session<"monopoly">();
    const choosing = new Choosing(session, aims);
    session.update(at(1, [prompt]));
    expect(choosing.all.map((choice) => choice.action.kind)).toEqual(["pass"]);
    choosing.mark(7, bid);
    expect(choosing.hinted?.action).toEqual(bid);
    session.update(at(2, [prompt]));
    expect(choosing.hinted).toBeNull();
    choosing.mark(7, bid);
    session.update(at(2, []));
    expect(choosing.hinted).toBeNull();
  });

  it("of a button holds until something happens: what was sold or mortgaged since may change it", () => {
    const session = new Session<"monopoly">();
    const choosing = new Choosing(session, aims);
    session.update(at(1, [prompt]));
    choosing.mark(7, { kind: "pass" });
    expect(choosing.hinted?.action.kind).toBe("pass");
    session.update(at(2, [prompt]));
    expect(choosing.hinted).toBeNull();
  });

  it("of something that was legal and is no longer is gone", () => {
    const session = new Session<"monopoly">();
    const choosing = new Choosing(session, aims);
    session.update(at(1, [prompt]));
    choosing.mark(7, { kind: "mortgage", deed: "megaton" });
    expect(choosing.hinted).toBeNull();
    choosing.mark(7, { kind: "pass" });
    expect(choosing.hinted?.key).toBe(choosing.all[0]?.key);
  });
});

describe("signs and panels", () => {
  it("lead to rules that there are", () => {
    const folder = "src/games/monopoly";
    const sources = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
    const asked = sources.flatMap((text) => [...text.matchAll(/<RuleButton rule="([\w-]+)"/g)].map((match) => match[1] ?? ""));
    expect(asked.length).toBeGreaterThan(5);
    const known = still.words.en.ftl;
    expect([...asked, ...signs.map((sign) => sign.rule)].filter((rule) => !known.includes(`rule-${rule} =`))).toEqual([]);
  });
});
