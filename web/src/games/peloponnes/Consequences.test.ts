import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import found from "../../../fixtures/peloponnes.json";
import type { Choice, Consequence, Position, TableFrame } from "../../lib/frames";
import { language } from "../../lib/language.svelte";
import { Play } from "../../lib/play.svelte";
import { choice } from "../../lib/samples";
import Consequences from "./Consequences.svelte";
import type { PeloponnesView, PolisView } from "./view";

const { table, position } = found.bid as unknown as { table: TableFrame; position: Position };
const BAD: Consequence = { id: "peloponnes-then-lost", args: { tiles: [], points: 4 }, tone: "bad" };
const TOLD: Consequence = { id: "peloponnes-then-score", args: { old: 1, new: 2 }, is_figure: true };

beforeEach(async () => {
  await language.want("peloponnes");
  await language.want("web_peloponnes");
  await language.speak("en");
});

/** What is drawn when this is picked by a polis of two inhabitants, with two coins and an income of one. */
function drawn(picked: Choice): HTMLElement {
  const all = position.view as PeloponnesView;
  const polis = { ...all.poleis[0]!, people: 2, coins: 2 };
  polis.income = { coins: 1, wood: 0, stone: 0, food: 0, luxury: 0, people: 0, choices: 0 };
  const view: PeloponnesView = { ...all, poleis: [polis, ...all.poleis.slice(1)] };
  const play = new Play();
  play.hear(table);
  play.hear({ ...position, view, choices: [picked] });
  play.consider(picked);
  const shown = mount(Consequences, { target: document.body, props: { view, play, picked: play.picked! } });
  flushSync();
  const copy = document.body.cloneNode(true) as HTMLElement;
  void unmount(shown);
  return copy;
}

const bid = (after: unknown, change: Partial<Choice> = {}): Choice =>
  choice(1, ["bid a06 2"], { about: { verb: "bid", tile: "A06" } as object, after: [after], ...change });

const part = (page: HTMLElement, heading: string): string =>
  [...page.querySelectorAll("dl > div")].find((one) => one.textContent.includes(heading))?.textContent ?? "";

test("with two inhabitants a land that brings two makes the income of this round two coins", () => {
  const change: unknown = { coins: 0, people: 4, income: { coins: 2 }, lands: [["A06"]] } satisfies Record<
    string,
    unknown
  >;
  const page = drawn(bid(change));
  expect(part(page, "Income this round")).toMatch(/2/);
  expect(part(page, "Income this round")).not.toMatch(/1/);
  expect(part(page, "If you win it")).toMatch(/2→0.*2→4/s);
  expect(page.textContent).toContain("fits beside your land");
});

test("what the server says in words is said in its tone, and what figures show is not said twice", () => {
  const page = drawn(bid({ coins: 0 }, { consequences: [BAD, TOLD] }));
  expect(page.querySelectorAll("p .warn")).toHaveLength(1);
  expect(page.textContent).not.toContain("score 1");
  expect(page.textContent).not.toContain("fits beside your land");
});

test("what comes with the next income is the server's figure", () => {
  const coming = { ...(position.view as PeloponnesView).poleis[0]!.coming!, food_short: 3, score: 77 };
  const change: Partial<Record<keyof PolisView, unknown>> = { coming: [coming] };
  const page = drawn(bid(change));
  expect(part(page, "At the next supply")).toContain("3 food short");
  expect(part(page, "Score then")).toMatch(/→ 77/);
});
