/**
 * Moves what has moved. Flying things are pictures in a layer over the page: the browser moves those without drawing
 * the board again, and no panel they cross can cut them off. Only transform and opacity are animated.
 */

import { flushSync } from "svelte";
import { changes, crosses, differences, passing, shifted, type Count, type Place, type Thing } from "./matching";
import { dealt, framed, measured, pictureOf, type Pictured } from "./pictures";
import type { Theatre } from "./presenter.svelte";

export interface Drawn extends Thing, Pictured {
  /** What it scrolls in, and where that is: what moves within it is cut off at its edges, and never lies over other panels. */
  readonly port: Element | null;
}

/** The places, by name, that a thing passes on its way; none where it goes straight. */
export type Way = (thing: string, from: string, to: string) => readonly string[];

/** `home` is the panel it stands in, and where that is: a number that floats up stays with its panel. */
interface Counted extends Count {
  readonly home: Element | null;
  readonly around: Place;
}

const PORT = "[data-port]";
const NOWHERE: Place = { x: 0, y: 0, w: 0, h: 0 };
const EASE = "cubic-bezier(.3, .1, .2, 1)";
/** Half of the room that a number of four digits takes. */
const FLOAT_HALF = 34;
/** How far a number that has changed floats up, and for how many changes it stays. */
const FLOAT = 26;
const FLOAT_TIMES = 2.4;
/** What walks takes longer than what flies. */
const WALK_TIMES = 2;

export class Stage implements Theatre {
  /** What is under way, and how each is cleared away. */
  readonly #running = new Map<Animation, () => void>();
  /** The numbers that float now, by the count they belong to: the next change of a count goes on from there. */
  readonly #floating = new Map<string, { readonly by: number; readonly animation: Animation }>();
  #waiting: (() => void) | null = null;

  constructor(
    private readonly root: ParentNode,
    private readonly layer: HTMLElement,
    private readonly way: Way = () => [],
  ) {}

  hold(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#waiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async change(apply: () => void, ms: number): Promise<void> {
    const before = things(this.root);
    const counted = counts(this.root);
    flushSync(apply);
    // Everything is measured before anything is added: measuring again would lay the page out again each time.
    const { moved, entered, left } = changes(before, things(this.root));
    const different = differences(counted, counts(this.root));
    const named = places(this.root);
    // What lies over the board to be read is not flown over: what moves under it is simply there.
    const covers = [...this.root.querySelectorAll("[data-covers]")].map((element) => measured(element).place);
    const ports = new Map([...this.root.querySelectorAll(PORT)].map((port) => [port, measured(port).place]));
    const hidden = (thing: Drawn, from: Place) => thing.element.closest("[data-covers]") === null && crosses(from, thing.place, covers);
    let longest = ms;
    for (const { thing, from, was } of moved) {
      if (hidden(thing, from)) continue;
      const passed = this.way(thing.id, was, thing.at).flatMap((name) => named.get(name) ?? []);
      // What scrolls may have been scrolled to where it goes: its way begins where it stood, not where that was to be seen.
      const start = named.get(was) ?? from;
      const span = passed.length > 0 ? ms * WALK_TIMES : ms;
      const within = before.get(thing.id)?.port === thing.port && thing.port ? ports.get(thing.port) : undefined;
      this.#fly(thing, [shifted(start, thing.place), ...passed.map((place) => passing(place, thing.place))], span, within);
      longest = Math.max(longest, span);
    }
    for (const thing of entered) this.#enter(thing, named.get(thing.element.getAttribute("data-from") ?? ""), ms);
    for (const thing of left) if (!hidden(thing, thing.place)) this.#leave(thing, named.get(thing.element.getAttribute("data-to") ?? ""), ms);
    for (const { by, count } of different) this.#float(by, count, ms);
    await this.hold(longest);
  }

  settle(): void {
    this.#waiting?.();
    this.#waiting = null;
    for (const [animation, clear] of [...this.#running]) {
      animation.cancel();
      clear();
    }
  }

  #fly(thing: Drawn, by: readonly string[], ms: number, within: Place | undefined): void {
    this.#stand(thing, pictureOf(thing), [...by, "none"].map((transform) => ({ transform })), ms, within);
  }

