/** What a browser has and Node lacks: the page asks for day or night as soon as its words are loaded. */
globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => null })) as never;
// Node has it from version 21 on.
globalThis.navigator ??= { language: "en" } as never;
