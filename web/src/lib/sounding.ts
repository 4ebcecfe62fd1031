/** Which sound belongs to what happens: games name sounds for their events, dice and cards are heard when they are shown. */

import type { GameParts } from "../games/parts";
import type { Event, ResultInfo } from "../protocol";
import type { Scene } from "./show/scenes";
import type { Sound } from "./sound";

export function soundOfScene(scene: Scene): Sound | null {
  if (scene.rows.some((row) => row.dice.length > 0)) return "dice";
  return scene.card ? "card" : null;
}

/** What is heard of events: each sound once, however often its event came. */
export function soundsOf(events: readonly Event[], parts: Pick<GameParts, "sounds">): Sound[] {
  const named: Readonly<Partial<Record<string, Sound>>> = parts.sounds ?? {};
  return [...new Set(events.flatMap((event) => named[event.kind] ?? []))];
}

/** How the end sounds to these seats; to whoever looks on it is an end. */
export function soundOfEnd(result: ResultInfo, seats: readonly number[]): Sound {
  return result.winners.some((seat) => seats.includes(seat)) ? "win" : "end";
}
