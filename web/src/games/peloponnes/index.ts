import type { Game } from "../game";
import Board from "./Board.svelte";
import { box } from "./box";

export const game: Game = {
  id: "peloponnes",
  Board,
  tour: [".status", "#tour-offer .tiles, .middle .tiles", "#tour-action, .sheet", "#tour-offer section, .strip", ".row-of-tiles", ".below", ".rivals", ".drawer"],
  figures: { pass: box.pass_coins, withdraw: box.withdraw_coins, rate: box.mat.luxury_rate },
};
