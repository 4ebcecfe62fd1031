/** What a place invites to, but cannot be done there now: it keeps its button, closed, and the server says why. */

import type { Choice } from "../../../lib/choosing.svelte";
import type { SectorCard, SurvivorView, WastelandAction, WastelandView } from "../wire";

interface Place {
  readonly view: Pick<WastelandView, "enemies" | "story">;
  readonly me: Pick<SurvivorView, "sector"> | undefined;
  readonly sectors: ReadonlyMap<string, Pick<SectorCard, "icon">>;
}

export function closedHere({ view, me, sectors }: Place, choices: readonly Pick<Choice<"wasteland">, "action">[]): readonly WastelandAction[] {
  const sector = me?.sector;
  if (sector == null) return [];
  const can = (kind: WastelandAction["kind"]) => choices.some(({ action }) => action.kind === kind);
  const site = sectors.get(sector)?.icon != null || view.story.sites.some((one) => one.sector === sector);
  const foe = view.enemies.find((enemy) => enemy.sector === sector && enemy.active);
  const out: WastelandAction[] = [];
  if (site && !can("encounter")) out.push({ kind: "encounter" });
  if (foe && !can("fight")) out.push({ kind: "fight", enemy: foe.enemy });
  if (!can("camp")) out.push({ kind: "camp" });
  return out;
}
