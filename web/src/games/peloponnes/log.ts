/** Who and what a line of the log is about. */
import type { Message, Name } from "../../lib/frames";
import { civilizationOf, disasterCalled, tileCalled } from "./box";
import type { PeloponnesView } from "./view";

/** The seat whose civilization the line names first; -1 for none. */
export function seatOf(line: Message, view: PeloponnesView): number {
  const who = (line.args.who ?? line.args.civilization) as Name | undefined;
  if (typeof line.args.player === "number") return line.args.player;
  if (!who || typeof who !== "object") return -1;
  return view.poleis.findIndex((polis) => civilizationOf(polis.civilization)?.name_en === who.en);
}

/** The tile or the disaster a line names, to be lit on the board. */
export function thingOf(line: Message): string {
  const name = (line.args.tile ?? line.args.disaster) as Name | undefined;
  if (!name || typeof name !== "object") return "";
  const id = /^[A-Z]\d\d(?= )/.exec(name.en)?.[0];
  return id ?? tileCalled(name.en)?.id ?? disasterCalled(name.en);
}
