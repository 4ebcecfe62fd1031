/** Calling somebody to the table: a bell, a buzz of the phone, and a note of the browser's. Each only where it is wanted. */

import { settings } from "./settings.svelte";
import { play } from "./sound";

/** A short one and a longer one: told apart from a message by feeling. */
const BUZZ = [60, 60, 120];

export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Phones that know no buzz, and pages that nobody has touched yet, do nothing. */
export function buzz(): void {
  if (canVibrate()) navigator.vibrate(BUZZ);
}

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Asked by a click only; false where the browser or its owner says no. */
export async function allowNotes(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It is one's turn: ring, buzz, and where the page is out of sight, leave a note. */
export function call(title: string, text: string): void {
  play("turn");
  if (settings.vibrate) buzz();
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body: text, tag: "bottlecap", icon: "/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notes of installed pages only.
  }
}
