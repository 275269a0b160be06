/** Battles as the log tells them, put together again: counters, columns, throws, and what came of it. */
import type { LogRow, Message, Name } from "../../lib/frames";
import { armyNamed, locationNamed } from "./box";

export type Side = "attack" | "defence";
export const SIDES: readonly Side[] = ["attack", "defence"];

export interface Fighter {
  army: string;
  type: string;
  strength: number;
  seat: number;
}

export interface Throw {
  attack: [number, number];
  defence: [number, number];
  tokens: [number, number];
}

export interface Combat {
  type: string;
  tokens: [number, number];
  strengths: [number, number] | null;
  column: string;
  needs: [number, number];
  throws: Throw[];
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
  isOver: boolean;
}

/** The rounds of battles in a log, the latest last; each from top to bottom. */
export function battlesIn(log: readonly LogRow[]): Battle[][] {
  const rounds: Battle[][] = [];
  let battle: Battle | null = null;
  let tokens: [number, number] = [0, 0];
  for (const row of log)
    for (const line of row.lines) {
      const kind = line.id.replace("perikles-told-", "");
      if (kind === "round" || !rounds.length) rounds.push([]);
      if (kind === "battle" || kind === "empty" || kind === "not-attacked") {
        battle = begun(row.seq, line, kind);
        rounds.at(-1)!.push(battle);
        tokens = [0, 0];
        if (kind !== "battle") battle = null;
      } else if (battle) {
        if (kind === "combat") {
          battle.combats.push({
            type: line.args.type as string,
            tokens,
            strengths: null,
            column: "",
            needs: [0, 0],
            throws: [],
            winner: "",
            told: [],
          });
          tokens = [0, 0];
        } else if (kind === "token" && (!battle.combats.length || battle.combats.at(-1)!.winner)) {
          tokens = line.args.side === "attack" ? [1, 0] : [0, 1];
        } else hear(battle, kind, line);
        if (kind === "won" || kind === "nobody-won") battle.isOver = true;
        if (kind === "round") battle = null;
      }
    }
  return rounds.filter((round) => round.length);
}

const begun = (seq: number, line: Message, kind: string): Battle => ({
  seq,
  location: locationNamed(line.args.location as Name),
  forces: { attack: [], defence: [] },
  combats: [],
  ending: kind === "battle" ? [] : [line],
  isOver: kind !== "battle",
});

const number = (line: Message, key: string): number => Number(line.args[key]);

function hear(battle: Battle, kind: string, line: Message): void {
  const combat = battle.combats.at(-1);
  if (kind === "shown") {
    const seat = number(line, "player");
    const counters = (line.args.counters as Message[]).map(({ args }) => ({
      army: armyNamed(args.city as Name),
      type: args.type as string,
      strength: Number(args.strength),
      seat,
    }));
    battle.forces[line.args.side as Side].push(...counters);
  } else if (["won", "nobody-won", "defeat", "further-defeat"].includes(kind)) battle.ending.push(line);
  else if (!combat) return;
  else if (kind === "token")
    combat.tokens =
      line.args.side === "attack" ? [combat.tokens[0] + 1, combat.tokens[1]] : [combat.tokens[0], combat.tokens[1] + 1];
  else if (kind === "column") {
    combat.strengths = [number(line, "attack"), number(line, "defence")];
    combat.column = line.args.column as string;
    combat.needs = [number(line, "attack_needs"), number(line, "defence_needs")];
  } else if (kind === "thrown") {
    const [attack = 0, defence = 0] = (line.args.tokens as string).split(" : ").map(Number);
    combat.throws.push({
      attack: [number(line, "a1"), number(line, "a2")],
      defence: [number(line, "d1"), number(line, "d2")],
      tokens: [attack, defence],
    });
  } else if (kind === "combat-won" || kind === "unopposed") {
    combat.winner = line.args.side as Side;
    combat.told.push(line);
  } else if (["no-combat", "lost", "spared", "played"].includes(kind)) combat.told.push(line);
}
