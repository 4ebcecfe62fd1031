import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { allowSound } from "./lib/sound";
import "./styles";

settings.show();
allowSound();
const target = document.getElementById("page");
if (target) mount(App, { target });
