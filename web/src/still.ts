/** The table page over a recorded moment, for looking at it: `npm run dev`, then /still.html?<game>, or the first board's by itself. */

import { mount } from "svelte";
import Play from "./frame/Play.svelte";
import { BOARDS, partsOf } from "./games/parts";
import { Session } from "./lib/session.svelte";
import { LANGUAGES, settings, type Lang } from "./lib/settings.svelte";
import { GameWords } from "./lib/words.svelte";
import type { PackJson, Update } from "./protocol";
import "./styles";

/** As web/fixtures/<game>.py writes it. */
interface Moment {
  readonly words: Readonly<Record<Lang, { readonly ftl: string; readonly pack: PackJson }>>;
  readonly update: Update;
}
const MOMENTS = import.meta.glob<Moment>("../fixtures/*.json", { import: "default" });

async function show(game: string, target: HTMLElement): Promise<void> {
  const moment = await MOMENTS[`../fixtures/${game}.json`]?.();
  if (!moment) throw new Error(`no moment of ${game} is recorded`);
  const words = new GameWords();
  for (const lang of LANGUAGES) words.add(lang, moment.words[lang].ftl, moment.words[lang].pack);
  const session = new Session();
  session.update(moment.update);
  session.line("live", 0, 0);
  settings.show();
  mount(Play, { target, props: { session, words, parts: await partsOf(game) } });
}

const page = document.getElementById("page");
if (page) await show(location.search.slice(1) || (BOARDS[0] ?? ""), page);
