/** What Heroes & Colonies adds to the view; a table of the base game has none of it. */
import { GOODS } from "./box";
import type { HeroesView, HeroPolisView, PeloponnesView, PolisView } from "./view";

export const withHeroes = (view: PeloponnesView): HeroesView | null =>
  "ranking" in view ? (view as HeroesView) : null;

export const heroPolis = (polis: PolisView): HeroPolisView | null =>
  "strength" in polis ? (polis as HeroPolisView) : null;

const STOCKS = { strength: "strength", clover: "clovers", mercenary: "mercenaries" } as const;

/** Everything a polis has a stock of, by its sign. */
export function stocksOf(polis: PolisView): [sign: string, n: number][] {
  const more = heroPolis(polis);
  const found = GOODS.map((good): [string, number] => [good, polis[good]]);
  return more ? [...found, ...Object.entries(STOCKS).map(([sign, of]): [string, number] => [sign, more[of]])] : found;
}

/** Heroes and colonies are called alike in both languages. */
export const called = (id: string): string =>
  id
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
