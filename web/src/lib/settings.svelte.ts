/** What this browser remembers: the language, day or night, and how fast things move. */

export type Lang = "en" | "ru";
export type Light = "day" | "night";
export type Motion = "off" | "fast" | "normal" | "slow";

export const LANGUAGES: readonly Lang[] = ["en", "ru"];
/** How much time everything that moves takes. */
export const MOTIONS: Readonly<Record<Motion, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`bottlecap.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bottlecap.${key}`, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}

function firstLang(): Lang {
  const kept = remembered("lang");
  if (kept === "en" || kept === "ru") return kept;
  return navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en";
}

function firstLight(): Light {
  const kept = remembered("light");
  if (kept === "day" || kept === "night") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

function firstMotion(): Motion {
  const kept = remembered("motion");
  return kept !== null && kept in MOTIONS ? (kept as Motion) : "normal";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  lang = $state<Lang>(firstLang());
  light = $state<Light>(firstLight());
  motion = $state<Motion>(firstMotion());

  setLang(lang: Lang): void {
    this.lang = lang;
    remember("lang", lang);
    this.show();
  }

  setLight(light: Light): void {
    this.light = light;
    remember("light", light);
    this.show();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    remember("motion", motion);
  }

  /** How slowly things move now; 0: not at all, because nobody wants it or nobody looks. */
  get pace(): number {
    return still.matches || document.hidden ? 0 : MOTIONS[this.motion];
  }

  /** The document itself says both, for style sheets and screen readers. */
  show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset["light"] = this.light;
  }
}

export const settings = new Settings();
