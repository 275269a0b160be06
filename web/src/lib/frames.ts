/** What the server sends, whichever game it is. */

export interface Name {
  en: string;
  de: string;
}

export interface Message {
  id: string;
  args: Record<string, Arg>;
}

export type Arg = string | number | Name | Message | Message[];

/** One line of the answers offered: an answer, or answers that differ by one in a number, the lowest first. */
export interface Choice {
  number: number;
  label: Message;
  answers: string[];
  lowest: number;
  consequences: Message[];
  /** It cannot be taken back alone. */
  final: boolean;
}

export interface LogRow {
  seq: number;
  first: number;
  last: number;
  lines: Message[];
}

export interface UndoState {
  alone: number[];
  request?: { by: number; to: number; waiting_for: number[] };
}

export interface Position<View = unknown> {
  type: "position";
  game: string;
  seq: number;
  status: "open" | "running" | "paused" | "finished" | "archive";
  asked: number;
  answers: number;
  clock: (number | null)[];
  undo: UndoState;
  question: Message | null;
  view: View | null;
  log: LogRow[];
  choices?: Choice[];
  /** Answers that cannot be given, and why. */
  barred?: { answer: string; why: Message }[];
  scores?: number[];
  winners?: number[];
}

export interface Seat {
  seat: number;
  name: string;
  bot: string;
  open: boolean;
  connected: boolean;
  label: string;
}

export interface TableFrame {
  type: "table";
  game: string;
  name: string;
  title: string;
  rules: number;
  options: Record<string, string>;
  status: Position["status"];
  seq: number;
  undo: string;
  clock: { kind: string; seconds: number };
  leave_after: number;
  campaign: boolean;
  listed: boolean;
  hides_nothing: boolean;
  host: boolean;
  you: number[];
  commitment: string;
  mix: string[];
  seats: Seat[];
}
