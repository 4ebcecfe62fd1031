/**
 * The sounds of the table, made here from tones and noise: nothing is loaded. Browsers keep a page silent until somebody has
 * touched it, and so does this: before the first tap or key there is not even anything that could sound.
 */

import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "build" | "turn" | "win" | "end";
export const SOUNDS: readonly Sound[] = ["dice", "card", "build", "turn", "win", "end"];

let audio: AudioContext | null = null;

const TOUCHES = ["click", "pointerup", "keydown"];

/** To be called once: the first touch of the page opens the sound. */
export function allowSound(): void {
  for (const touch of TOUCHES) addEventListener(touch, open, { capture: true });
}

function open(): void {
  // Not every key counts as a touch: Escape does not.
  if (!navigator.userActivation.isActive) return;
  for (const touch of TOUCHES) removeEventListener(touch, open, { capture: true });
  try {
    audio ??= new AudioContext();
  } catch {
    // A browser without sound is a quiet one.
  }
}

/** Sound, where it is wanted and allowed. */
export function play(sound: Sound): void {
  if (settings.sound) hear(sound);
}

/** The same without asking the settings, for whoever wants to hear it there. */
export function hear(sound: Sound): void {
  if (!audio || audio.state === "closed") return;
  void audio.resume();
  document.documentElement.dataset["heard"] = sound;
  MAKERS[sound](audio, audio.currentTime + 0.02);
}

const MAKERS: Readonly<Record<Sound, (on: AudioContext, start: number) => void>> = {
  /** Five knocks on wood, slower and softer to the end. */
  dice(on, start) {
    [0, 0.07, 0.15, 0.26, 0.4].forEach((after, knock) => rustle(on, start + after, { long: 0.04, pitch: 1400 - knock * 130, loud: 0.22 - knock * 0.03 }));
  },
  /** Paper drawn over paper. */
  card(on, start) {
    rustle(on, start, { long: 0.14, pitch: 3200, loud: 0.1, slides: 1400 });
  },
  /** Two blows of a hammer. */
  build(on, start) {
    for (const after of [0, 0.17]) {
      tone(on, { pitch: 190, slides: 80, loud: 0.28, start: start + after, long: 0.14 }, "triangle");
      rustle(on, start + after, { long: 0.03, pitch: 900, loud: 0.16 });
    }
  },
  /** A desk bell: two partials, struck and dying away. */
  turn(on, start) {
    tone(on, { pitch: 1318.5, loud: 0.12, start, long: 0.9 });
    tone(on, { pitch: 2637, loud: 0.05, start, long: 0.9 });
    tone(on, { pitch: 1760, loud: 0.1, start: start + 0.16, long: 0.9 });
  },
  /** A wireless signature tune, four notes up. */
  win(on, start) {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, note) => tone(on, { pitch, loud: 0.14, start: start + note * 0.15, long: note === 3 ? 1.1 : 0.3 }, "triangle"));
  },
  /** The last two notes before the station closes. */
  end(on, start) {
    [587.33, 440].forEach((pitch, note) => tone(on, { pitch, loud: 0.12, start: start + note * 0.22, long: 0.6 }, "triangle"));
  },
};

interface Tone {
  readonly pitch: number;
  readonly slides?: number;
  readonly loud: number;
  readonly start: number;
  readonly long: number;
}

function tone(on: AudioContext, { pitch, slides, loud, start, long }: Tone, shape: OscillatorType = "sine"): void {
  const voice = on.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  if (slides !== undefined) voice.frequency.exponentialRampToValueAtTime(slides, start + long);
  voice.connect(dying(on, loud, start, long)).connect(on.destination);
  voice.start(start);
  voice.stop(start + long);
}

function rustle(on: AudioContext, start: number, { long, pitch, loud, slides }: { long: number; pitch: number; loud: number; slides?: number }): void {
  const source = on.createBufferSource();
  source.buffer = noise(on);
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(pitch, start);
  if (slides !== undefined) filter.frequency.exponentialRampToValueAtTime(slides, start + long);
  source.connect(filter).connect(dying(on, loud, start, long)).connect(on.destination);
  source.start(start);
  source.stop(start + long);
}

/** Struck, and dying away. */
function dying(on: AudioContext, loud: number, start: number, long: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.008, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  return volume;
}

let hiss: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}
