/** What is in the box: tiles, civilizations, disasters, the mat. The numbers are the engine's own. */
import type { Message } from "../../lib/frames";
import { language } from "../../lib/language.svelte";
import content from "./box.json";
import more from "./heroes.json";
import type { Amounts, CivilizationCard, ContentView, TileCard } from "./view";

export const box: ContentView = content;

/** With what the expansion adds; at a table without it nothing asks for that. */
const all = [...box.tiles, ...(more.tiles as TileCard[])];
const disasters = [...box.disasters, ...more.disasters];
const tiles = new Map(all.map((tile) => [tile.id, tile]));
const civilizations = new Map([...box.civilizations, ...more.civilizations].map((card) => [card.id, card]));

export const tileOf = (id: string): TileCard | undefined => tiles.get(id);
export const civilizationOf = (id: string): CivilizationCard | undefined => civilizations.get(id);

interface Named {
  name_en: string;
  name_de: string;
}

/** In the language spoken, without remarks in brackets. */
export function nameOf(card: Named | undefined): string {
  if (!card) return "";
  return (language.code === "de" ? card.name_de : card.name_en).replace(/ \(.*\)$/, "");
}

export function disasterName(id: string): string {
  return nameOf(disasters.find((card) => card.id === id));
}

export const GOODS = ["coins", "people", "wood", "stone", "food", "luxury"] as const;
export type Good = (typeof GOODS)[number];

export const amount = (good: string, n: number): Message => ({ id: `peloponnes-amount-${good}`, args: { n } });

/** Goods in words: 1 wood and 3 stone. */
export function inWords(amounts: Amounts): string {
  const parts = GOODS.filter((good) => amounts[good]).map((good) => language.say(amount(good, amounts[good])));
  if (amounts.choice) parts.push(language.text("web-good-of-choice", { n: amounts.choice }));
  return language.joined(parts);
}

export const isEmpty = (amounts: Amounts): boolean => Object.values(amounts).every((n) => !n);

/** A tile for those who do not see it. */
export function described(tile: TileCard): string {
  const parts = [
    nameOf(tile),
    language.text(`web-kind-${tile.kind}`),
    language.text("web-tile-numbers", { value: tile.value, points: tile.points }),
  ];
  if (!isEmpty(tile.cost)) parts.push(language.text("web-tile-costs", { goods: inWords(tile.cost) }));
  if (!isEmpty(tile.once)) parts.push(language.text("web-tile-once", { goods: inWords(tile.once) }));
  if (!isEmpty(tile.income)) parts.push(language.text("web-tile-income", { goods: inWords(tile.income) }));
  if (tile.special) parts.push(special(tile));
  return parts.join(", ");
}

export const special = (tile: TileCard): string =>
  language.text(`web-special-${tile.special}`, { disaster: tile.shields ? disasterName(tile.shields) : "" });

/** Rows of the population table: from so many inhabitants on, so many coins and luxury. */
export interface IncomeRow {
  from: number;
  to: number;
  coins: number;
  luxury: number;
}

export const incomeRows: IncomeRow[] = rowsOf(box.mat.income_coins, box.mat.income_luxury);

/** The table of a colony, from its rows: inhabitants from, coins, luxury. */
export const colonyRows = (rows: [number, number, number][]): IncomeRow[] =>
  rows.map(([from, coins, luxury], i) => ({ from, to: (rows[i + 1]?.[0] ?? Infinity) - 1, coins, luxury }));

function rowsOf(coins: number[], luxury: number[]): IncomeRow[] {
  const rows: IncomeRow[] = [];
  coins.forEach((n, people) => {
    const last = rows.at(-1);
    if (last && last.coins === n && last.luxury === luxury[people]) last.to = people;
    else rows.push({ from: people, to: people, coins: n, luxury: luxury[people]! });
  });
  rows.at(-1)!.to = Infinity;
  return rows;
}
