/** Who and what a line of the log is about. */
import type { Message, Name } from "../../lib/frames";
import { armyNamed, locationNamed } from "./box";

export function seatOf(line: Message): number {
  const player = line.args.player;
  return typeof player === "number" ? player : -1;
}

/** The location or the city a line names, to be lit on the board. */
export function thingOf(line: Message): string {
  if (line.args.location) return locationNamed(line.args.location as Name);
  return line.args.city ? armyNamed(line.args.city as Name) : "";
}
