/** Answers in notation, and the thing on the board that each of them means. */
import type { Choice } from "../../lib/frames";
import { language } from "../../lib/language.svelte";
import type { Play } from "../../lib/play.svelte";
import { locationCard, nameOf } from "./box";
import type { PeriklesView } from "./view";

const parts = (choice: Choice): string[] => choice.answers[0]!.split(" ");

export const verbOf = (choice: Choice): string => parts(choice)[0]!;

/** The city named by an answer about a city or about a cube in it. */
export const cityOf = (choice: Choice): string => parts(choice)[1] ?? "";

/** Whose cube an answer names, as p2, alpha or beta. */
export const cubeOf = (choice: Choice): string => parts(choice)[2] ?? "";

export const seatWord = (seat: number): string => `p${seat + 1}`;

export const choiceOf = (play: Play, answer: string): Choice | undefined =>
  play.choices.find(({ answers }) => answers[0] === answer);

/** Questions answered by a city, with the verb of the answer. */
export const CITY_VERBS: Readonly<Record<string, string>> = {
  "place-setup-cube": "place",
  "place-cube": "place",
  "choose-destination": "to",
  "choose-plague-city": "strike",
  "pay-cube": "pay",
};

/** Questions answered by a cube in a city. */
export const CUBE_VERBS: Readonly<Record<string, string>> = {
  nominate: "nominate",
  assassinate: "remove",
  "move-cube": "move",
};

/** Answers that only begin something: the next question asks for the rest, and until then they can be taken back. */
const BEGINNINGS = ["send", "move"];

export function choose(play: Play, choice: Choice): void {
  play.pick(choice);
  if (BEGINNINGS.includes(verbOf(choice))) play.confirm();
}

/** Choose what an answer means, or say why it cannot be given. */
export function attempt(play: Play, answer: string): void {
  const choice = choiceOf(play, answer);
  if (choice) choose(play, choice);
  else play.refusal = play.why(answer);
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
    space: cubeOf(choice),
  };
  return language.say({ id, args: { ...choice.label.args, ...about } }, play.names);
}
