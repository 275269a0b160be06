/** Everything that is asked of the server once. Tables themselves are followed over a socket (net.ts). */
import type {
  CampaignState,
  ChatRow,
  EventRow,
  Laid,
  ListedGame,
  Me,
  NewStanding,
  NewTable,
  News,
  Position,
  SessionRow,
  TableFrame,
  TitleRow,
  Verification,
} from "./frames";
import { language } from "./language.svelte";

export class Refusal extends Error {
  constructor(
    readonly word: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

const ask = <T>(path: string, method = "GET", body?: unknown): Promise<T> =>
  send<T>(path, method, body === undefined ? null : JSON.stringify(body));

async function send<T>(path: string, method: string, body: string | null, kind = "application/json"): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { "content-type": kind, "x-isthmos": "1", "accept-language": language.code },
    body,
  });
  const data = (await response.json()) as unknown;
  if (!response.ok) {
    const { error, sentence } = data as { error?: string; sentence?: string };
    throw new Refusal(error ?? "fault", sentence ?? response.statusText);
  }
  return data as T;
}

export const api = {
  me: () => ask<Me>("/session"),
  beGuest: (name: string) => ask<{ person: string }>("/session", "POST", { name }),
  rename: (name: string) => ask("/me/name", "POST", { name }),
  titles: () => ask<TitleRow[]>("/titles"),
  /** The sentences of a game that this client was not built with. */
  words: (title: string, code: string) => fetch(`/api/titles/${title}/words/${code}`).then((found) => found.text()),
  myGames: () => ask<ListedGame[]>("/me/games"),
  news: () => ask<News[]>("/me/notifications"),
  newsSeen: (upto: number) => ask("/me/notifications/seen", "POST", { upto }),
  lobby: () => ask<ListedGame[]>("/lobby"),
  lay: (table: NewTable) => ask<Laid>("/games", "POST", { mix: mixed(), ...table }),
  table: (game: string) => ask<TableFrame>(`/games/${game}/table`),
  standing: (game: string) => ask<NewStanding>(`/games/${game}/standing`),
  setStanding: (game: string, standing: NewStanding) => ask(`/games/${game}/standing`, "POST", standing),
  position: (game: string, at: number) => ask<Position>(`/games/${game}?at=${at}`),
  events: (game: string) => ask<EventRow[]>(`/games/${game}/events`),
  sit: (game: string, invitation: string, command: string) =>
    ask(`/games/${game}/sit`, "POST", { invitation, command, mix: mixed() }),
  seatBot: (game: string, seat: number, bot: string, command: string) =>
    ask(`/games/${game}/bot`, "POST", { seat, bot, command }),
  chat: (game: string, after = 0) => ask<ChatRow[]>(`/games/${game}/chat?after=${after}`),
  verify: (game: string) => ask<Verification>(`/games/${game}/verify`),
  campaign: (title: string) => ask<CampaignState>(`/campaign?title=${title}`),
  nextLevel: (title: string) => ask<Laid>(`/campaign?title=${title}`, "POST"),
  bringRecord: (text: string) => send<{ game: string }>("/records", "POST", text, "text/plain"),
  makeAccount: (login: string, password: string) =>
    ask<{ recovery_codes: string[] }>("/account", "POST", { login, password }),
  logIn: (login: string, password: string, code: string) =>
    ask<{ name: string }>("/account/login", "POST", { login, password, code }),
  recover: (login: string, code: string, password: string) =>
    ask<{ name: string }>("/account/recover", "POST", { login, code, password }),
  renewCodes: (password: string, code: string) =>
    ask<{ recovery_codes: string[] }>("/account/codes", "POST", { password, code }),
  changePassword: (password: string, fresh: string, code: string) =>
    ask("/account/password", "POST", { password, new: fresh, code }),
  offerSecond: (password: string) => ask<{ secret: string; picture: string }>("/account/second", "POST", { password }),
  confirmSecond: (code: string) => ask("/account/second/confirm", "POST", { code }),
  dropSecond: (password: string, code: string) => ask("/account/second/drop", "POST", { password, code }),
  logOut: () => ask("/session", "DELETE"),
  sessions: () => ask<SessionRow[]>("/sessions"),
  endSession: (id: string) => ask(`/sessions/${id}`, "DELETE"),
  forgetMe: () => ask("/me", "DELETE"),
};

/** What this browser adds to the secret of a shuffle, so that not even the house could have chosen it. */
const mixed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Be somebody: a guest with a name, if this browser is nobody yet. */
export async function introduce(name: string): Promise<void> {
  const me = await api.me();
  if (!me.person) await api.beGuest(name);
}

export const commandId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