  /** Out of its deck, turning over where it is a card; or, where its source is not in sight, out of nothing. */
  #enter(thing: Drawn, from: Place | undefined, ms: number): void {
    if (!from) {
      this.#animate(thing.element, [{ opacity: 0 }, { opacity: 1 }], ms);
      return;
    }
    const start = shifted(from, thing.place);
    if (thing.element.hasAttribute("data-turns")) this.#stand(thing, dealt(thing), turning(start), ms);
    else this.#stand(thing, pictureOf(thing), [{ transform: start }, { transform: "none" }], ms);
  }

  #leave(thing: Drawn, to: Place | undefined, ms: number): void {
    const away = to ? shifted(to, thing.place) : "scale(.7)";
    this.#play(pictureOf(thing), [{ transform: "none", opacity: 1 }, { transform: away, opacity: 0 }], ms);
  }

  /** One number for each count: what follows at once is added up in it. */
  #float(change: number, { id, place, home, around }: Counted, ms: number): void {
    const former = this.#floating.get(id);
    const by = change + (former?.by ?? 0);
    former?.animation.finish();
    if (by === 0) return;
    const note = document.createElement("b");
    note.className = by > 0 ? "float gain" : "float loss";
    note.setAttribute("aria-hidden", "true");
    note.textContent = by > 0 ? `+${by}` : `−${-by}`;
    // Half of what a number takes stays to its left and right: at the window's edge none of it is cut off.
    const middle = Math.min(Math.max(place.x + place.w / 2, FLOAT_HALF), document.documentElement.clientWidth - FLOAT_HALF);
    note.style.left = `${middle - around.x}px`;
    note.style.top = `${place.y - around.y}px`;
    const rise = risen(place, home ? around : null);
    const keys = [
      { transform: "translate(-50%, 0)", opacity: 0 },
      { transform: `translate(-50%, -${rise * 0.3}px)`, opacity: 1, offset: 0.2 },
      { transform: `translate(-50%, -${rise}px)`, opacity: 1, offset: 0.8 },
      { transform: `translate(-50%, -${rise}px)`, opacity: 0 },
    ];
    const animation = this.#play(note, keys, ms * FLOAT_TIMES, home ?? this.layer, () => this.#floating.delete(id));
    this.#floating.set(id, { by, animation });
  }

  /** A picture stands for a thing that waits unseen until the picture has arrived. */
  #stand({ element }: Drawn, picture: HTMLElement | SVGElement, keys: Keyframe[], ms: number, within?: Place): void {
    const real = element as HTMLElement | SVGElement;
    real.style.opacity = "0";
    const shown = within ? framed(picture, within) : picture;
    this.layer.append(shown);
    this.#animate(picture, keys, ms, () => {
      shown.remove();
      real.style.opacity = "";
    });
  }

  #play(picture: HTMLElement | SVGElement, keys: Keyframe[], ms: number, home: Element = this.layer, done: () => void = () => {}): Animation {
    home.append(picture);
    return this.#animate(picture, keys, ms, () => {
      picture.remove();
      done();
    });
  }

  #animate(element: Element, keys: Keyframe[], ms: number, done: () => void = () => {}): Animation {
    const animation = element.animate(keys, { duration: ms, easing: EASE });
    const clear = () => {
      this.#running.delete(animation);
      done();
    };
    this.#running.set(animation, clear);
    animation.onfinish = clear;
    return animation;
  }
}

/** How far a number floats up: not out of the panel that it belongs to, nor out of the window. */
export function risen(place: Place, home: Place | null): number {
  return Math.max(0, Math.min(FLOAT, place.y - Math.max(0, home?.y ?? 0)));
}

/** A card comes face down, and turns over where it lies. */
function turning(start: string): Keyframe[] {
  return [
    { transform: `perspective(700px) ${start} rotateY(180deg)` },
    { transform: "perspective(700px) translate(0px, 0px) scale(1) rotateY(180deg)", offset: 0.55 },
    { transform: "perspective(700px) translate(0px, 0px) scale(1) rotateY(0deg)" },
  ];
}

/** Everything that has a name, where it is drawn now. */
export function things(root: ParentNode): Map<string, Drawn> {
  const found = new Map<string, Drawn>();
  for (const element of root.querySelectorAll("[data-thing]")) {
    const id = element.getAttribute("data-thing") ?? "";
    const drawn = { id, at: element.getAttribute("data-at") ?? "", port: element.closest(PORT), ...measured(element) };
    if (drawn.place.w > 0) found.set(id, drawn);
  }
  return found;
}

function counts(root: ParentNode): Map<string, Counted> {
  const found = new Map<string, Counted>();
  for (const element of root.querySelectorAll("[data-count]")) {
    const id = element.getAttribute("data-count") ?? "";
    const home = element.closest("[data-place]");
    const around = home ? measured(home).place : NOWHERE;
    const { place } = measured(element);
    // What is not in sight has no place to float up from.
    if (place.w > 0) found.set(id, { id, value: Number(element.getAttribute("data-value")), place, home, around });
  }
  return found;
}

/** Where things come from and go to: decks, players. */
function places(root: ParentNode): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of root.querySelectorAll("[data-place]")) {
    const { place } = measured(element);
    if (place.w > 0) found.set(element.getAttribute("data-place") ?? "", place);
  }
  return found;
}
