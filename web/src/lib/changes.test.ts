import { expect, test } from "vitest";
import { changed } from "./changes";

const before = { coins: 4, income: { coins: 1, wood: 0 }, lands: ["A01"], coming: null as object | null };

test("nothing changes, and nothing is copied", () => {
  expect(changed(before, {})).toBe(before);
});

test("an object says what changes within an object", () => {
  expect(changed(before, { coins: 2, income: { coins: 2 } })).toEqual({
    ...before,
    coins: 2,
    income: { coins: 2, wood: 0 },
  });
});

test("what is in a list of one stands whole: lists, and objects where there was none", () => {
  expect(changed(before, { lands: [["A01", "A06"]], coming: [{ coins: 3 }] })).toEqual({
    ...before,
    lands: ["A01", "A06"],
    coming: { coins: 3 },
  });
  expect(changed({ coming: { coins: 3 } }, { coming: null })).toEqual({ coming: null });
});

test("what changes is a copy: the position it is said of stays", () => {
  changed(before, { income: { coins: 9 } });
  expect(before.income.coins).toBe(1);
});
