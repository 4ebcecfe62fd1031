import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles";

settings.show();
const target = document.getElementById("page");
if (target) mount(App, { target });
