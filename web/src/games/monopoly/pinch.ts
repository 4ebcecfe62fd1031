/** Two fingers that part enlarge the board, two that meet make it whole again. */

import type { Attachment } from "svelte/attachments";

/** By how much their distance must have changed. */
const PARTED = 1.25;
const MET = 0.8;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export function pinched(onchange: (larger: boolean) => void): Attachment<HTMLElement> {
  return (board) => {
    const fingers = new Map<number, Finger>();
    let start = 0;
    const distance = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = distance();
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const ratio = start > 0 ? distance() / start : 1;
      if (ratio < PARTED && ratio > MET) return;
      start = distance();
      onchange(ratio > 1);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      start = 0;
    };
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel"] as const) board.addEventListener(end, up);
    return () => {
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel"] as const) board.removeEventListener(end, up);
    };
  };
}
