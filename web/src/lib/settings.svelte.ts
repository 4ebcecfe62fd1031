/** What this browser remembers: language and light, how fast things move, how it calls one to the table, orders, the guide. */

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

/** The first of the browser's languages that is the page's own, with its country. */
export function localeOf(lang: Lang, wanted: readonly string[]): string {
  return wanted.find((one) => new Intl.Locale(one).language === lang) ?? lang;
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

function firstOrders(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(remembered("orders") ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function firstMotion(): Motion {
  const kept = remembered("motion");
  return kept !== null && kept in MOTIONS ? (kept as Motion) : "normal";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** What stirs, sounds or buzzes is on until somebody says otherwise; a system that asks for less stir says so by itself. */
function firstLively(key: string): boolean {
  const kept = remembered(key);
  return kept === null ? !still.matches : kept === "on";
}

class Settings {
  lang = $state<Lang>(firstLang());
  light = $state<Light>(firstLight());
  motion = $state<Motion>(firstMotion());
  /** Dice, cards and hammers, the bell when it is one's turn, and the end. */
  sound = $state(firstLively("sound"));
  /** A phone buzzes when it is one's turn. */
  vibrate = $state(firstLively("vibrate"));
  /** A note of the browser's own when it is one's turn and the page is out of sight. */
  notify = $state(remembered("notify") === "on");
  /** Standing orders, by game and question: "shelter/income" is answered by "shortest". */
  orders = $state.raw(firstOrders());
  /** Games whose guide was played or left. */
  guided = $state.raw<readonly string[]>((remembered("guided") ?? "").split(" ").filter((game) => game !== ""));

  /** How days and hours are written: as the reader's own country does, where it speaks the language that is read. */
  get locale(): string {
    return localeOf(this.lang, navigator.languages);
  }

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

  setSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  setVibrate(on: boolean): void {
    this.vibrate = on;
    remember("vibrate", on ? "on" : "off");
  }

  setNotify(on: boolean): void {
    this.notify = on;
    remember("notify", on ? "on" : "off");
  }

  setOrder(order: string, way: string): void {
    this.orders = { ...this.orders, [order]: way };
    remember("orders", JSON.stringify(this.orders));
  }

  setGuided(game: string): void {
    if (this.guided.includes(game)) return;
    this.guided = [...this.guided, game];
    remember("guided", this.guided.join(" "));
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
