/** What is in the box, as the engine wrote it down. */
import { language } from "../../lib/language.svelte";
import raw from "./box.json";
import type { ArmyCard, ContentView, LocationCard, SpecialCard, TileCard } from "./view";

export const box = raw as ContentView;

interface Named {
  name_en: string;
  name_de: string;
}

export const nameOf = (card: Named | undefined): string =>
  card ? (language.code === "de" ? card.name_de : card.name_en) : "";

const by = <Card>(cards: Card[], key: (card: Card) => string): Map<string, Card> =>
  new Map(cards.map((card) => [key(card), card]));

const armies = by(box.armies, ({ id }) => id);
const locations = by(box.locations, ({ id }) => id);
const tiles = by(box.tiles, ({ word }) => word);
const specials = by(box.specials, ({ id }) => id);

export const armyCard = (id: string): ArmyCard | undefined => armies.get(id);
export const locationCard = (id: string): LocationCard | undefined => locations.get(id);
export const tileCard = (word: string): TileCard | undefined => tiles.get(word);
export const specialCard = (id: string): SpecialCard | undefined => specials.get(id);

/** As they lie on the map, and the Persians beside it. */
export const ON_MAP = ["thebes", "megara", "athens", "sparta", "corinth", "argos"];
export const ARMIES = [...ON_MAP, "persia"];
export const TYPES = ["hoplite", "trireme"] as const;

/** A column of the combat table, with the sign as it is printed. */
export const columnName = (id: string): string => id.replace("-", "−");
