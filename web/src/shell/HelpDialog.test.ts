import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { language } from "../lib/language.svelte";
import { Play } from "../lib/play.svelte";
import { position, table } from "../lib/samples";
import HelpDialog from "./HelpDialog.svelte";

beforeEach(async () => {
  await language.want("web_peloponnes");
  await language.speak("en");
});

/** What the dialog says at a table of whose question the server says this. */
function help(
  kind: string,
  args: Record<string, string | number>,
  helpOf = (one: string) => `web-help-${one}`,
): string {
  const play = new Play();
  play.hear(table());
  const question = { id: "common-nothing", args: {} };
  play.hear(position({ asked: 0, question, view: { question: { kind } }, guidance: { id: "web-hint-other", args } }));
  const shown = mount(HelpDialog, {
    target: document.body,
    props: { play, words: "any", helpOf, rule: () => "", hasTour: false },
  });
  flushSync();
  const said = document.body.textContent;
  void unmount(shown);
  return said;
}

test("a board's own help says what is so at this table", () => {
  expect(help("move-bid", { withdraw: 1, chain: "yes" })).toContain("displace a weaker bid");
  expect(help("move-bid", { withdraw: 1, chain: "no" })).not.toContain("displace a weaker bid");
});

test("a question without words of the board's own is explained by the server", () => {
  expect(help("count-lots", {})).toContain("Click an answer");
});

test("a game that asks by the same name as another is not explained in the words of the other", () => {
  expect(help("bid", {}, () => "")).toContain("Click an answer");
});
