/** Answers in notation, taken apart as far as the board needs it to know which thing on it they mean. */
import type { Choice } from "../../lib/frames";
import { tileNamed } from "./box";

const parts = (choice: Choice): string[] => choice.answers[0]!.split(" ");

export const verbOf = (choice: Choice): string => parts(choice)[0]!;

/** The tile an answer names: bid, move, redeem, give-up. */
export const tileOfChoice = (choice: Choice): string => tileNamed(parts(choice)[1] ?? "")?.id ?? "";

/** The tiles an answer keeps. */
export const tilesKept = (choice: Choice): string[] =>
  parts(choice)
    .slice(1)
    .flatMap((word) => tileNamed(word)?.id ?? []);

/** The number an answer ends with: coins of a bid, people fed. */
export const numberOf = (answer: string): number => Number(answer.split(" ").at(-1));

/** The second word: a good or a civilization. */
export const thingOf = (choice: Choice): string => parts(choice)[1] ?? "";

/** Questions that are answered on the offer itself, with buttons beside it; all others have cards of their own. */
export const asksAboutOffer = (kind: string): boolean => ["bid", "move-bid", "take-tile"].includes(kind);

export const choiceForTile = (choices: readonly Choice[], tile: string): Choice | undefined =>
  choices.find((choice) => tileOfChoice(choice) === tile);

/** The most coins any bid on the list lays. */
export const reach = (choices: readonly Choice[]): number =>
  Math.max(
    0,
    ...choices.filter((choice) => verbOf(choice) === "bid").map((choice) => numberOf(choice.answers.at(-1)!)),
  );

export const keeping = (choices: readonly Choice[], tiles: readonly string[]): Choice | undefined =>
  choices.find((choice) => {
    const kept = tilesKept(choice);
    return kept.length === tiles.length && tiles.every((tile) => kept.includes(tile));
  });
