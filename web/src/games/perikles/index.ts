import type { Game } from "../game";
import Board from "./Board.svelte";
import { box } from "./box";

const perikles: Game = {
  id: "perikles",
  Board,
  tour: [
    ".status",
    ".map, .parts",
    ".locations, .middle",
    "#tour-band .things, .sheet",
    "#tour-band .decide, .sheet",
    ".relations, .parts",
    ".players, #tab-players",
    ".drawer, #tab-log",
  ],
  helpOf: (kind) => `web-help-perikles-${kind}`,
  figures: { rounds: box.rounds, defeats: box.early_end_defeats },
};

export const games: Record<string, Game> = { perikles };
