import type { Game } from "../game";
import Board from "./Board.svelte";
import { box } from "./box";
import { ruleOf } from "./rules";
import type { PeloponnesView } from "./view";

const STATUS = ".status";
const OFFER = "#tour-offer .tiles, .middle .tiles";
const ACTION = "#tour-action, .sheet";
const DISASTERS = "#tour-offer section, .strip";
const figures: Game["figures"] = (view, seat) => ({
  pass: box.pass_coins,
  withdraw: box.withdraw_coins,
  rate: (view as PeloponnesView).poleis[seat]?.luxury_rate ?? box.mat.luxury_rate,
});

const peloponnes: Game = {
  id: "peloponnes",
  Board,
  tour: [STATUS, OFFER, ACTION, DISASTERS, ".row-of-tiles", ".below", ".rivals", ".drawer"],
  figures,
  ruleOf,
};

/** Heroes & Colonies is played on the same board with more parts. */
const heroes: Game = {
  id: "heroes",
  Board,
  tour: [STATUS, OFFER, ACTION, DISASTERS, ".polis .hero", ".below", ".strength", ".drawer"],
  figures,
  ruleOf,
};

export const games: Record<string, Game> = { peloponnes, heroes };
