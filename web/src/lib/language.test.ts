import { beforeEach, expect, test, vi } from "vitest";
import type { Message } from "./frames";
import { firstLanguage, language, t } from "./language.svelte";
import { settings } from "./settings.svelte";

beforeEach(async () => {
  await language.speak("en");
  settings.language = "";
});

const AND: Message = { id: "common-and", args: { first: "salt", last: "oil" } };

test("a message becomes a sentence of the language that is spoken", async () => {
  expect(language.say(AND)).toBe("salt and oil");
  await language.speak("de");
  expect(language.say(AND)).toBe("salt und oil");
  expect(t("common-nothing")).toBe("nichts");
  expect(document.documentElement.lang).toBe("de");
});

test("whoever chooses a language finds it again", async () => {
  await language.choose("de");
  expect(settings.language).toBe("de");
  expect(language.code).toBe("de");
});

test("a message that nobody has written is shown by its id", () => {
  expect(language.has("no-such-message")).toBe(false);
  expect(t("no-such-message")).toBe("no-such-message");
});

test("the sentences of a game come with the game, and stay in every language", async () => {
  expect(language.has("perikles-ask-dice")).toBe(false);
  await language.want("perikles");
  expect(language.has("perikles-ask-dice")).toBe(true);
  expect(language.has("common-and")).toBe(true);
  await language.speak("de");
  expect(language.has("perikles-ask-dice")).toBe(true);
});

test("what is there already is not fetched again", async () => {
  const speak = vi.spyOn(language, "speak");
  await language.want("common");
  expect(speak).not.toHaveBeenCalled();
});

test("a player is called by name, and by number where there is none", () => {
  const message: Message = { id: "table-log-undone", args: { player: 1 } };
  expect(language.say(message, ["Ann", "Ben"])).toBe("Ben took an answer back.");
  expect(language.say(message)).toBe("2 took an answer back.");
});

test("names are said in the language, without the id that is for those who type", async () => {
  const name = { en: "A10 Hills", de: "A10 Hügelland" };
  expect(language.name(name)).toBe("Hills");
  expect(language.text("common-and", { first: name, last: "x" })).toBe("Hills and x");
  await language.speak("de");
  expect(language.name(name)).toBe("Hügelland");
});

test("messages may stand in messages, and know the players as well", () => {
  const inner: Message = { id: "table-log-undone", args: { player: 0 } };
  expect(language.say({ id: "common-and", args: { first: inner, last: "x" } }, ["Ann"])).toBe(
    "Ann took an answer back. and x",
  );
  expect(language.say({ id: "common-and", args: { first: [inner, AND, AND], last: "x" } }, ["Ann"])).toBe(
    "Ann took an answer back., salt and oil and salt and oil and x",
  );
});

test("a list reads like a sentence", () => {
  expect(language.joined([])).toBe("nothing");
  expect(language.joined(["oil"])).toBe("oil");
  expect(language.joined(["oil", "salt"])).toBe("oil and salt");
  expect(language.joined(["oil", "salt", "wine"])).toBe("oil, salt and wine");
});

test.for([
  ["", ["de-AT", "en"], "de"],
  ["", ["fr", "DE"], "de"],
  ["", ["fr", "it"], "en"],
  ["", [], "en"],
  ["en", ["de"], "en"],
  ["xx", ["de"], "de"],
] as const)("with %j chosen and %j preferred the first language is %s", ([chosen, preferred, first]) => {
  settings.language = chosen;
  vi.spyOn(navigator, "languages", "get").mockReturnValue([...preferred]);
  expect(firstLanguage()).toBe(first);
});
