/** What answers are about at this table; things on the board find theirs by the same fields. */
import type { Choice } from "../../lib/frames";
import { language } from "../../lib/language.svelte";
import type { Play } from "../../lib/play.svelte";
import { columnName, locationCard, nameOf } from "./box";
import type { PeriklesAbout, PeriklesView } from "./view";

export const aboutOf = (choice: Choice): PeriklesAbout => choice.about;

export const verbOf = (choice: Choice): string => choice.about.verb ?? "";

/** Questions answered by a city, with the verb of the answer. */
export const CITY_VERBS: Readonly<Record<string, string>> = {
  "place-setup-cube": "place",
  "place-cube": "place",
  "choose-destination": "to",
  "choose-plague-city": "strike",
  "pay-cube": "pay",
};

/** Questions answered by a cube in a city. */
const CUBE_QUESTIONS = ["nominate", "assassinate", "move-cube"];

export const asksForCube = (kind: string): boolean => CUBE_QUESTIONS.includes(kind);

/** The city in which the cube of an answer stands. */
export const cityOf = (choice: Choice): string => aboutOf(choice).city ?? "";

/** What an answer about a cube is about: between the columns, or on the space of a candidate. */
export function cubeAbout(kind: string, city: string, seat: number, space: string): PeriklesAbout {
  if (kind === "nominate") return { verb: "nominate", city, seat };
  if (kind === "move-cube") return { verb: "move", city, seat };
  return { verb: "remove", city, seat, space };
}

/** Answers that only begin something: the next question asks for the rest, and until then they can be taken back. */
const BEGINNINGS = ["send", "move"];

export function choose(play: Play, choice: Choice): void {
  play.pick(choice);
  if (BEGINNINGS.includes(verbOf(choice))) play.confirm();
}

/** Choose the answer about this, or say why it cannot be given. */
export function attempt(play: Play, wanted: PeriklesAbout): void {
  const choice = play.choiceAbout(wanted);
  if (choice) choose(play, choice);
  else play.refusal = play.why(wanted);
}

export const isPicked = (play: Play, choice: Choice | undefined): boolean =>
  Boolean(choice && play.picked?.choice === choice);

/** An answer as one would say it, where its word in notation says too little. */
export function sayAnswer(view: PeriklesView, play: Play, choice: Choice): string {
  const verb = verbOf(choice);
  const id = [`web-perikles-answer-${view.question?.kind}-${verb}`, `web-perikles-answer-${verb}`].find((one) =>
    language.has(one),
  );
  if (!id) return language.say(choice.label, play.names);
  const about = {
    asker: play.names[view.turn] ?? "",
    place: nameOf(locationCard(view.question?.location ?? "")),
    space: aboutOf(choice).space ?? "",
    column: columnName(aboutOf(choice).column ?? ""),
  };
  return language.say({ id, args: { ...choice.label.args, ...about } }, play.names);
}
