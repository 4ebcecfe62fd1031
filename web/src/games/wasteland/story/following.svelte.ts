/** Whoever does the next thing has read what came of the last one, whether it lay open or aside. */

import { untrack } from "svelte";
import type { Wasteland } from "../context.svelte";

export function goOnByActing(game: Wasteland): void {
  const { reader, session } = game;
  let seen = { key: "", answers: 0 };
  $effect(() => {
    const { answers } = session;
    const page = reader.current;
    const key = page ? `${page.number} ${page.outcome} ${page.closed}` : "";
    const done = page?.closed === true && page.outcome !== null;
    untrack(() => {
      if (seen.key !== key) seen = { key, answers };
      else if (done && answers > seen.answers) reader.goOn();
    });
  });
}
