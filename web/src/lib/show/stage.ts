/**
 * Moves what has moved. Flying things are pictures in a layer over the page: the browser moves those without drawing
 * the board again, and no panel they cross can cut them off. Only transform and opacity are animated.
 */

import { flushSync } from "svelte";
import { changes, differences, passing, shifted, type Count, type Place, type Thing } from "./matching";
import { dealt, measured, pictureOf, type Pictured } from "./pictures";
import type { Theatre } from "./presenter.svelte";

export interface Drawn extends Thing, Pictured {}

/** The places, by name, that a thing passes on its way; none where it goes straight. */
export type Way = (thing: string, from: string, to: string) => readonly string[];

/** `home` is the panel it stands in, and where that is: a number that floats up stays with its panel. */
interface Counted extends Count {
  readonly home: Element | null;
  readonly around: Place;
}

const NOWHERE: Place = { x: 0, y: 0, w: 0, h: 0 };
const EASE = "cubic-bezier(.3, .1, .2, 1)";
/** How far a number that has changed floats up, and for how many changes it stays. */
const FLOAT = 26;
const FLOAT_TIMES = 2.4;
/** What walks takes longer than what flies. */
const WALK_TIMES = 2;

export class Stage implements Theatre {
  /** What is under way, and how each is cleared away. */
  readonly #running = new Map<Animation, () => void>();
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
    let longest = ms;
    for (const { thing, from, was } of moved) {
      const passed = this.way(thing.id, was, thing.at).flatMap((name) => named.get(name) ?? []);
      const span = passed.length > 0 ? ms * WALK_TIMES : ms;
      this.#fly(thing, [shifted(from, thing.place), ...passed.map((place) => passing(place, thing.place))], span);
      longest = Math.max(longest, span);
    }
    for (const thing of entered) this.#enter(thing, named.get(thing.element.getAttribute("data-from") ?? ""), ms);
    for (const thing of left) this.#leave(thing, named.get(thing.element.getAttribute("data-to") ?? ""), ms);
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

  #fly(thing: Drawn, by: readonly string[], ms: number): void {
    this.#stand(thing, pictureOf(thing), [...by, "none"].map((transform) => ({ transform })), ms);
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

  #float(by: number, { place, home, around }: Counted, ms: number): void {
    const note = document.createElement("b");
    note.className = by > 0 ? "float gain" : "float loss";
    note.setAttribute("aria-hidden", "true");
    note.textContent = by > 0 ? `+${by}` : `−${-by}`;
    note.style.left = `${place.x + place.w / 2 - around.x}px`;
    note.style.top = `${place.y - around.y}px`;
    const keys = [
      { transform: "translate(-50%, 0)", opacity: 0 },
      { transform: "translate(-50%, -8px)", opacity: 1, offset: 0.2 },
      { transform: `translate(-50%, -${FLOAT}px)`, opacity: 1, offset: 0.8 },
      { transform: `translate(-50%, -${FLOAT + 6}px)`, opacity: 0 },
    ];
    this.#play(note, keys, ms * FLOAT_TIMES, home ?? this.layer);
  }

  /** A picture stands for a thing that waits unseen until the picture has arrived. */
  #stand({ element }: Drawn, picture: HTMLElement | SVGElement, keys: Keyframe[], ms: number): void {
    const real = element as HTMLElement | SVGElement;
    real.style.opacity = "0";
    this.layer.append(picture);
    this.#animate(picture, keys, ms, () => {
      picture.remove();
      real.style.opacity = "";
    });
  }

  #play(picture: HTMLElement | SVGElement, keys: Keyframe[], ms: number, home: Element = this.layer): void {
    home.append(picture);
    this.#animate(picture, keys, ms, () => picture.remove());
  }

  #animate(element: Element, keys: Keyframe[], ms: number, done: () => void = () => {}): void {
    const animation = element.animate(keys, { duration: ms, easing: EASE });
    const clear = () => {
      this.#running.delete(animation);
      done();
    };
    this.#running.set(animation, clear);
    animation.onfinish = clear;
  }
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
    const drawn = { id, at: element.getAttribute("data-at") ?? "", ...measured(element) };
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
    found.set(id, { id, value: Number(element.getAttribute("data-value")), place: measured(element).place, home, around });
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
