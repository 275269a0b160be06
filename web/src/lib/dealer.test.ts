import { expect, test } from "vitest";
import { drawn, promised } from "./dealer";
import type { Verification } from "./frames";

/** What core/dealer.py dealt from the seed "a test". */
const DEALT: Verification = {
  secret: "a328268a79eadfdd4a21166549c3dfc0893a914505e4f8154f3f428cff776d87",
  salt: "49e8d82f6cf008053f9db2eaa7c0a3e1",
  commitment: "d0bb503807b4f47676148c5d598557cc0f0c010dd4230fc7c5c49fc7d225dd54",
  mix: [],
  draws: [
    [5, 6],
    [10, 52],
    [1, 7],
    [86, 100],
    [0, 3],
    [466579, 1000000],
  ],
};

/** The same when two seats mixed something in. */
const MIXED: Verification = {
  ...DEALT,
  mix: ["ann", "ben"],
  draws: [
    [3, 6],
    [51, 52],
    [6, 7],
    [11, 100],
    [2, 3],
    [705521, 1000000],
  ],
};

/** From a seed whose first number is above the largest multiple of three quarters of all numbers, so that it is skipped. */
const SKIPPED: Verification = {
  secret: "81628f05992bb325e83265470253601e59e1b285c070b1c164494438ec82d1ec",
  salt: "aee1c12ddcd5967de43403d7556fc1e5",
  commitment: "aeccaf0a2863cb6d209f5f13abbabcf2c3b833c0b23ba08a3f4dde7ac244f394",
  mix: [],
  draws: [
    [977688002408386560, 3 * 2 ** 62],
    [1, 10],
  ],
};

test("secret and salt that were promised are known again", async () => {
  expect(await promised(DEALT)).toBe(true);
});

test("another secret, another salt or another promise is found out", async () => {
  expect(await promised({ ...DEALT, secret: SKIPPED.secret })).toBe(false);
  expect(await promised({ ...DEALT, salt: SKIPPED.salt })).toBe(false);
  expect(await promised({ ...DEALT, commitment: SKIPPED.commitment })).toBe(false);
});

test.for([
  ["without anything mixed in", DEALT],
  ["with what the seats mixed in", MIXED],
  ["with a number that was skipped", SKIPPED],
] as const)("the draws of the dealer follow from its secret, %s", async ([, found]) => {
  expect(await drawn(found)).toBe(true);
});

test.for([0, 3, 5])("draw %i that was changed is found out", async (changed) => {
  const draws = DEALT.draws.map(([number, among], i) => [i === changed ? (number! + 1) % among! : number!, among!]);
  expect(await drawn({ ...DEALT, draws })).toBe(false);
});

test("draws in another order are found out", async () => {
  expect(await drawn({ ...DEALT, draws: DEALT.draws.toReversed() })).toBe(false);
});

test("what was mixed in counts, and so does its order", async () => {
  expect(await drawn({ ...MIXED, mix: [] })).toBe(false);
  expect(await drawn({ ...MIXED, mix: ["ben", "ann"] })).toBe(false);
});

test("a game without draws is as it was dealt", async () => {
  expect(await drawn({ ...DEALT, draws: [] })).toBe(true);
});
