/** The map in words: for the loupe, and for whoever hears it read. */

import { say } from "../../../lib/words.svelte";
import type { Wasteland } from "../context.svelte";
import type { SectorCard } from "../wire";
import type { Way } from "./journey.svelte";
import type { Piece } from "./standing";

/** A site as it is now: a marker may have made it another. */
export function siteOf(game: Wasteland, card: SectorCard): { icon: string; level: number } | null {
  const changed = game.view.story.sites.find(({ sector }) => sector === card.id);
  if (changed) return changed.level > 0 ? changed : null;
  return card.icon === null ? null : { icon: card.icon, level: card.level };
}

export function siteName(game: Wasteland, card: SectorCard): string | null {
  const site = siteOf(game, card);
  if (!site) return null;
  const name = game.words.label("icon", site.icon);
  return site.level > 0 ? say("wasteland-site-level", { site: name, level: site.level }) : name;
}

/** Whether fog lies on a sector. */
export function isFoggy(game: Wasteland, sector: string): boolean {
  return game.view.tokens.some((token) => token.sector === sector && game.scenario?.factions[token.faction]?.tokens === "fog");
}

/** What the ground does to whoever comes, in words. */
export function terrain(game: Wasteland, card: SectorCard): string[] {
  return [
    ...(card.rough ? [say("wasteland-ground-rough")] : []),
    ...(card.rads ? [say("wasteland-ground-rads")] : []),
    ...(isFoggy(game, card.id) ? [say("wasteland-ground-fog")] : []),
  ];
}

export function pieceName(game: Wasteland, piece: Piece): string {
  switch (piece.kind) {
    case "survivor": {
      const survivor = game.view.survivors[piece.seat]?.survivor ?? null;
      return survivor === null ? game.name(piece.seat) : `${game.name(piece.seat)} (${game.words.label("survivor", survivor)})`;
    }
    case "enemy": {
      const card = game.cards.enemies[piece.enemy];
      const name = say("wasteland-piece-enemy", { name: card?.name ?? piece.enemy, level: card?.level ?? 0 });
      return piece.active ? name : say("wasteland-piece-fled", { name });
    }
    case "hidden":
      return say("wasteland-piece-hidden", { type: game.words.label("type", piece.type), count: piece.count });
    case "token": {
      const name = game.scenario?.factions[piece.faction]?.token ?? game.words.label("faction", piece.faction);
      return say("wasteland-piece-token", { name, count: piece.count });
    }
    case "marker":
      return game.words.label("marker", piece.marker);
    case "cap":
      return say("wasteland-piece-cap");
  }
}

/** What a way costs: points, actions, radiation, ambushes. */
export function wayWords({ points, actions, rads, ambushes }: Way): string[] {
  return [
    say("wasteland-way-points", { count: points }),
    ...(actions > 0 ? [say("wasteland-way-actions", { count: actions })] : []),
    ...(rads > 0 ? [say("wasteland-way-rads", { count: rads })] : []),
    ...(ambushes > 0 ? [say("wasteland-way-ambushes", { count: ambushes })] : []),
  ];
}

/** All of a sector in one sentence, for a screen reader. */
export function sectorLabel(game: Wasteland, card: SectorCard, pieces: readonly Piece[]): string {
  const site = siteName(game, card);
  const way = game.journey.wayTo(card.id);
  const here = game.me?.sector === card.id;
  return [
    game.words.label("sector", card.id),
    ...(here ? [say("wasteland-here")] : []),
    ...terrain(game, card),
    ...(site ? [site] : []),
    ...pieces.filter((piece) => piece.kind !== "survivor" || piece.seat !== game.seat).map((piece) => pieceName(game, piece)),
    ...(way ? [say("wasteland-go-there", { cost: wayWords(way).join(", ") })] : []),
  ].join(". ");
}

export function tileLabel(game: Wasteland, tile: string, back: string, pieces: readonly Piece[]): string {
  return [game.words.label("tile", tile), say(`wasteland-back-${back}`), say("wasteland-unmapped"), ...pieces.map((piece) => pieceName(game, piece))].join(". ");
}
