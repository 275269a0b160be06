/** Battles as the log tells them: its facts, put together by the location they belong to. */
import type { LogLine, LogRow, Message } from "../../lib/frames";
import type { CounterAbout, PeriklesAbout } from "./view";

export type Side = "attack" | "defence";
export const SIDES: readonly Side[] = ["attack", "defence"];

export interface Fighter extends CounterAbout {
  seat: number;
}

export interface Combat {
  type: string;
  /** What rebels and militia add. */
  helpers: Record<Side, number>;
  /** Before the first throw. */
  tokens: readonly number[];
  /** Strengths, column and what it needs, as soon as it is found. */
  column: PeriklesAbout | null;
  throws: PeriklesAbout[];
  /** Won, without dice or with them. */
  winner: Side | "";
  told: Message[];
}

export interface Battle {
  seq: number;
  location: string;
  forces: Record<Side, Fighter[]>;
  combats: Combat[];
  /** What came of it, in the words of the log. */
  ending: Message[];
  /** Who took the location: nobody, a seat, or several. */
  takers: number[];
  isOver: boolean;
}

/** The rounds of battles in a log, the latest last; each from top to bottom. */
export function battlesIn(log: readonly LogRow[]): Battle[][] {
  const rounds: Battle[][] = [];
  let battle: Battle | null = null;
  for (const row of log)
    for (const line of row.lines) {
      if (line.fact === "round_began" || !rounds.length) rounds.push([]);
      if (line.fact === "round_began") battle = null;
      else if (BEGINNINGS.includes(line.fact)) rounds.at(-1)!.push((battle = begun(row.seq, line)));
      else if (battle) HEARD[line.fact]?.(battle, line.about, line.message);
    }
  return rounds.filter((round) => round.length);
}

const UNFOUGHT = ["location_empty", "not_attacked"];
const BEGINNINGS = ["battle_began", ...UNFOUGHT];

const begun = (seq: number, { fact, about, message }: LogLine): Battle => ({
  seq,
  location: (about as PeriklesAbout).location ?? "",
  forces: { attack: [], defence: [] },
  combats: [],
  ending: UNFOUGHT.includes(fact) ? [message] : [],
  takers: [],
  isOver: UNFOUGHT.includes(fact),
});

type Hear = (battle: Battle, about: PeriklesAbout, message: Message) => void;

const inCombat =
  (hear: (combat: Combat, about: PeriklesAbout) => void, isTold = true): Hear =>
  (battle, about, message) => {
    const combat = battle.combats.at(-1);
    if (!combat) return;
    hear(combat, about);
    if (isTold) combat.told.push(message);
  };

const ended: Hear = (battle, { seat }, message) => {
  battle.ending.push(message);
  if (seat !== undefined) battle.takers.push(seat);
  battle.isOver = true;
};

const won = inCombat((combat, about) => (combat.winner = about.side as Side));
const told = inCombat(() => undefined);
const worse: Hear = (battle, _, message) => void battle.ending.push(message);

/** What each fact of a battle adds to it. */
const HEARD: Readonly<Record<string, Hear>> = {
  forces_shown: (battle, { side, seat = -1, counters = [] }) =>
    battle.forces[side as Side].push(...counters.map((one) => ({ ...one, seat }))),
  combat_began: (battle, { type = "", rebels = 0, militia = 0, tokens = [0, 0] }) =>
    battle.combats.push({
      type,
      helpers: { attack: rebels, defence: militia },
      tokens,
      column: null,
      throws: [],
      winner: "",
      told: [],
    }),
  token_given: inCombat((combat, { tokens }) => (combat.tokens = tokens ?? combat.tokens), false),
  column_found: inCombat((combat, about) => (combat.column = about), false),
  thrown: inCombat((combat, about) => combat.throws.push(about), false),
  combat_won: won,
  won_unopposed: won,
  no_combat: told,
  counter_lost: told,
  counter_spared: told,
  special_played: told,
  location_won: ended,
  location_lost: ended,
  defeat: worse,
  further_defeat: worse,
};
