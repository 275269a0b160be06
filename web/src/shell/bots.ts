import type { TitleRow } from "../lib/frames";

/** Who sits down where nobody was named: the strongest that knows the game. */
export const bestBot = (row: TitleRow | undefined): string =>
  row?.bots.includes("greedy") ? "greedy" : (row?.bots[0] ?? "random");
