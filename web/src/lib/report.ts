/** What somebody who mends Bottlecap needs to know: everything this seat may know, and nothing more. */

import type { Event, Lobby, TableInfo } from "../protocol";
import { api } from "./api";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** So many of the last events tell how it came about. */
const LAST = 60;

export async function bugReport(session: Session): Promise<string> {
  const now = session.newest;
  const lobby = await api.lobby().catch(() => null);
  // Before the end the record holds what is hidden, and the server would not give it.
  const record = now?.result ? await api.record(now.table.id).catch(() => null) : null;
  const report = {
    report: "bottlecap",
    made: new Date().toISOString(),
    server: lobby?.version ?? null,
    match: now ? matchOf(now.table, lobby) : null,
    seat: now?.seat ?? null,
    version: now?.version ?? null,
    step: session.events.length,
    line: { state: session.state, unsent: session.unsent },
    settings: { lang: settings.lang, light: settings.light, motion: settings.motion },
    browser: browser(),
    notice: session.notice,
    prompts: now?.prompts ?? [],
    events: lastOf(session.events),
    view: now?.view ?? null,
    result: now?.result ?? null,
    record,
  };
  return JSON.stringify(report, null, 1);
}

/** Without names: who sat there matters to nobody else. */
function matchOf(table: TableInfo, lobby: Lobby | null): object {
  const { id, game, content, rules, options, pace, status } = table;
  const seats = table.seats.map(({ kind, level, standin }) => ({ kind, level, standin }));
  const bundled = lobby?.games.some((known) => known.id === game && known.content === content) ?? null;
  return { table: id, game, content, bundled, rules, options, pace, status, seats };
}

function lastOf(events: readonly Event[]): readonly Event[] {
  return events.slice(-LAST);
}

function browser(): object {
  return {
    agent: navigator.userAgent,
    language: navigator.language,
    window: [innerWidth, innerHeight, devicePixelRatio],
    still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
}

/** Hand a text to the reader as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}
