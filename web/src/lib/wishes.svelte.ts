/** What somebody last chose on the first page, for a match against bots and for a table of friends alike: this browser keeps it. */

import type { GameInfo, Options } from "../protocol";
import { remember, remembered } from "./settings.svelte";

export class Wishes {
  game = $state(remembered("game") ?? "");
  /** 0: not chosen yet. */
  players = $state(Number(remembered("players")) || 0);
  short = $state(remembered("length") === "short");

  setGame(id: string): void {
    this.game = id;
    remember("game", id);
  }

  setPlayers(count: number): void {
    this.players = count;
    remember("players", String(count));
  }

  setShort(short: boolean): void {
    this.short = short;
    remember("length", short ? "short" : "full");
  }

  /** So many play, as near to the wish as the game lets them; without one, one more than the fewest. */
  playersOf({ players }: Pick<GameInfo, "players">): number {
    if (this.players === 0) return players[Math.min(1, players.length - 1)] ?? 2;
    const near = (count: number) => Math.abs(count - this.players);
    return players.toSorted((a, b) => near(a) - near(b) || a - b)[0] ?? this.players;
  }

  /** The options of the length that is wished for. */
  lengthOf({ short }: Pick<GameInfo, "short">): Options {
    return this.short ? short : {};
  }
}

export const wishes = new Wishes();
