/** What every game brings to the table, and where it lies. A game is fetched when its table is opened. */
import type { Component } from "svelte";
import { api } from "../lib/api";
import { language, t } from "../lib/language.svelte";
import type { Play } from "../lib/play.svelte";

export interface BoardProps {
  play: Play;
  /** Shown instead of the board's own drawer on request of the shell, e.g. while an old position is looked at. */
  past: boolean;
}

export interface Game {
  /** What the messages of its tour are called by. */
  id: string;
  Board: Component<BoardProps>;
  /** Where the parts lie that the first visit names: selectors, in the order of the messages web-tour-<game>-<n>. */
  tour: string[];
  /** Numbers that the messages of its tour name. */
  figures: Record<string, number>;
  /** The message of the board's own that helps with a question, by its kind; the server's guidance is told where there is none. */
  helpOf?: (kind: string) => string;
  /** Where the rules speak of a question, by its kind. */
  ruleOf?: (kind: string) => string;
}

/** Of the manifest of a game with a board of its own: its words, and its pages in the rules. */
interface Brought {
  words: string[];
  book: string;
}

const manifests = import.meta.glob<Record<string, Brought>>("./*/manifest.json", { eager: true, import: "default" });
const boards = import.meta.glob<Record<string, Game>>("./*/index.ts", { import: "games" });
const lids = import.meta.glob<Component<{ title: string }>>("./*/Lid.svelte", { eager: true, import: "default" });

const PLAIN = "plain";
const folderOf = (path: string): string => path.split("/")[1]!;

/** The games with boards of their own. Every other game is played on the plain board. */
export const shelf: Record<string, Brought & { folder: string }> = Object.fromEntries(
  Object.entries(manifests).flatMap(([path, titles]) =>
    Object.entries(titles).map(([title, brought]) => [title, { ...brought, folder: folderOf(path) }]),
  ),
);

export const lidOf = (title: string): Component<{ title: string }> =>
  lids[`./${shelf[title]?.folder ?? PLAIN}/Lid.svelte`]!;

/** What a game is called, as far as its words are here. */
export const nameOfGame = (title: string): string => {
  const id = `web-title-${title}`;
  return language.has(id) ? t(id) : title;
};

/** From this build, or from the server that knows a game the build does not. */
export async function wantWords(title: string): Promise<void> {
  const brought = shelf[title]?.words;
  if (!brought) return language.want(title, (code) => api.words(title, code));
  for (const name of brought) await language.want(name);
}

export async function openGame(title: string): Promise<Game> {
  await wantWords(title);
  const folder = shelf[title]?.folder ?? PLAIN;
  const games = await boards[`./${folder}/index.ts`]!();
  return games[folder === PLAIN ? PLAIN : title]!;
}
