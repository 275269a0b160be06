import type { Game } from "../game";
import Board from "./Board.svelte";
import { box } from "./box";
import { ruleOf } from "./rules";

const STATUS = ".status";
const OFFER = "#tour-offer .tiles, .middle .tiles";
const ACTION = "#tour-action, .sheet";
const DISASTERS = "#tour-offer section, .strip";
const figures = { pass: box.pass_coins };
const helpOf = (kind: string): string => `web-help-${kind}`;

const peloponnes: Game = {
  id: "peloponnes",
  Board,
  tour: [STATUS, OFFER, ACTION, DISASTERS, ".row-of-tiles", ".below", ".rivals", ".drawer"],
  figures,
  helpOf,
  ruleOf,
};

/** Heroes & Colonies is played on the same board with more parts. */
const heroes: Game = {
  id: "heroes",
  Board,
  tour: [STATUS, OFFER, ACTION, DISASTERS, ".polis .hero", ".below", ".strength", ".drawer"],
  figures,
  helpOf,
  ruleOf,
};

export const games: Record<string, Game> = { peloponnes, heroes };
