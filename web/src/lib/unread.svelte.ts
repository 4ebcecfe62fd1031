/** How many lines of the chat somebody has not seen: this browser remembers how far it was read, table by table. */

import type { Session } from "./session.svelte";
import { remember, remembered } from "./settings.svelte";

const KEY = "chat-read";
/** Of so many tables it is remembered. */
const TABLES = 40;

type Shelf = Readonly<Record<string, number>>;

function shelf(): Shelf {
  try {
    return JSON.parse(remembered(KEY) ?? "{}") as Shelf;
  } catch {
    return {};
  }
}

export class Unread {
  /** The number of the last line that was seen. */
  #read = $state(0);
  #table: string | null = null;

  constructor(private readonly session: Session) {}

  /** Lines of others since then. */
  readonly count: number = $derived.by(() => {
    const { seat, table } = this.session.now ?? {};
    const read = Math.max(this.#read, shelf()[table?.id ?? ""] ?? 0);
    return this.session.chat.filter((line) => line.version > read && (line.seat === null || line.seat !== seat)).length;
  });

  /** The chat is looked at now. */
  look(): void {
    const table = this.session.now?.table.id;
    const last = this.session.chat.at(-1)?.version ?? 0;
    if (!table || (table === this.#table && last <= this.#read)) return;
    this.#table = table;
    this.#read = last;
    const others = Object.entries(shelf()).filter(([id]) => id !== table);
    remember(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES), [table, last]])));
  }
}
