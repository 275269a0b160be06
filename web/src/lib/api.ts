/** Everything that is asked of the server once. Tables themselves are followed over a socket (net.ts). */
import type { CampaignState, ChatRow, EventRow, Laid, ListedGame, Me, NewTable, Position, TableFrame, TitleRow, Verification } from "./frames";
import { language } from "./language.svelte";

export class Refusal extends Error {
  constructor(
    readonly word: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { "content-type": "application/json", "x-isthmos": "1", "accept-language": language.code },
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
  me: () => ask<Me>("/session"),
  beGuest: (name: string) => ask<{ person: string }>("/session", "POST", { name }),
  rename: (name: string) => ask("/me/name", "POST", { name }),
  titles: () => ask<TitleRow[]>("/titles"),
  myGames: () => ask<ListedGame[]>("/me/games"),
  lobby: () => ask<ListedGame[]>("/lobby"),
  lay: (table: NewTable) => ask<Laid>("/games", "POST", table),
  table: (game: string) => ask<TableFrame>(`/games/${game}/table`),
  position: (game: string, at: number) => ask<Position>(`/games/${game}?at=${at}`),
  events: (game: string) => ask<EventRow[]>(`/games/${game}/events`),
  sit: (game: string, invitation: string, command: string) =>
    ask(`/games/${game}/sit`, "POST", { invitation, command }),
  seatBot: (game: string, seat: number, bot: string, command: string) =>
    ask(`/games/${game}/bot`, "POST", { seat, bot, command }),
  chat: (game: string) => ask<ChatRow[]>(`/games/${game}/chat`),
  verify: (game: string) => ask<Verification>(`/games/${game}/verify`),
  campaign: () => ask<CampaignState>("/campaign"),
  nextLevel: () => ask<Laid>("/campaign", "POST"),
};

/** Be somebody: a guest with a name, if this browser is nobody yet. */
export async function introduce(name: string): Promise<void> {
  const me = await api.me();
  if (!me.person) await api.beGuest(name);
}

export const commandId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
