/** What stands on the card of an answer: shorter than what would be typed. */
import type { Choice } from "../../lib/frames";
import { language } from "../../lib/language.svelte";
import type { Play } from "../../lib/play.svelte";
import { amountAt, verbOf } from "./about";

export function cardWords(choice: Choice, kind: string, play: Play): string {
  const id = [`web-card-${kind}-${verbOf(choice)}`, `web-card-${verbOf(choice)}`].find((one) => language.has(one));
  if (!id) return language.say(choice.label, play.names);
  const coins = amountAt(choice, play.picked?.choice === choice ? play.picked.at : 0);
  return language.say({ id, args: { ...choice.label.args, coins } }, play.names);
}
