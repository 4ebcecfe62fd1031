/** What part of the map is seen, and how near. */

import type { Point, Sheet } from "./geometry";
import { WIDE } from "./geometry";

/** How near one can come, and how many tiles are seen around oneself: on a small screen fewer. */
const NEAREST = 2.2;
const TILES_AROUND = 3;
const TILES_AROUND_NARROW = 2;
/** Below that only the names of places can be read. */
const FAR = 0.485;
/** A map that stands still this long is drawn anew, sharp. */
const SETTLES = 160;

export class Camera {
  /** How large the map is drawn, and where its upper left corner is in the window. */
  scale = $state(0.5);
  x = $state(0);
  y = $state(0);
  /** The window. */
  wide = $state(0);
  high = $state(0);
  /** While it moves it is one picture that is shifted; then it is drawn anew. */
  moving = $state(false);
  /** The scale at which it was last drawn. */
  drawn = $state(0.5);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sheet: () => Sheet) {}

  readonly far: boolean = $derived(this.drawn < FAR);

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** The scale at which all of the map fits the window. */
  get whole(): number {
    const { width, height } = this.sheet();
    return Math.min(this.wide / width, this.high / height) || 0.3;
  }

  resize(wide: number, high: number): void {
    const middle = this.#middle();
    this.wide = wide;
    this.high = high;
    this.#look(middle, this.scale);
    this.#settled();
  }

  all(): void {
    const { left, top, width, height } = this.sheet();
    this.#look({ x: left + width / 2, y: top + height / 2 }, this.whole);
    this.#stir();
  }

  around(point: Point): void {
    const tiles = this.wide < 600 ? TILES_AROUND_NARROW : TILES_AROUND;
    this.#look(point, Math.max(this.whole, Math.min(this.wide, 1.6 * this.high) / (tiles * WIDE)));
    this.#stir();
  }

  /** Nearer or farther; what is under that point of the window stays there. */
  zoom(by: number, at: Point = { x: this.wide / 2, y: this.high / 2 }): void {
    const scale = this.#bounded(this.scale * by);
    const grown = scale / this.scale;
    this.#put(at.x - (at.x - this.x) * grown, at.y - (at.y - this.y) * grown, scale);
    this.#stir();
  }

  pan(dx: number, dy: number): void {
    this.#put(this.x + dx, this.y + dy, this.scale);
    this.#stir();
  }

  /** Move only as far as a point needs to be well in sight. */
  show(point: Point, margin = 60): void {
    const at = this.at(point);
    const push = (place: number, room: number) => Math.max(0, margin - place) - Math.max(0, place - (room - margin));
    const [dx, dy] = [push(at.x, this.wide), push(at.y, this.high)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** Bring all of these into sight; where they lie too far apart, by looking from farther away. */
  gather(points: readonly Point[], margin = 60): void {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    const fits = Math.min((this.wide - 2 * margin) / Math.max(1, wide), (this.high - 2 * margin) / Math.max(1, high));
    const inSight = points.every((point) => {
      const { x, y } = this.at(point);
      return x >= margin && x <= this.wide - margin && y >= margin && y <= this.high - margin;
    });
    if (inSight) return;
    this.#look({ x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }, Math.min(this.scale, fits));
    this.#stir();
  }

  /** Where a point of the paper is in the window. */
  at(point: Point): Point {
    const { left, top } = this.sheet();
    return { x: this.x + (point.x - left) * this.scale, y: this.y + (point.y - top) * this.scale };
  }

  #middle(): Point {
    const { left, top } = this.sheet();
    return { x: left + (this.wide / 2 - this.x) / this.scale, y: top + (this.high / 2 - this.y) / this.scale };
  }

  #look(point: Point, scale: number): void {
    const { left, top } = this.sheet();
    const bounded = this.#bounded(scale);
    this.#put(this.wide / 2 - (point.x - left) * bounded, this.high / 2 - (point.y - top) * bounded, bounded);
  }

  #bounded(scale: number): number {
    return Math.min(NEAREST, Math.max(this.whole, scale));
  }

  /** The paper never leaves the window; where it is smaller, it lies in the middle. */
  #put(x: number, y: number, scale: number): void {
    const { width, height } = this.sheet();
    const kept = (at: number, room: number, long: number) => (long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at)));
    this.scale = scale;
    this.x = kept(x, this.wide, width * scale);
    this.y = kept(y, this.high, height * scale);
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settled(), SETTLES);
  }

  #settled(): void {
    this.moving = false;
    this.drawn = this.scale;
  }
}
