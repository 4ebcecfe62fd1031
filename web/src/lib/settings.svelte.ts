/** What this browser remembers: the language, and day or night. */

export type Lang = "en" | "ru";
export type Light = "day" | "night";

export const LANGUAGES: readonly Lang[] = ["en", "ru"];

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`bottlecap.${key}`);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
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

class Settings {
  lang = $state<Lang>(firstLang());
  light = $state<Light>(firstLight());

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

  /** The document itself says both, for style sheets and screen readers. */
  show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset["light"] = this.light;
  }
}

export const settings = new Settings();
