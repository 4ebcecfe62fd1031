import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/protocol.ts", "src/games/*/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["src/games/**"],
    rules: {
      // What comes over the wire is typed for each game: nothing is cast, and nothing asked for by a name that nobody checks.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "dot-notation": "error",
    },
  },
  {
    rules: {
      // The content security policy forbids style attributes, so the page has none.
      "svelte/no-inline-styles": "error",
      "svelte/no-at-html-tags": "error",
      // Sets and addresses are made and read here, never changed afterwards.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
