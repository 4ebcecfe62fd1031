/** A table that is open in this page: which seat it is looked at from, its line, its words, its board. */

import { partsOf, type GameParts } from "../games/parts";
import type { TableInfo, WaitInfo } from "../protocol";
import { api, Refusal } from "./api";
import { Connection, type Shelf, type Socket } from "./connection";
import { LeafShelf } from "./leaves.svelte";
import { Session } from "./session.svelte";
import { GameWords } from "./words.svelte";

export class Room {
  readonly session = new Session();
  readonly words = new GameWords();
  parts = $state.raw<GameParts | null>(null);
  /** A code of the protocol, where the table cannot be shown. */
  fault = $state<string | null>(null);
  #connection: Connection | null = null;
  /** The page was left: what is still under way must not open a line any more. */
  #closed = false;
  #seat: number | null = null;
  /** Whom the table waited for when somebody chose a seat by themselves. */
  #held: string | null = null;

  constructor(readonly table: string) {}

  /** The game's own part of the page, once there are words to speak with. */
  get ready(): GameParts | null {
    return this.words.ready ? this.parts : null;
  }

  async open(): Promise<void> {
    try {
      await this.#returnBySecret();
      const info = await api.table(this.table);
      this.look(seatToShow(info));
      this.words.numbers = info.settled;
      // The board is shown as soon as it has words in one language; the other one comes behind.
      const words = this.words.load(info.words, info.pack);
      this.parts = await partsOf(info.game);
      await words;
    } catch (fault) {
      this.fault = fault instanceof Refusal ? fault.problem.code : "network";
    }
  }

  /** The seat is not ours any more: whoever stood up elsewhere, or was sent away, may still look on. */
  async seatLost(): Promise<void> {
    if (this.#seat === null) {
      this.fault = "not-yours";
      return;
    }
    try {
      const seat = seatToShow(await api.table(this.table));
      if (seat === this.#seat) this.fault = "not-yours";
      else this.look(seat);
    } catch (fault) {
      this.fault = fault instanceof Refusal ? fault.problem.code : "network";
    }
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
  }

  /** Look at the table from that seat, or as a spectator. */
  look(seat: number | null): void {
    if (this.#closed) return;
    this.#hangUp();
    this.#seat = seat;
    // Several people on one device may not read the same.
    this.words.leaves = new LeafShelf((lang, keys) => api.leaves(this.table, seat, lang, keys));
    const connection = new Connection(
      (version) => this.#address(seat, version),
      this.session,
      shelfOf(this.table, seat),
      (address) => new WebSocket(address) as unknown as Socket,
    );
    this.#connection = connection;
    this.session.attach(connection);
    connection.open();
  }

  /** Several people on one device: one of them acts out of turn, and keeps the seat until somebody else is waited for. */
  sit(seat: number): void {
    this.#held = waitKey(this.session.newest?.table.waiting ?? []);
    this.look(seat);
  }

  hurry(): void {
    this.#connection?.hurry();
  }

  interrupt(): void {
    this.#connection?.interrupt();
  }

  /** Several people on one device: look from the seat that is asked. */
  follow(info: TableInfo): void {
    if (this.#held === waitKey(info.waiting)) return;
    this.#held = null;
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const asked = info.waiting.map((wait) => wait.seat).filter((seat) => mine.includes(seat));
    const [first] = asked.length > 0 ? asked : this.#seat === null ? mine : [];
    if (first !== undefined && first !== this.#seat && !asked.includes(this.#seat ?? -1)) this.look(first);
  }

  #hangUp(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** A seat's own link carries its secret behind the #: swap it for the cookie, and take it out of the address. */
  async #returnBySecret(): Promise<void> {
    const found = /^#seat=(\d+)\.(.+)$/.exec(location.hash);
    if (!found?.[1] || !found[2]) return;
    history.replaceState(null, "", location.pathname);
    await api.return(this.table, Number(found[1]), found[2]);
  }

  #address(seat: number | null, version: number | null): string {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (version !== null) query.set("version", String(version));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?${query}`;
  }
}

function waitKey(waiting: readonly WaitInfo[]): string {
  return waiting.map(({ seat, since }) => `${seat} ${since}`).join();
}

function seatToShow(info: TableInfo): number | null {
  const mine = info.seats.filter((seat) => seat.mine);
  const asked = mine.find((seat) => info.waiting.some((wait) => wait.seat === seat.seat));
  return (asked ?? mine[0])?.seat ?? null;
}

function shelfOf(table: string, seat: number | null): Shelf {
  const key = `bottlecap.unsent.${table}.${seat ?? "spectator"}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "[]") as ReturnType<Shelf["read"]>;
      } catch {
        return [];
      }
    },
    write(messages) {
      try {
        if (messages.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(messages));
      } catch {
        // Without storage they live as long as the page does.
      }
    },
  };
}
