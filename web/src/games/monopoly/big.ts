/** What nobody should miss: a deal, a colour that is whole now, a bankruptcy. */

import { ICONS } from "../../art/icons";
import type { Scene } from "../../lib/show/scenes";
import { say, type GameWords } from "../../lib/words.svelte";
import type { Art } from "../parts";
import { DRAWINGS } from "./art";
import type { BundleView, MonopolyEvent, MonopolyEvents, MonopolyView } from "./wire";
import { bundleText, groupName } from "./words";

type Words = GameWords<"monopoly">;

/** A broken chain: nothing is left. */
const BROKEN = "M2 9.500 6.500 5l4 4-2 2-2-2-2.500 2.500 2.500 2.500 2-2 2 2-4 4L2 13.500zM22 14.500 17.500 19l-4-4 2-2 2 2 2.500-2.500-2.500-2.500-2 2-2-2 4-4L22 10.500zM10 1h1.800v5H10zM12.200 18H14v5h-1.800z";

export function bigScenes(events: readonly MonopolyEvent[], before: MonopolyView | null, after: MonopolyView | null, words: Words): Scene[] {
  const told = events.flatMap((event) => {
    if (event.kind === "dealt") return [deal(event, words)];
    return event.kind === "bankrupt" ? [bankruptcy(event, words)] : [];
  });
  return [...told, ...completed(before, after, words)];
}

function deal({ seat, to, gives, wants }: MonopolyEvents["dealt"], words: Words): Scene {
  const side = (who: number, bundle: BundleView) => ({
    seat: who,
    name: words.label("seat", who),
    text: say("monopoly-scene-gives", { what: bundleText(words, bundle) }),
  });
  return { title: say("monopoly-scene-deal"), rows: [], big: { drawn: ICONS.exchange, sides: [side(seat, gives), side(to, wants)] } };
}

function bankruptcy({ seat, payee }: MonopolyEvents["bankrupt"], words: Words): Scene {
  return {
    title: say("monopoly-scene-bankrupt", { name: words.label("seat", seat) }),
    rows: [],
    big: { drawn: BROKEN, weight: 3, text: say("monopoly-scene-lost", { payee: words.label("payee", payee) }) },
  };
}

/** The groups that somebody has whole now, and had not before. */
function completed(before: MonopolyView | null, after: MonopolyView | null, words: Words): Scene[] {
  if (!before || !after) return [];
  return words.pack.catalogue.groups.flatMap(({ id, deeds }) => {
    const owner = after.whole[id];
    if (owner === undefined || before.whole[id] === owner) return [];
    const title = say("monopoly-scene-whole", { name: words.label("seat", owner), group: groupName(id) });
    const drawn: Art = { box: "0 -1 48 31", line: DRAWINGS[id]?.line ?? "" };
    return [{ title, rows: [], big: { drawn, weight: 2, text: deeds.map((deed) => words.label("deed", deed)).join(", ") } }];
  });
}
