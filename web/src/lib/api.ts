/** Requests to the server, as docs/protocol.md lists them. */

import type {
  AddPush, Circle, Claim, Created, CreateTable, Leaves, Lobby, MailMe, MailSent, Me, Notices, PasskeyAnswer, PasskeyChallenge, Person, Problem, RecoveryCode, RematchWith, Replay, SeatLink, SetSeat,
  SetWishes, TableInfo, TableList, Tried,
} from "../protocol";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Limits of which one should know what they are about. */
const TOLD_APART = ["seats", "lobbies", "their-lobbies", "addresses"];

/** The name of the message that says why something was refused. */
export function wordOf(fault: unknown): string {
  if (!(fault instanceof Refusal)) return "code-network";
  const { code, detail } = fault.problem;
  return code === "too-many" && TOLD_APART.includes(detail) ? `limit-${detail}` : `code-${code}`;
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const json = body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await (await asked(path, { method, ...json })).json()) as T;
}

/** The server's answer, or its refusal. */
async function asked(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", ...request });
  } catch {
    throw new Refusal({ code: "network", rule: null, detail: "" });
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal({ code: problem?.code ?? "network", rule: problem?.rule ?? null, detail: problem?.detail ?? "" });
}

/** Which steps of a replay are wanted: from which point of view, and with which views. */
export interface ReplayQuery {
  seat: string;
  views: "all" | "rounds" | "none";
  from?: number;
  to?: number;
}

function replayPath(table: string, query: ReplayQuery): string {
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `/tables/${encodeURIComponent(table)}/replay?${words.join("&")}`;
}

/** Where a match can be read as a story, from that point of view. */
export function storyAddress(table: string, seat: string, lang: string): string {
  return `/api/tables/${encodeURIComponent(table)}/chronicle?${new URLSearchParams({ lang, seat })}`;
}

/** What is asked for in one language: things as domain:id. */
function leavesPath(path: string, seat: number | string | null, lang: string, keys: readonly string[]): string {
  const query = new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), lang, keys: keys.join(",") });
  return `/tables/${path}?${query}`;
}

const seatPath = (table: string, seat: number) => `/tables/${encodeURIComponent(table)}/seats/${seat}`;

export const api = {
  lobby: () => call<Lobby>("GET", "/lobby"),
  me: () => call<Me>("GET", "/me"),
  setName: (name: string) => call<Me>("POST", "/me", { name }),
  person: () => call<Person>("GET", "/person"),
  newCode: () => call<RecoveryCode>("POST", "/person/code"),
  comeBack: (code: string) => call<Me>("POST", "/person/return", { code }),
  beginPasskey: () => call<PasskeyChallenge>("POST", "/person/passkeys"),
  finishPasskey: (answer: PasskeyAnswer) => call<Person>("POST", "/person/passkeys/made", answer),
  dropPasskey: (id: string) => call<Person>("POST", `/person/passkeys/${encodeURIComponent(id)}/drop`),
  askPasskey: () => call<PasskeyChallenge>("POST", "/person/return/passkey"),
  comeBackByPasskey: (answer: PasskeyAnswer) => call<Me>("POST", "/person/return/passkey/signed", answer),
  keepMail: (mail: MailMe) => call<MailSent>("POST", "/person/mail", mail),
  dropMail: () => call<Person>("POST", "/person/mail/drop"),
  askMail: (mail: MailMe) => call<MailSent>("POST", "/person/return/mail", mail),
  followLink: (token: string) => call<Me>("POST", "/person/return/mail/followed", { token }),
  shutOut: (browser: string) => call<Me>("POST", `/person/browsers/${encodeURIComponent(browser)}/shut-out`),
  notices: () => call<Notices>("GET", "/person/notices"),
  addPush: (push: AddPush) => call<Notices>("POST", "/person/notices/push", push),
  addAddress: (address: string) => call<Notices>("POST", "/person/notices/addresses", { address }),
  dropAddress: (id: string) => call<Notices>("POST", `/person/notices/addresses/${encodeURIComponent(id)}/drop`),
  tryAddress: (id: string) => call<Tried>("POST", `/person/notices/addresses/${encodeURIComponent(id)}/try`),
  setWishes: (wishes: SetWishes) => call<Notices>("POST", "/person/notices/wishes", wishes),
  circle: () => call<Circle>("GET", "/person/circle"),
  invite: (person: string) => call<Created>("POST", `/person/circle/${encodeURIComponent(person)}/invite`),
  forgetCircle: (person: string) => call<Circle>("POST", "/person/circle/forget", { person }),
  forgetMe: () => call<Me>("POST", "/person/forget"),
  tables: () => call<TableList>("GET", "/tables"),
  myTables: () => call<TableList>("GET", "/my-tables"),
  create: (table: CreateTable) => call<Created>("POST", "/tables", table),
  table: (table: string) => call<TableInfo>("GET", `/tables/${encodeURIComponent(table)}`),
  claim: (table: string, seat: number, claim: Claim) => call<SeatLink>("POST", `${seatPath(table, seat)}/claim`, claim),
  ready: (table: string, seat: number, ready: boolean) => call<TableInfo>("POST", `${seatPath(table, seat)}/ready`, { ready }),
  rename: (table: string, seat: number, name: string) => call<TableInfo>("POST", `${seatPath(table, seat)}/name`, { name }),
  pick: (table: string, seat: number, choice: string, pick: string | null) => call<TableInfo>("POST", `${seatPath(table, seat)}/pick`, { choice, pick }),
  fill: (table: string, seat: number, filling: SetSeat) => call<TableInfo>("POST", `${seatPath(table, seat)}/fill`, filling),
  remove: (table: string, seat: number) => call<TableInfo>("POST", `${seatPath(table, seat)}/remove`),
  leave: (table: string, seat: number) => call<TableInfo>("POST", `${seatPath(table, seat)}/leave`),
  link: (table: string, seat: number) => call<SeatLink>("POST", `${seatPath(table, seat)}/link`),
  return: (table: string, seat: number, secret: string) => call<TableInfo>("POST", `${seatPath(table, seat)}/return`, { secret }),
  rematchWith: (table: string, wanted: RematchWith) => call<Created>("POST", `/tables/${encodeURIComponent(table)}/rematch-with`, wanted),
  rematch: (table: string) => call<Created>("POST", `/tables/${encodeURIComponent(table)}/rematch`),
  replay: (table: string, query: ReplayQuery) => call<Replay>("GET", replayPath(table, query)),
  leaves: (table: string, seat: number | null, lang: string, keys: readonly string[]) =>
    call<Leaves>("GET", leavesPath(`${encodeURIComponent(table)}/leaves`, seat, lang, keys)),
  filmLeaves: (table: string, seat: string, lang: string, keys: readonly string[]) =>
    call<Leaves>("GET", leavesPath(`${encodeURIComponent(table)}/replay/leaves`, seat, lang, keys)),
  record: async (table: string) => (await asked(`/tables/${encodeURIComponent(table)}/record`, {})).text(),
  bring: async (record: string) =>
    (await (await asked("/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: record })).json()) as Created,
};
