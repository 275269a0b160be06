/** What every game brings to the table, and where it lies. A game is fetched when its table is opened. */
import type { Component } from "svelte";
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
  /** Numbers that help texts name, as they are for one seat; -1 is nobody's. */
  figures: (view: unknown, seat: number) => Record<string, number>;
  /** Where the rules speak of a question, by its kind. */
  ruleOf?: (kind: string) => string;
}

type Shelf = Record<string, { load: () => Promise<Game>; locale: string[]; rules: string }>;

export const shelf: Shelf = {
  peloponnes: {
    load: async () => (await import("./peloponnes")).game,
    locale: ["peloponnes"],
    rules: "peloponnes",
  },
  heroes: {
    load: async () => (await import("./peloponnes")).heroes,
    locale: ["peloponnes", "heroes"],
    rules: "heroes_and_colonies",
  },
  perikles: {
    load: async () => (await import("./perikles")).game,
    locale: ["perikles", "web_perikles"],
    rules: "perikles",
  },
};
