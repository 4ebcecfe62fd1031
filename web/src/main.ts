import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { keepPage } from "./lib/shell";
import { allowSound } from "./lib/sound";
import "./styles";

settings.show();
allowSound();
keepPage();
const target = document.getElementById("page");
if (target) mount(App, { target });
