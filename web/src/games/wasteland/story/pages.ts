/** The story as it was told: a page for each card that was read, and for each goal that was tried or met. */

import type { WastelandEvent } from "../wire";

type Kind = WastelandEvent["kind"];

export interface Page {
  /** The event that opened it. */
  readonly number: number;
  readonly family: "encounter" | "quest" | "goal";
  /** The encounter, the quest or the goal. */
  readonly id: string;
  /** Whose it is; null for a quest that has come into play, and a goal that nobody met. */
  readonly seat: number | null;
  /** Somebody began it by an action of their own. */
  readonly acted: boolean;
  /** The option that was chosen, from one. */
  option: number | null;
  outcome: string | null;
  success: boolean | null;
  /** What came of it, one after another. */
  readonly effects: WastelandEvent[];
  /** Nothing more comes of it. */
  closed: boolean;
}

/** What is worth telling of the results of a card. */
const EFFECTS: readonly Kind[] = [
  "gained", "event-drawn", "discarded", "paid", "earned", "learned", "levelled-up", "perk-gained", "became", "is-no-longer", "hurt", "irradiated",
  "healed", "cleansed", "killed", "agenda-drawn", "advanced", "quest-kept", "encounter-added", "encounter-kept", "encounter-owed", "token-laid",
  "marker-laid", "marker-moved", "placed", "foe-drawn", "slain", "not-killed", "trades", "asset-shown", "capped", "caps-laid", "no-companion", "stayed-away", "nothing", "nobody-near",
];
/** With these something else has begun. */
const ENDS: readonly Kind[] = ["moved", "explored", "camped", "turn-begins", "round-begins", "quest-tried", "encountered", "agenda-revealed", "undone", "taken-back"];
const PUT_AWAY: readonly Kind[] = ["encounter-under", "encounter-trashed", "encounter-kept"];

class Telling {
  readonly pages: Page[] = [];
  /** The page whose results are being told. */
  #open: Page | null = null;

  follow(event: WastelandEvent): void {
    // A fight that no card brought about belongs to none.
    if (event.kind === "fought" && this.#open && this.#open.outcome !== null && this.#open.effects.at(-1)?.kind !== "foe-drawn") this.#close();
    if (this.#open && (ENDS.includes(event.kind) || (PUT_AWAY.includes(event.kind) && "encounter" in event && event.encounter === this.#open.id))) this.#close();
    switch (event.kind) {
      case "encountered":
        return this.#begin(event, "encounter", event.encounter, event.seat);
      case "quest-staged": {
        // It comes of what is being told, and is read after it.
        const page = made(event, "quest", event.quest, null);
        page.closed = true;
        this.pages.push(page);
        return;
      }
      case "quest-tried":
        return this.#begin(event, "goal", event.goal, event.seat);
      case "option-chosen":
      case "option-follows":
        if (this.#open) this.#open.option = event.option;
        return;
      case "encounter-outcome":
        return this.#tell(event.outcome, event.success === 1);
      case "goal-completed":
      case "goal-not-completed":
        if (this.#open?.id !== event.goal || this.#open.outcome !== null) this.#begin(event, "goal", event.goal, event.seat);
        return this.#tell(event.outcome, event.kind === "goal-completed");
      case "goal-came-true":
        this.#begin(event, "goal", event.goal, null);
        return this.#tell(event.outcome, true);
      default:
        if (this.#open && this.#open.outcome !== null && EFFECTS.includes(event.kind)) this.#open.effects.push(event);
    }
  }

  #begin(event: WastelandEvent, family: Page["family"], id: string, seat: number | null): void {
    this.#close();
    this.#open = made(event, family, id, seat);
    this.pages.push(this.#open);
  }

  #tell(outcome: string, success: boolean): void {
    if (!this.#open) return;
    this.#open.outcome = outcome;
    this.#open.success = success;
  }

  #close(): void {
    if (this.#open) this.#open.closed = true;
    this.#open = null;
  }
}

function made(event: WastelandEvent, family: Page["family"], id: string, seat: number | null): Page {
  const acted = event.kind === "encountered" || event.kind === "quest-tried";
  return { number: event.number, family, id, seat, acted, option: null, outcome: null, success: null, effects: [], closed: false };
}

export function pagesOf(events: readonly WastelandEvent[]): readonly Page[] {
  const telling = new Telling();
  for (const event of events) telling.follow(event);
  return telling.pages;
}

/**
 * What somebody has still to read, in the order of play: of the others' pages the last one alone, or nobody could keep up.
 * Whoever has begun something since has gone on from all that came before it: what came of that is never behind an older page.
 */
export function unreadOf(pages: readonly Page[], read: number, me: number | null): readonly Page[] {
  const begun = me === null ? undefined : pages.findLast((page) => page.acted && page.seat === me);
  const unread = pages.filter((page) => page.number > read && page.number >= (begun?.number ?? 0));
  const last = unread.findLast((page) => isOthers(page, me));
  return unread.filter((page) => (!isOthers(page, me) || page === last) && !cameToNothing(page));
}

/** It was broken off before anything came of it, as by a death on the way: there is nothing to read but what was read. */
function cameToNothing(page: Page): boolean {
  return page.closed && page.outcome === null && page.family !== "quest";
}

function isOthers(page: Page, me: number | null): boolean {
  return page.family !== "quest" && page.seat !== me;
}

/** What was being told when the match ended: the last outcome, if nothing else has begun since. */
export function epilogueOf(events: readonly WastelandEvent[]): Page | null {
  const page = pagesOf(events).findLast((one) => one.family !== "quest");
  if (!page || page.outcome === null) return null;
  return events.some((event) => event.number > page.number && ENDS.includes(event.kind)) ? null : page;
}

/** The page that an event is told on, if it opened it, chose on it, or told what came of it. */
export function pageWith(pages: readonly Page[], event: WastelandEvent): Page | null {
  const named = ("goal" in event && ["goal", event.goal]) || ("encounter" in event && ["encounter", event.encounter]) || (event.kind === "quest-staged" && ["quest", event.quest]);
  if (!named) return null;
  return pages.findLast((page) => page.number <= event.number && page.family === named[0] && page.id === named[1]) ?? null;
}
