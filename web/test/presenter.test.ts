import { describe, expect, it } from "vitest";
import { BIG_LEAST, BIG_SCENE, MOVE, Presenter, SCENE, type Theatre } from "../src/lib/show/presenter.svelte";
import type { Scene } from "../src/lib/show/scenes";
import type { Update } from "../src/protocol";

const update = (version: number, dice = false): Update =>
  ({ version, events: [{ number: version, kind: dice ? "thrown" : "moved" }] }) as unknown as Update;
const SCENE_OF_DICE: Scene = { title: "dice", rows: [] };

/** A theatre whose time goes on when the test says so. */
class Hand implements Theatre {
  asked: string[] = [];
  settled = 0;
  #go: (() => void)[] = [];

  hold(ms: number): Promise<void> {
    this.asked.push(`scene ${Math.round(ms)}`);
    return new Promise((resolve) => this.#go.push(resolve));
  }

  change(apply: () => void, ms: number): Promise<void> {
    apply();
    this.asked.push(`move ${Math.round(ms)}`);
    return new Promise((resolve) => this.#go.push(resolve));
  }

  settle(): void {
    this.settled++;
    this.next();
  }

  next(): void {
    for (const go of this.#go.splice(0)) go();
  }

  async on(): Promise<void> {
    this.next();
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  }
}

function setUp(pace = 1) {
  const shown: number[] = [];
  const hand = new Hand();
  const presenter = new Presenter((one) => shown.push(one.version), () => null, () => pace);
  presenter.theatre = hand;
  presenter.scenesOf = (events) => (events.some((event) => event.kind === "thrown") ? [SCENE_OF_DICE] : []);
  return { presenter, hand, shown };
}

describe("the presenter", () => {
  it("shows nothing new while somebody reads, and then everything in its order", async () => {
    const { presenter, hand, shown } = setUp();
    presenter.pause(true);
    presenter.take(update(1));
    presenter.take(update(2));
    expect([shown, presenter.busy]).toEqual([[], false]);
    presenter.pause(false);
    await hand.on();
    expect(shown).toEqual([1, 2]);
    // Where nothing moves it waits likewise; and whoever acts sees at once what they acted on.
    const still = setUp(0);
    still.presenter.pause(true);
    still.presenter.take(update(1));
    expect(still.shown).toEqual([]);
    still.presenter.skip();
    expect(still.shown).toEqual([1]);
    still.presenter.take(update(2));
    still.presenter.pause(false);
    expect(still.shown).toEqual([1, 2]);
  });

  it("shows one change after another, each when the one before has arrived", async () => {
    const { presenter, hand, shown } = setUp();
    presenter.take(update(1));
    presenter.take(update(2));
    expect(shown).toEqual([1]);
    expect(presenter.busy).toBe(true);
    await hand.on();
    expect(shown).toEqual([1, 2]);
    await hand.on();
    expect(presenter.busy).toBe(false);
    expect(hand.asked).toEqual([`move ${MOVE}`, `move ${MOVE}`]);
  });

  it("shows dice before the board changes", async () => {
    const { presenter, hand, shown } = setUp();
    presenter.take(update(1, true));
    expect(presenter.scene).toBe(SCENE_OF_DICE);
    expect(shown).toEqual([]);
    await hand.on();
    expect(presenter.scene).toBeNull();
    expect(shown).toEqual([1]);
    expect(hand.asked).toEqual([`scene ${SCENE}`, `move ${MOVE}`]);
  });

  it("halts where somebody has arrived: what happens there, and what is asked, comes after the walk", async () => {
    const shown: [number, boolean, unknown][] = [];
    const hand = new Hand();
    const presenter = new Presenter((one, halfway) => shown.push([one.events.length, halfway, one.view]), () => null, () => 1);
    presenter.theatre = hand;
    presenter.scenesOf = (events) => events.flatMap((event) => (event.kind === ("card" as never) ? [{ title: "card", rows: [] }] : []));
    presenter.haltsOf = () => [{ events: 2, view: "arrived" as never }];
    const events = ["thrown", "moved", "card", "paid"].map((kind, number) => ({ number, kind }));
    presenter.take({ version: 1, events, view: "after" } as unknown as Update);
    expect([shown, presenter.scene]).toEqual([[[2, true, "arrived"]], null]);
    await hand.on();
    expect([shown.length, presenter.scene?.title]).toEqual([1, "card"]);
    await hand.on();
    expect(shown[1]).toEqual([2, false, "after"]);
    while (presenter.busy) await hand.on();
    // Where the walk is all there is, the rest is shown at once when it is over.
    presenter.take({ version: 2, events: events.slice(0, 2), view: "asked" } as unknown as Update);
    expect(shown.at(-1)).toEqual([2, true, "arrived"]);
    await hand.on();
    expect([shown.at(-1), presenter.busy]).toEqual([[0, false, "asked"], false]);
    expect(hand.asked).toEqual([`move ${MOVE}`, `scene ${SCENE}`, `move ${MOVE}`, `move ${MOVE}`]);
  });

  it("jumps to now in the middle of anything, and shows nothing twice", async () => {
    const { presenter, hand, shown } = setUp();
    presenter.take(update(1));
    presenter.take(update(2, true));
    presenter.take(update(3));
    await hand.on();
    expect(presenter.scene).not.toBeNull();
    presenter.skip();
    expect(shown).toEqual([1, 2, 3]);
    expect([presenter.busy, presenter.scene, hand.settled]).toEqual([false, null, 1]);
    await hand.on();
    expect(shown).toEqual([1, 2, 3]);
    presenter.take(update(4));
    expect(shown).toEqual([1, 2, 3, 4]);
    await hand.on();
    expect(presenter.busy).toBe(false);
  });

  it("hurries the further it is behind, and never falls behind by many changes", async () => {
    const { presenter, hand, shown } = setUp();
    for (let version = 1; version <= 30; version++) presenter.take(update(version, true));
    await hand.on();
    await hand.on();
    // The oldest went by without a picture; the rest is to be seen within three seconds.
    expect(shown.length).toBeGreaterThanOrEqual(22);
    while (presenter.busy) await hand.on();
    const spans = hand.asked.slice(2).map((span) => Number(span.split(" ")[1]));
    expect(spans).toHaveLength(16);
    expect(spans.reduce((sum, span) => sum + span, 0)).toBeLessThanOrEqual(3010);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, number) => number + 1));
  });

  it("shows everything at once where nothing may move, or there is no stage", () => {
    const { presenter, hand, shown } = setUp(0);
    presenter.take(update(1, true));
    presenter.take(update(2));
    expect([shown, hand.asked, presenter.busy]).toEqual([[1, 2], [], false]);
    const bare = setUp();
    bare.presenter.theatre = null;
    bare.presenter.take(update(1));
    expect(bare.shown).toEqual([1]);
  });

  it("shows what is big in full however late it is, and where nothing moves as a card that holds nothing up", async () => {
    const big: Scene = { title: "a deal", rows: [], big: { drawn: "" } };
    const { presenter, hand } = setUp();
    presenter.scenesOf = (events) => (events[0]?.number === 1 ? [big] : [SCENE_OF_DICE]);
    for (let version = 0; version <= 30; version++) presenter.take(update(version, true));
    while (presenter.busy) await hand.on();
    expect(hand.asked.map((span) => Number(span.split(" ")[1])).filter((span) => span >= BIG_LEAST)).toHaveLength(2);
    expect(presenter.told).toEqual([{ title: "a deal", after: 1, weight: 1 }]);
    const still = setUp(0);
    still.presenter.scenesOf = () => [big];
    still.presenter.take(update(1, true));
    expect([still.shown, still.presenter.scene, still.presenter.busy, still.hand.asked]).toEqual([[1], big, false, [`scene ${BIG_SCENE}`]]);
    still.presenter.take({ version: 2, events: [] } as unknown as Update);
    expect(still.presenter.scene).toBe(big);
    await still.hand.on();
    expect(still.presenter.scene).toBeNull();
  });

  it("waits for nothing where nothing happened on the board", () => {
    const { presenter, hand, shown } = setUp();
    presenter.take({ version: 1, events: [] } as unknown as Update);
    expect([shown, hand.asked, presenter.busy]).toEqual([[1], [], false]);
  });

  it("goes slower or faster as the reader likes", () => {
    const { presenter, hand } = setUp(2);
    presenter.take(update(1));
    expect(hand.asked).toEqual([`move ${2 * MOVE}`]);
  });

  it("forgets what was to be shown when something else is looked at", async () => {
    const { presenter, hand, shown } = setUp();
    presenter.take(update(1));
    presenter.take(update(2));
    presenter.drop();
    await hand.on();
    expect([shown, presenter.busy]).toEqual([[1], false]);
  });
});
