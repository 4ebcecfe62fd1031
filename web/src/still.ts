/** The table page over a recorded moment, for looking at it: `npm run dev`, then /still.html or /still.html?monopoly. */

import { mount } from "svelte";
import monopoly from "../fixtures/monopoly.json";
import shelter from "../fixtures/still.json";
import Play from "./frame/Play.svelte";
import { partsOf } from "./games/parts";
import { Session } from "./lib/session.svelte";
import { LANGUAGES, settings } from "./lib/settings.svelte";
import { GameWords } from "./lib/words.svelte";
import type { PackJson, Update } from "./protocol";
import "./styles";

const game = location.search === "?monopoly" ? "monopoly" : "shelter";
const still = game === "monopoly" ? monopoly : shelter;
const words = new GameWords();
for (const lang of LANGUAGES) words.add(lang, still.words[lang].ftl, still.words[lang].pack as unknown as PackJson);
const session = new Session();
session.update(still.update as unknown as Update);
session.line("live", 0, 0);
settings.show();
const parts = await partsOf(game);
const target = document.getElementById("page");
if (target) mount(Play, { target, props: { session, words, parts } });
