/** Frames as the server sends them, for tests: each test says what matters to it and leaves the rest. */
import type { Choice, LogRow, Position, Seat, TableFrame } from "./frames";

export const seat = (seat: number, change: Partial<Seat> = {}): Seat => ({
  seat,
  bot: "",
  connected: true,
  label: "",
  name: `Seat ${seat}`,
  open: false,
  since: 0,
  ...change,
});

export const table = (change: Partial<TableFrame> = {}): TableFrame => ({
  type: "table",
  game: "g",
  campaign: false,
  clock: { kind: "none", seconds: 0 },
  commitment: "",
  hides_nothing: true,
  host: true,
  house_rules: [],
  leave_after: 0,
  listed: false,
  mix: [],
  name: "",
  options: {},
  rules: 1,
  seats: [seat(0), seat(1)],
  seq: 1,
  status: "running",
  title: "peloponnes",
  undo: "free",
  window: 0,
  you: [0],
  ...change,
});

export const position = (change: Partial<Position> = {}): Position => ({
  type: "position",
  game: "g",
  answers: 0,
  asked: 0,
  clock: [],
  log: [],
  question: null,
  seq: 1,
  status: "running",
  undo: { alone: [0, 0], agreed: [0, 0] },
  view: {},
  window: null,
  ...change,
});

export const choice = (number: number, answers: string[], change: Partial<Choice> = {}): Choice => ({
  about: {},
  after: [],
  answers,
  consequences: [],
  final: false,
  label: { id: "common-nothing", args: {} },
  lowest: 0,
  number,
  ...change,
});

export const row = (seq: number, last = seq): LogRow => ({ seq, first: last, last, lines: [] });
