/** Whose line of the log it is. */
import type { Message } from "../../lib/frames";

export function seatOf(line: Message): number {
  const player = line.args.player;
  return typeof player === "number" ? player : -1;
}
