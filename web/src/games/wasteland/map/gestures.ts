/** Dragging, pinching and the wheel over the map. A press that does not move stays a click. */

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

/** How far a finger may slip before it drags. */
const SLIP = 7;
/** What a notch of a mouse's wheel brings at least; a trackpad sends less, and pans. */
const NOTCH = 40;
const BY_WHEEL = 1.0016;

export function gestures(port: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let dragged = false;
  let start: Point = { x: 0, y: 0 };

  function inPort(event: { clientX: number; clientY: number }): Point {
    const box = port.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    fingers.set(event.pointerId, inPort(event));
    if (fingers.size > 1) return;
    dragged = false;
    start = inPort(event);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inPort(event);
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else {
      if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
      if (!dragged) port.setPointerCapture(event.pointerId);
      camera.pan(now.x - before.x, now.y - before.y);
    }
    dragged = true;
    fingers.set(event.pointerId, now);
  }

  function pinch(moved: number, before: Point, now: Point): void {
    const other = [...fingers].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const far = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** What ends a drag is no click. */
  function click(event: MouseEvent): void {
    if (!dragged || event.detail === 0) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const notch = event.ctrlKey || (event.deltaX === 0 && Math.abs(event.deltaY) >= NOTCH);
    if (notch) camera.zoom(BY_WHEEL ** (-event.deltaY * (event.ctrlKey ? 6 : 1)), inPort(event));
    else camera.pan(-event.deltaX, -event.deltaY);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  port.addEventListener("pointerdown", down, { signal });
  port.addEventListener("pointermove", move, { signal });
  port.addEventListener("pointerup", up, { signal });
  port.addEventListener("pointercancel", up, { signal });
  port.addEventListener("click", click, { signal, capture: true });
  port.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listeners.abort();
}
