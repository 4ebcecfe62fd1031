/**
 * Moves what has moved. Flying things are pictures in a layer over the page: the browser moves those without drawing
 * the board again, and no panel they cross can cut them off. Only transform and opacity are animated.
 */

import { flushSync } from "svelte";
import { changes, differences, shifted, type Count, type Place, type Thing } from "./matching";
import { dealt, measured, pictureOf, type Pictured } from "./pictures";
import type { Theatre } from "./presenter.svelte";

export interface Drawn extends Thing, Pictured {}

const EASE = "cubic-bezier(.3, .1, .2, 1)";
/** How far a number that has changed floats up, and for how many changes it stays. */
const FLOAT = 26;
const FLOAT_TIMES = 2.4;

export class Stage implements Theatre {
  readonly #running = new Set<Animation>();
  #waiting: (() => void) | null = null;

  constructor(
    private readonly root: ParentNode,
    private readonly layer: HTMLElement,
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
    const { moved, entered, left } = changes(before, things(this.root));
    for (const { thing, from } of moved) this.#fly(thing, from, ms);
    for (const thing of entered) this.#enter(thing, ms);
    for (const thing of left) this.#leave(thing, ms);
    for (const { by, place } of differences(counted, counts(this.root))) this.#float(by, place, ms);
    await this.hold(ms);
  }

  settle(): void {
    this.#waiting?.();
    this.#waiting = null;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.layer.replaceChildren();
  }

  #fly(thing: Drawn, from: Place, ms: number): void {
    const picture = pictureOf(thing);
    this.#hide(thing.element, ms);
    this.#play(picture, [{ transform: shifted(from, thing.place) }, { transform: "none" }], ms);
  }

  /** Out of its deck, turning over; or, where it has none in sight, out of nothing. */
  #enter(thing: Drawn, ms: number): void {
    const source = this.#placeNamed(thing.element, "from");
    if (!source) {
      this.#animate(thing.element, [{ opacity: 0 }, { opacity: 1 }], ms);
      return;
    }
    const from = shifted(source, thing.place);
    this.#hide(thing.element, ms);
    const turned = thing.element.hasAttribute("data-turns");
    const picture = turned ? dealt(thing) : pictureOf(thing);
    const back = turned ? " rotateY(180deg)" : "";
    const face = turned ? " rotateY(0deg)" : "";
    const keys = [
      { transform: `perspective(700px) ${from}${back}` },
      { transform: `perspective(700px) translate(0px, 0px) scale(1)${back}`, offset: turned ? 0.55 : 1 },
      { transform: `perspective(700px) translate(0px, 0px) scale(1)${face}` },
    ];
    this.#play(picture, turned ? keys : [keys[0] as Keyframe, keys[2] as Keyframe], ms);
  }

  #leave(thing: Drawn, ms: number): void {
    const target = this.#placeNamed(thing.element, "to");
    const picture = pictureOf(thing);
    const away = target ? shifted(target, thing.place) : "scale(.7)";
    this.#play(picture, [{ transform: "none", opacity: 1 }, { transform: away, opacity: 0 }], ms);
  }

  #float(by: number, place: Place, ms: number): void {
    const note = document.createElement("b");
    note.className = by > 0 ? "gain" : "loss";
    note.textContent = by > 0 ? `+${by}` : `−${-by}`;
    note.style.left = `${place.x + place.w / 2}px`;
    note.style.top = `${place.y}px`;
    const keys = [
      { transform: "translate(-50%, 0)", opacity: 0 },
      { transform: "translate(-50%, -8px)", opacity: 1, offset: 0.2 },
      { transform: `translate(-50%, -${FLOAT}px)`, opacity: 1, offset: 0.8 },
      { transform: `translate(-50%, -${FLOAT + 6}px)`, opacity: 0 },
    ];
    this.#play(note, keys, ms * FLOAT_TIMES);
  }

  /** The real thing waits unseen until its picture has arrived. */
  #hide(element: Element, ms: number): void {
    this.#animate(element, [{ opacity: 0 }, { opacity: 0 }], ms);
  }

  #play(picture: HTMLElement | SVGElement, keys: Keyframe[], ms: number): void {
    this.layer.append(picture);
    const animation = this.#animate(picture, keys, ms);
    animation.onfinish = animation.oncancel = () => {
      this.#running.delete(animation);
      picture.remove();
    };
  }

  #animate(element: Element, keys: Keyframe[], ms: number): Animation {
    const animation = element.animate(keys, { duration: ms, easing: EASE });
    this.#running.add(animation);
    animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
    return animation;
  }

  #placeNamed(element: Element, which: "from" | "to"): Place | null {
    const name = element.getAttribute(`data-${which}`);
    const found = name && this.root.querySelector(`[data-place="${name}"]`);
    const place = found ? measured(found).place : null;
    return place && place.w > 0 ? place : null;
  }
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

export function counts(root: ParentNode): Map<string, Count> {
  const found = new Map<string, Count>();
  for (const element of root.querySelectorAll("[data-count]")) {
    const id = element.getAttribute("data-count") ?? "";
    found.set(id, { id, value: Number(element.getAttribute("data-value")), place: measured(element).place });
  }
  return found;
}
