/** Everything that is asked of the server once. Tables themselves are followed over a socket (net.ts). */
import type { Position, TableFrame } from "./frames";

export class Refusal extends Error {
  constructor(
    readonly word: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export interface ListedGame {
  id: string;
  title: string;
  name: string;
  status: Position["status"];
  asked: number;
  changed: number;
  seats: { seat: number; name: string; bot: string; open: boolean }[];
  you: number[];
  your_turn: boolean;
}

export interface TitleRow {
  id: string;
  seats_min: number;
  seats_max: number;
  options: { id: string; values: string[]; rule: string }[];
  bots: string[];
}

export interface NewTable {
  title: string;
  sitters: string[];
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  start?: boolean;
}

export interface Verification {
  commitment: string;
  mix: string[];
  secret: string;
  salt: string;
  draws: [number, number][];
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { "content-type": "application/json", "x-isthmos": "1" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data = (await response.json()) as unknown;
  if (!response.ok) {
    const { error, sentence } = data as { error?: string; sentence?: string };
    throw new Refusal(error ?? "fault", sentence ?? response.statusText);
  }
  return data as T;
}

export const api = {
  me: () => ask<{ person: string; name: string; login: string }>("/session"),
  beGuest: (name: string) => ask<{ person: string }>("/session", "POST", { name }),
  rename: (name: string) => ask("/me/name", "POST", { name }),
  titles: () => ask<TitleRow[]>("/titles"),
  myGames: () => ask<ListedGame[]>("/me/games"),
  lobby: () => ask<ListedGame[]>("/lobby"),
  lay: (table: NewTable) => ask<{ game: string; invitation: string }>("/games", "POST", table),
  table: (game: string) => ask<TableFrame & { invitation?: string }>(`/games/${game}/table`),
  position: (game: string, at: number) => ask<Position>(`/games/${game}?at=${at}`),
  events: (game: string) => ask<{ seq: number; seat: number; kind: string; at: number }[]>(`/games/${game}/events`),
  sit: (game: string, invitation: string, command: string) =>
    ask(`/games/${game}/sit`, "POST", { invitation, command }),
  seatBot: (game: string, seat: number, bot: string, command: string) =>
    ask(`/games/${game}/bot`, "POST", { seat, bot, command }),
  chat: (game: string) => ask<{ name: string; text: string; at: number }[]>(`/games/${game}/chat`),
  verify: (game: string) => ask<Verification>(`/games/${game}/verify`),
  campaign: () => ask<{ next: number | null; progress: { completed: { score: number }[] } }>("/campaign"),
  nextLevel: () => ask<{ game: string }>("/campaign", "POST"),
};

/** Be somebody: a guest with a name, if this browser is nobody yet. */
export async function introduce(name: string): Promise<void> {
  const me = await api.me();
  if (!me.person) await api.beGuest(name);
}

export const commandId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
