import { expect, test } from "vitest";
import type { LogLine, LogRow } from "../../lib/frames";
import { battlesIn } from "./battles";
import type { PeriklesAbout } from "./view";

const line = (fact: string, about: PeriklesAbout = {}): LogLine => ({ fact, about, message: { id: fact, args: {} } });
const row = (seq: number, ...lines: LogLine[]): LogRow => ({ seq, first: seq, last: seq + 1, lines });

const HOPLITE = { army: "athens", type: "hoplite", strength: 2 };
const BATTLE = [
  line("battle_began", { location: "delium" }),
  line("forces_shown", { seat: 1, side: "attack", counters: [HOPLITE] }),
  line("combat_began", { type: "hoplite", militia: 1, tokens: [0, 0] }),
  line("token_given", { side: "attack", tokens: [1, 0] }),
  line("column_found", { column: "2:1", strengths: [4, 2], percent: 70 }),
  line("thrown", { dice: [[1, 2], [3, 4]], totals: [3, 7], hits: [false, true], tokens: [1, 1], percent: 50 }), // prettier-ignore
  line("combat_won", { side: "defence" }),
  line("counter_lost"),
  line("location_won", { seat: 2, location: "delium" }),
  line("location_won", { seat: 3, location: "delium" }),
  line("defeat", { city: "athens" }),
];

test("a battle is put together from its facts", () => {
  const [[battle]] = battlesIn([row(5, ...BATTLE)]) as [[ReturnType<typeof battlesIn>[0][0]]];
  expect(battle).toMatchObject({ seq: 5, location: "delium", takers: [2, 3], isOver: true });
  expect(battle.forces.attack).toEqual([{ ...HOPLITE, seat: 1 }]);
  expect(battle.ending.map(({ id }) => id)).toEqual(["location_won", "location_won", "defeat"]);
  expect(battle.combats).toHaveLength(1);
  expect(battle.combats[0]).toMatchObject({
    type: "hoplite",
    helpers: { attack: 0, defence: 1 },
    tokens: [1, 0],
    column: { column: "2:1", strengths: [4, 2] },
    throws: [{ totals: [3, 7], hits: [false, true] }],
    winner: "defence",
  });
  expect(battle.combats[0]!.told.map(({ id }) => id)).toEqual(["combat_won", "counter_lost"]);
});

test("a location nobody attacks is over as soon as it is told", () => {
  const [[battle]] = battlesIn([row(1, line("not_attacked", { location: "pylos" }))]) as [[unknown]];
  expect(battle).toMatchObject({ location: "pylos", isOver: true, combats: [], takers: [] });
});

test("rounds are kept apart, and what is told between battles belongs to none", () => {
  const log = [
    row(1, line("location_empty", { location: "pylos" })),
    row(2, line("round_began"), line("special_played", { seat: 1 })),
    row(3, ...BATTLE.slice(0, 3)),
  ];
  const rounds = battlesIn(log);
  expect(rounds.map((battles) => battles.map(({ location }) => location))).toEqual([["pylos"], ["delium"]]);
  expect(rounds[1]![0]!.isOver).toBe(false);
  expect(battlesIn([row(1, line("special_played"))])).toEqual([]);
});
