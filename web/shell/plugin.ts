/** Writes the helper of the built page: what the page needs to open is in it by name, and its build by the hash of these names. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SIGN_BYTES = 16;

export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle);
      // All scripts and styles, since a page that is open may need any of them after the server has newer ones; the words among
      // them, and letters of the two scripts.
      const first = new Set(names.filter((name) => /\.(js|css)$/.test(name)));
      for (const name of names) if (/\/(jost|pt-serif)-(latin|cyrillic)-(wght|400|700)-normal.*\.woff2$/.test(name) || name.includes("paper-")) first.add(name);
      const build = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, SIGN_BYTES);
      const wanted = ["/", "/icon.svg", "/manifest.webmanifest", ...[...first].sort().map((name) => `/${name}`)];
      const text = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
      const source = `const BUILD = ${JSON.stringify(build)};\nconst SHELL = ${JSON.stringify(wanted)};\n${text}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
