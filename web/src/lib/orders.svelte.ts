/** Standing orders: which questions the server answers for a seat, and what it has answered so. */

import type { OrderInfo, PromptInfo, Update } from "../protocol";
import type { Note, Session } from "./session.svelte";
import { remember, remembered, settings } from "./settings.svelte";
import { say, type GameWords } from "./words.svelte";

export const ASK = "ask";

type Ways = Readonly<Record<string, string>>;

export class Orders {
  /** What this seat can leave to an order. */
  readonly all = $derived.by<readonly OrderInfo[]>(() => (this.session.now?.seat == null ? [] : this.session.now.table.orders));

  /** What was answered last, until the player does something by themselves: by then they have had their time to read it. */
  readonly last = $derived.by(() => {
    const note = this.session.ordered.at(-1);
    const fresh = note && !note.noticed && note.answers === this.session.answers;
    return fresh && note !== this.#closed ? note : null;
  });

  #closed = $state.raw<Note | null>(null);
  /** Orders that were given at an open question: they begin when that is answered, by hand or by saying so. */
  #later = $state.raw<Ways>({});

  /** The player has read it. */
  close(): void {
    this.#closed = this.session.ordered.at(-1) ?? null;
  }

  /** Whether an order waits until the open question is answered. */
  waits(order: OrderInfo): boolean {
    return order.name in this.#later;
  }

  /** Whether such a question is open now: an order that is given would answer it at once. */
  isAsked(order: OrderInfo): boolean {
    return this.session.newest?.prompts.some((prompt) => order.questions.includes(prompt.message)) ?? false;
  }

  /** Called after every change: what waited for its question to be answered is given now. */
  look(): void {
    for (const [name, way] of Object.entries(this.#later)) {
      const order = this.named(name);
      if (order && !this.isAsked(order)) this.#send(order, way);
    }
  }

  /** Let the order answer what is asked now too. */
  begin(order: OrderInfo): void {
    const way = this.#later[order.name];
    if (way !== undefined) this.#send(order, way);
  }

  constructor(
    private readonly session: Session,
    private readonly words: GameWords,
  ) {}

  of(prompt: PromptInfo): OrderInfo | undefined {
    return this.all.find((order) => order.questions.includes(prompt.message));
  }

  named(name: string): OrderInfo | undefined {
    return this.all.find((order) => order.name === name);
  }

  label(order: OrderInfo): string {
    return this.words.text(`order-${order.name}`);
  }

  wayLabel(order: OrderInfo, way: string): string {
    return way === ASK ? say("way-ask") : this.words.text(`order-${order.name}-${way}`);
  }

  way(order: OrderInfo): string {
    return this.#later[order.name] ?? this.session.newest?.orders[order.name] ?? ASK;
  }

  /** Give an order, to begin once what is asked now is answered: nobody is answered for by surprise. */
  set(order: OrderInfo, way: string): void {
    if (way !== ASK && this.isAsked(order)) this.#later = { ...this.#later, [order.name]: way };
    else this.#send(order, way);
  }

  /** To the server for this seat, and to this browser for the tables to come. */
  #send(order: OrderInfo, way: string): void {
    this.#later = Object.fromEntries(Object.entries(this.#later).filter(([name]) => name !== order.name));
    const now = this.session.newest;
    if (!now || now.seat === null) return;
    settings.setOrder(`${now.table.game}/${order.name}`, way);
    note(now);
    void this.session.send({ type: "orders", orders: { ...now.orders, [order.name]: way } });
  }
}

// --- what this browser keeps -------------------------------------------------------------------------------

/** So many seats are remembered as having been given what this browser keeps. */
const MOST_SEATS = 100;

/** Give the seat the orders that this browser keeps for the game: once, and again when others are kept. */
export function bringOrders(session: Session): void {
  const now = session.newest;
  if (!now || now.seat === null || !["lobby", "playing"].includes(now.table.status)) return;
  const kept = keptFor(now);
  if (brought()[placeOf(now)] === wordOf(kept)) return;
  note(now);
  const changes = Object.entries(kept).some(([name, way]) => (now.orders[name] ?? ASK) !== way);
  if (changes) void session.send({ type: "orders", orders: { ...now.orders, ...kept } });
}

/** What this browser keeps for the game at the table, as far as the game still has it. */
function keptFor({ table }: Update): Ways {
  const found = table.orders.flatMap(({ name, ways }) => {
    const way = settings.orders[`${table.game}/${name}`];
    return way !== undefined && [ASK, ...ways].includes(way) ? [[name, way] as const] : [];
  });
  return Object.fromEntries(found);
}

const placeOf = ({ table, seat }: Update): string => `${table.id}/${seat}`;
const wordOf = (ways: Ways): string => JSON.stringify(ways);

/** By table and seat: the orders that this browser gave there. */
function brought(): Ways {
  try {
    const kept: unknown = JSON.parse(remembered("brought") ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function note(now: Update): void {
  const others = Object.entries(brought()).filter(([place]) => place !== placeOf(now));
  remember("brought", JSON.stringify(Object.fromEntries([...others, [placeOf(now), wordOf(keptFor(now))]].slice(-MOST_SEATS))));
}
