/** Full play by keyboard; the map is shown with ?. */
import { tick } from "svelte";
import type { Choice } from "../lib/frames";
import type { Play } from "../lib/play.svelte";
import { help } from "./help.svelte";

const PASSES = ["pass", "withdraw", "stop"];

export function keys(event: KeyboardEvent, play: Play): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.metaKey || target.closest("input, textarea, select, dialog")) return;
  if (document.querySelector("[aria-modal=true]")) return;
  if (event.ctrlKey) {
    if (event.key === "z") take(event, () => play.undo());
    return;
  }
  if (event.key === "Enter") confirm(event, play, target);
  else if (event.key === "Escape") play.drop();
  else if (event.key === "?") take(event, () => help.open("question"));
  else if (event.key === "/") take(event, () => document.getElementById("command")?.focus());
  else if (event.key === "u" || event.key === "U") take(event, () => play.undo());
  else if (event.key === "w" || event.key === "W") take(event, () => play.mayWait && play.transport?.command("wait"));
  else if (event.key === "p" || event.key === "P") take(event, () => pass(play));
  else if (event.key === "+" || event.key === "=") step(event, play, 1);
  else if (event.key === "-") step(event, play, -1);
  else if (event.key === "ArrowDown") walk(event, play, 1);
  else if (event.key === "ArrowUp") walk(event, play, -1);
  else if (/^\d$/.test(event.key)) choose(event, play, event.key);
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** On a thing that is not picked yet, Enter picks it; on the picked one and elsewhere it confirms. */
function confirm(event: KeyboardEvent, play: Play, target: HTMLElement): void {
  const thing = target.closest("button, a, summary, [role=tab]");
  const isPicked = thing?.hasAttribute("data-pick") && thing.getAttribute("aria-pressed") === "true";
  if (play.picked && (!thing || isPicked)) take(event, () => play.confirm());
}

function pass(play: Play): void {
  const choice = play.choices.find(({ about }) => PASSES.includes(about.verb ?? ""));
  if (choice) play.pick(choice);
}

function step(event: KeyboardEvent, play: Play, by: number): void {
  const picked = play.picked;
  if (!picked) return;
  if (picked.choice.answers.length > 1) return take(event, () => play.step(by));
  const numbered = play.choices.every(({ about }) => about.verb === "feed");
  const next = play.choices[play.choices.indexOf(picked.choice) + by];
  if (numbered && next) take(event, () => play.pick(next));
}

/** Through all answers, however many there are; what can be scrolled keeps its arrow keys. */
function walk(event: KeyboardEvent, play: Play, by: number): void {
  const all = play.choices;
  if (!all.length || (event.target as HTMLElement).closest("[tabindex='0']")) return;
  const from = play.picked ? all.indexOf(play.picked.choice) : by > 0 ? -1 : 0;
  take(event, () => consider(play, all[(from + by + all.length) % all.length]!));
}

/** After 1 a 2 means 12, if there are so many answers. */
function choose(event: KeyboardEvent, play: Play, digit: string): void {
  const named = (number: string): Choice | undefined => play.choices.find((one) => String(one.number) === number);
  const choice = named(`${play.picked?.choice.number ?? ""}${digit}`) ?? named(digit);
  if (!choice) return;
  const goesOn = play.choices.some(({ number }) => number >= 10 * choice.number && number < 10 * choice.number + 10);
  take(event, () => (goesOn ? consider(play, choice) : play.pick(choice)));
}

function consider(play: Play, choice: Choice): void {
  play.consider(choice);
  void tick().then(() =>
    document.querySelector("[data-pick][aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
  );
}
