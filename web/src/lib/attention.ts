/** Calling somebody to the table: a bell of our own making, and a note of the browser's. Both only where they were asked for. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** A desk bell: two partials, struck and dying away. */
export function ring(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    strike(audio, 1318.5, 0.12, start);
    strike(audio, 2637, 0.05, start);
    strike(audio, 1760, 0.1, start + 0.16);
  } catch {
    // A browser without sound is a quiet one.
  }
}

function strike(on: AudioContext, pitch: number, loudness: number, start: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + 1);
}

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Asked by a click only; false where the browser or its owner says no. */
export async function allowNotes(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It is one's turn: ring, and where the page is out of sight, leave a note. */
export function call(title: string, text: string): void {
  if (settings.sound) ring();
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
