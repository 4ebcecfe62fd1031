/** Pictures of things, to be moved about in a layer over the page. */

import type { Place } from "./matching";

const SVG = "http://www.w3.org/2000/svg";
/** What marks a thing for other parts of the page must not be found twice. */
const MARKS = ["data-thing", "data-target", "data-legal", "data-count", "data-place", "tabindex", "role", "id"];
/** Lines are drawn a little beyond the outline that is measured. */
const MARGIN = 3;

/** Something that can be pictured: where it is on the screen, and its outline in its own measure where it is drawn. */
export interface Pictured {
  readonly element: Element;
  readonly place: Place;
  readonly box: Place | null;
}

/** Where it is now. What is gone from the page after a change can still be pictured by this. */
export function measured(element: Element): Pictured {
  if (!isDrawing(element)) return { element, place: rectOf(element.getBoundingClientRect()), box: null };
  const box = rectOf(element.getBBox());
  const on = element.getScreenCTM();
  if (!on) return { element, place: { x: 0, y: 0, w: 0, h: 0 }, box };
  return { element, place: { x: on.a * box.x + on.e, y: on.d * box.y + on.f, w: on.a * box.w, h: on.d * box.h }, box };
}

export function pictureOf({ element, place, box }: Pictured): HTMLElement | SVGElement {
  return box ? drawn(element, place, box) : written(element, place);
}

/** A picture that is cut off at the edges of a place, wherever it goes. */
export function framed(picture: HTMLElement | SVGElement, within: Place): HTMLElement {
  const port = document.createElement("div");
  port.className = "port";
  put(port, within);
  // In it lies the window as it is, so that the picture keeps its place.
  const window = document.createElement("div");
  put(window, { x: -within.x, y: -within.y, w: 0, h: 0 });
  window.append(picture);
  port.append(window);
  return port;
}

/** A card that is dealt: its back is seen until it turns over. */
export function dealt(thing: Pictured): HTMLElement {
  const card = document.createElement("div");
  card.className = "card";
  put(card, thing.place);
  const back = document.createElement("div");
  back.className = "back";
  const face = pictureOf({ ...thing, place: { ...thing.place, x: 0, y: 0 } });
  face.classList.add("face");
  card.append(back, face);
  return card;
}

function isDrawing(element: Element): element is SVGGraphicsElement {
  return element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;
}

function rectOf(rect: { x: number; y: number; width: number; height: number }): Place {
  return { x: rect.x, y: rect.y, w: rect.width, h: rect.height };
}

function drawn(element: Element, place: Place, box: Place): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${box.x - MARGIN} ${box.y - MARGIN} ${box.w + 2 * MARGIN} ${box.h + 2 * MARGIN}`);
  const grown = MARGIN * (place.w / Math.max(1, box.w));
  put(picture, { x: place.x - grown, y: place.y - grown, w: place.w + 2 * grown, h: place.h + 2 * grown });
  picture.setAttribute("aria-hidden", "true");
  wearSeat(picture, element);
  picture.append(copyOf(element));
  return picture;
}

function written(element: Element, place: Place): HTMLElement {
  const picture = copyOf(element) as HTMLElement;
  put(picture, place);
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("inert", "");
  wearSeat(picture, element);
  return picture;
}

function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const mark of MARKS) one.removeAttribute(mark);
  return copy;
}

/** The colour of a seat comes from what is around a thing. */
function wearSeat(picture: Element, element: Element): void {
  const around = element.closest("[class*='seat-']");
  const seat = [...(around?.classList ?? [])].find((name) => /^seat-\d$/.test(name));
  if (seat) picture.classList.add(seat);
}

function put(picture: HTMLElement | SVGElement, place: Place): void {
  picture.style.left = `${place.x}px`;
  picture.style.top = `${place.y}px`;
  picture.style.width = `${place.w}px`;
  picture.style.height = `${place.h}px`;
}
