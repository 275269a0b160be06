import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api";
import { language } from "../../lib/language.svelte";
import { nameOfGame, openGame, shelf, wantWords } from "../game";
import { isFlat, rowsOf, text, word } from "./words";

const WORDS = "web-title-dice = Dice\ndice-view-tiles_left = tiles still there\ndice-view-a1 = the first tile\n";

beforeEach(async () => {
  vi.spyOn(api, "words").mockImplementation((title) => Promise.resolve(title === "dice" ? WORDS : ""));
  await language.speak("en");
});

test("a field is called as the game calls it, else by its own name", async () => {
  expect(word("dice", "tiles_left")).toBe("tiles left");
  await wantWords("dice");
  expect(word("dice", "tiles_left")).toBe("tiles still there");
  expect(text("dice", "best", "a1", [])).toBe("the first tile");
  expect(word("dice", "own_bid")).toBe("own bid");
});

test("values are said in words", () => {
  const players = ["Ann", "Ben"];
  expect(text("dice", "is_open", true, players)).toBe("yes");
  expect(text("dice", "bid", null, players)).toBe("nothing");
  expect(text("dice", "tiles", [], players)).toBe("nothing");
  expect(text("dice", "tiles", [3, 4], players)).toBe("3, 4");
  expect(text("dice", "player", 1, players)).toBe("Ben");
  expect(text("dice", "tile", { en: "A10 Hills", de: "A10 Hügelland" }, players)).toBe("Hills");
  expect(text("dice", "told", { id: "table-log-undone", args: { player: 0 } }, players)).toBe(
    "Ann took an answer back.",
  );
});

test("what is more than a line has rows, by the player whose they are", () => {
  expect([1, "a", null, [1, 2], { en: "a", de: "b" }].map(isFlat)).toEqual([true, true, true, true, true]);
  expect([{ a: 1 }, [{ a: 1 }], [[1]]].map(isFlat)).toEqual([false, false, false]);
  expect(rowsOf([{ player: 1, coins: 3 }], ["Ann", "Ben"])).toEqual([["Ben", { coins: 3 }]]);
  expect(rowsOf([{ coins: 3 }, [1]], [])).toEqual([
    ["1", { coins: 3 }],
    ["2", { 2: [1] }],
  ]);
  expect(rowsOf({ coins: 3 }, [])).toEqual([["", { coins: 3 }]]);
});

test("a game that the build does not know is played on the plain board", async () => {
  expect((await openGame("dice")).id).toBe("plain");
  expect(nameOfGame("dice")).toBe("Dice");
  expect(nameOfGame("chess")).toBe("chess");
});

test("the words of a game with a board of its own are in the build", async () => {
  for (const title of Object.keys(shelf)) {
    await wantWords(title);
    expect(api.words).not.toHaveBeenCalledWith(title, expect.anything());
    expect(nameOfGame(title)).not.toBe(title);
  }
});

test("words that cannot be had now are asked for again with the next language", async () => {
  vi.mocked(api.words).mockRejectedValueOnce(new TypeError("no net"));
  await wantWords("cards");
  expect(nameOfGame("cards")).toBe("cards");
  vi.mocked(api.words).mockResolvedValue("web-title-cards = Karten\n");
  await language.speak("de");
  expect(nameOfGame("cards")).toBe("Karten");
});
