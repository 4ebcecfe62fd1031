/** What a browser has and Node lacks: the page asks for day or night as soon as its words are loaded. */
globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => null })) as never;
// Nor has every Node the browser's own name for itself.
globalThis.navigator ??= { language: "en-US" } as never;
