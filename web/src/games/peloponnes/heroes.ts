/** What Heroes & Colonies adds to the view; a table of the base game has none of it. */
import type { HeroesView, HeroPolisView, PeloponnesView, PolisView } from "./view";

export const withHeroes = (view: PeloponnesView): HeroesView | null =>
  "ranking" in view ? (view as HeroesView) : null;

export const heroPolis = (polis: PolisView): HeroPolisView | null =>
  "strength" in polis ? (polis as HeroPolisView) : null;

/** Heroes and colonies are called alike in both languages. */
export const called = (id: string): string =>
  id
    .split("-")
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
