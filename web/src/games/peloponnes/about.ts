/** What answers are about at this table, and what they make of one's own polis. */
import type { Choice } from "../../lib/frames";
import type { Picked, Play } from "../../lib/play.svelte";
import type { HeroesAbout, PolisView } from "./view";

export const aboutOf = (choice: Choice): HeroesAbout => choice.about;

export const verbOf = (choice: Choice | undefined): string => choice?.about.verb ?? "";

/** An answer that is about a tile of the offer: it lays or moves a bid. */
export const isBid = (choice: Choice | undefined): boolean => ["bid", "move"].includes(verbOf(choice));

/** The number an answer is: coins of a bid, people fed. Answers on one line differ by one. */
export const amountAt = (choice: Choice, at: number): number => (aboutOf(choice).amount ?? 0) + at;
export const amountOf = ({ choice, at }: Picked): number => amountAt(choice, at);

/** Questions that are answered on the offer itself, with buttons beside it; all others have cards of their own. */
export const asksAboutOffer = (kind: string): boolean => ["bid", "move-bid", "take-tile"].includes(kind);

export const bidOn = (play: Play, tile: string): Choice | undefined =>
  play.choices.find((choice) => isBid(choice) && aboutOf(choice).tile === tile);

export const tilesOf = (polis: PolisView): string[] => [...polis.buildings.map(({ tile }) => tile), ...polis.lands];

/** The tile that is about to be bid for, if it would come to lie in the polis. */
export function tileWon(play: Play, polis: PolisView | null): string {
  const tile = play.picked && isBid(play.picked.choice) ? (aboutOf(play.picked.choice).tile ?? "") : "";
  return polis && tilesOf(polis).includes(tile) ? tile : "";
}

/** Whether the line that somebody points at is about this tile. */
export function isLit(play: Play, tile: string): boolean {
  const about = play.lit as HeroesAbout;
  return about.tile === tile || Boolean(about.tiles?.includes(tile));
}
