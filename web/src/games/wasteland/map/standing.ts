/** What stands where on the map, in the order in which it gets its place. */

import { target } from "../aims";
import type { WastelandView } from "../wire";

/** Something that stands on the map; `thing` is its name for whoever watches it move. */
export type Piece = { readonly thing: string; readonly sector: string; readonly target: string } & (
  | { readonly kind: "survivor"; readonly seat: number }
  | { readonly kind: "enemy"; readonly enemy: string; readonly active: boolean }
  | { readonly kind: "hidden"; readonly type: string; readonly count: number }
  | { readonly kind: "token"; readonly faction: string; readonly count: number; readonly waits: boolean }
  | { readonly kind: "marker"; readonly marker: string; readonly waits: boolean }
  | { readonly kind: "cap" }
);

export function piecesOn(view: WastelandView): Piece[] {
  const survivors = view.survivors.flatMap(({ sector }, seat): Piece[] =>
    sector === null ? [] : [{ kind: "survivor", thing: `survivor-${seat}`, sector, target: target.seat(seat), seat }],
  );
  const enemies = view.enemies.map(({ enemy, sector, active }): Piece => ({ kind: "enemy", thing: `enemy-${enemy}`, sector, target: target.enemy(enemy), enemy, active }));
  const hidden = counted(view.face_down.map(({ type, sector }) => `${type} ${sector}`)).map(([key, count]): Piece => {
    const [type = "", sector = ""] = key.split(" ");
    return { kind: "hidden", thing: `hidden-${type}-${sector}`, sector, target: "", type, count };
  });
  const markers = view.story.markers.map(({ marker, sector, waits }): Piece => ({ kind: "marker", thing: `marker-${marker}`, sector, target: target.marker(marker), marker, waits }));
  const caps = view.story.capped.map((sector): Piece => ({ kind: "cap", thing: `cap-${sector}`, sector, target: "" }));
  return [...survivors, ...enemies, ...tokens(view.tokens, false), ...tokens(view.story.waiting, true), ...markers, ...hidden, ...caps];
}

/** Tokens of one faction in one sector are one pile with a number. */
function tokens(lying: WastelandView["tokens"], waits: boolean): Piece[] {
  return counted(lying.map(({ faction, sector }) => `${faction} ${sector}`)).map(([key, count]) => {
    const [faction = "", sector = ""] = key.split(" ");
    return { kind: "token", thing: `token-${key.replace(" ", "-")}`, sector, target: target.token(faction, sector), faction, count, waits };
  });
}

/** Whoever stands at the end of a way, but for those that would attack on it. */
export function metAt(view: WastelandView, way: { readonly sectors: readonly string[]; readonly foes: readonly string[] }): Piece[] {
  const end = way.sectors.at(-1);
  return piecesOn(view).filter((piece) => {
    const foe = piece.kind === "enemy" ? piece.enemy : piece.kind === "token" ? piece.faction : "";
    return piece.sector === end && !way.foes.includes(foe);
  });
}

function counted(keys: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found];
}

export function bySector(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.sector, [...(found.get(piece.sector) ?? []), piece]);
  return found;
}
