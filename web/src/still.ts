/** The table page over a recorded moment, for looking at it: `npm run dev`, then /still.html. */

import { mount } from "svelte";
import still from "../fixtures/still.json";
import Play from "./frame/Play.svelte";
import { partsOf } from "./games/parts";
import { Session } from "./lib/session.svelte";
import { LANGUAGES, settings } from "./lib/settings.svelte";
import { GameWords } from "./lib/words.svelte";
import type { PackJson, Update } from "./protocol";
import "./styles";

const words = new GameWords();
for (const lang of LANGUAGES) words.add(lang, still.words[lang].ftl, still.words[lang].pack as unknown as PackJson);
const session = new Session();
session.update(still.update as unknown as Update);
session.line("live", 0, 0);
settings.show();
const parts = await partsOf("shelter");
const target = document.getElementById("page");
if (target) mount(Play, { target, props: { session, words, parts } });
