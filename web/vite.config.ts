import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { shell } from "./shell/plugin";

// During development the page comes from Vite and everything else from a server started beside it.
const server = loadEnv("", ".", "BOTTLECAP_")["BOTTLECAP_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/bottlecap/server/page",
    emptyOutDir: true,
    // Nothing is inlined as a data address: the content security policy allows files of this site only.
    assetsInlineLimit: 0,
    // An inline script would be needed for it, and every browser we name knows modules.
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server, "/packs": server } },
  test: { include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
