/**
 * One socket of one seat. What was sent and not yet acknowledged is kept, and sent again with the same id after
 * the line broke; what the server tells is taken up from the number of the last update.
 */

import type { Ack, ClientMessage, GameId, HintAnswer, Holding, Presence, Refused, ServerMessage, Update, WhyAnswer } from "../protocol";

export type LineState = "connecting" | "live" | "lost" | "closed";

type WithId = Extract<ClientMessage, { id: string }>;
type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;
export type Sending = Unnamed<WithId>;
export type Answer = Ack | Refused | WhyAnswer | HintAnswer;

export interface Listener<G extends GameId = GameId> {
  update(update: Update<G>): void;
  presence(presence: Presence): void;
  holding(holding: Holding): void;
  refused(refused: Refused): void;
  /** The line's state, how many messages are not acknowledged yet, and why the server closed for good. */
  line(state: LineState, unsent: number, code: number): void;
}

export interface Socket {
  /** 0 while it dials. */
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Where unacknowledged messages survive a reload of the page. */
export interface Shelf {
  read(): WithId[];
  write(messages: readonly WithId[]): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 15000;
const SILENCE = 35000;
const RETRY_PAUSE = 600;
const DIALLING = 0;
/** The server will not have us: trying again would change nothing. */
const FINAL_CODES = [4403, 4404];
/** What changes nothing does not outlive the page: whoever still wants to know asks again. */
const QUESTIONS: readonly string[] = ["why", "hint", "hold"];

export class Connection {
  version: number | null = null;
  #socket: Socket | null = null;
  #state: LineState = "connecting";
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = Date.now();
  #code = 0;
  readonly #unsent = new Map<string, WithId>();
  readonly #asked = new Map<string, (answer: Answer) => void>();

  constructor(
    private readonly address: (version: number | null) => string,
    private readonly listener: Listener,
    private readonly shelf: Shelf,
    private readonly dial: (address: string) => Socket,
  ) {
    for (const message of shelf.read()) this.#unsent.set(message.id, message);
  }

  open(): void {
    clearTimeout(this.#timer);
    // Who is in a hurry may come while the last dial is still under way.
    this.#hangUp();
    const socket = this.dial(this.address(this.version));
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      for (const message of this.#unsent.values()) this.#put(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
    this.#pulse ??= setInterval(() => this.#beat(), PING_EVERY);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#pulse = undefined;
    this.#hangUp();
    this.#giveUp();
  }

  /** Try now rather than after the pause: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#state === "lost") this.open();
  }

  /** The line is dead, whatever the socket says of itself: say so, and try again. */
  interrupt(): void {
    if (!this.#socket) return;
    this.#hangUp();
    this.#lost(0);
  }

  /** Send, keep until it is acknowledged, and answer with what the server says to it. */
  send(message: Sending): Promise<Answer> {
    const named = { ...message, id: newId() } as WithId;
    this.#unsent.set(named.id, named);
    this.#tell();
    if (this.#state === "live") this.#put(named);
    return new Promise((resolve) => this.#asked.set(named.id, resolve));
  }

  /** Close the socket, and hear nothing of it any more. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // A browser reports a socket closed while it dials as a fault: that one is closed once it stands.
    socket.onopen = () => socket.close();
    if (socket.readyState !== DIALLING) socket.close();
  }

  /** Nobody will answer on this line any more; what was to be kept lies on the shelf for the next one. */
  #giveUp(): void {
    for (const [id, settle] of this.#asked) settle({ type: "refused", id, code: "network", rule: null, detail: "" });
    this.#asked.clear();
  }

  #put(message: ClientMessage): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // A socket that is closing: its close event brings the next one, and everything is sent again.
    }
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case "update":
        return this.#updated(message);
      case "presence":
        return this.listener.presence(message);
      case "holding":
        return this.listener.holding(message);
      case "pong":
        return;
      default:
        return this.#answered(message);
    }
  }

  #updated(update: Update): void {
    // What is stored is stored, whether or not we can use the rest.
    for (const id of update.acks) this.#answered({ type: "ack", id, version: update.version });
    // A gap would lose events: come again with the number we have.
    if (update.since !== 0 && update.since !== this.version) {
      this.#socket?.close();
      return;
    }
    this.version = update.version;
    this.#pause = FIRST_PAUSE;
    this.#enter("live");
    this.listener.update(update);
  }

  #answered(answer: Answer): void {
    const message = this.#unsent.get(answer.id);
    if (answer.type === "refused" && answer.code === "retry" && message) {
      setTimeout(() => this.#put(message), RETRY_PAUSE);
      return;
    }
    this.#unsent.delete(answer.id);
    this.#tell();
    this.#asked.get(answer.id)?.(answer);
    this.#asked.delete(answer.id);
    if (answer.type === "refused") this.listener.refused(answer);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#code = code;
    if (FINAL_CODES.includes(code)) return this.#enter("closed");
    this.#enter("lost");
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.8 + 0.4 * Math.random()));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** Ask for a sign of life; a line that has been silent for long is dead, whatever the browser thinks. */
  #beat(): void {
    if (Date.now() - this.#heard <= SILENCE) return this.#put({ type: "ping" });
    this.interrupt();
  }

  #enter(state: LineState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    // Of a question nobody is told that it is on its way: what says so takes room, and moves what is being pressed.
    const kept = [...this.#unsent.values()].filter((message) => !QUESTIONS.includes(message.type));
    this.shelf.write(kept);
    this.listener.line(this.#state, kept.length, this.#code);
  }
}

/** Random. Not crypto.randomUUID: browsers have that only by https or on the server's own machine, not in a home network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
