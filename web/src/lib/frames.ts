/** Written by tools/from_engine.py from engine and server. Do not edit. */

export interface Acknowledgement {
  command: string;
  repeated: boolean;
  seq: number;
  type: "ack";
}

export interface AnswerMessage {
  type: "answer";
  seq: number;
  command: string;
  answer: string;
}

export interface Barred {
  answer: string;
  why: Message;
}

export interface CampaignState {
  next: number | null;
  progress: Record<string, unknown>;
}

export interface ChatFrame {
  at: number;
  id: number;
  name: string;
  text: string;
  type: "chat";
}

export interface ChatMessage {
  type: "chat";
  text: string;
}

export interface ChatRow {
  at: number;
  id: number;
  name: string;
  text: string;
}

export interface Choice {
  answers: string[];
  consequences: Message[];
  final: boolean;
  label: Message;
  lowest: number;
  number: number;
}

export interface Clock {
  kind?: string;
  seconds?: number;
}

export interface ClockTerms {
  kind: string;
  seconds: number;
}

export interface CommandMessage {
  type: "command";
  do: "agree" | "back" | "decline" | "pause" | "resign" | "resume" | "start" | "undo" | "wait";
  command: string;
  seq?: number | null;
}

export interface EventRow {
  at: number;
  kind: string;
  seat: number;
  seq: number;
}

export interface Hello {
  type: "hello";
  seq?: number;
  choices?: boolean;
  consequences?: boolean;
  lang?: "" | "de" | "en";
}

export interface Laid {
  game: string;
  invitation?: string;
}

export interface ListedGame {
  asked: number;
  changed: number;
  created: number;
  deadline: number;
  id: string;
  name: string;
  seats: ListedSeat[];
  seq: number;
  status: "archive" | "finished" | "open" | "paused" | "running";
  title: string;
  you: number[];
  your_turn: boolean;
}

export interface ListedSeat {
  bot: string;
  name: string;
  open: boolean;
  seat: number;
}

export interface LogRow {
  first: number;
  last: number;
  lines: Message[];
  seq: number;
}

export interface Me {
  login: string;
  name: string;
  person: string;
  second: boolean;
}

export interface Message {
  args: Record<string, Arg>;
  id: string;
  text?: string;
}

export interface Name {
  de: string;
  en: string;
}

export interface NewStanding {
  ask: string[] | null;
  this_round?: boolean;
}

export interface NewTable {
  title: string;
  sitters: string[];
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  undo?: string;
  window?: number;
  clock?: Clock;
  leave_after?: number;
  leave_bot?: string;
  mix?: string;
  start?: boolean;
}

export interface News {
  at: number;
  game: string;
  id: number;
  kind: "finished" | "pause" | "turn" | "undo";
  name: string;
  seq: number;
  title: string;
}

export interface OptionRow {
  id: string;
  rule: string;
  values: string[];
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Position {
  answers: number;
  asked: number;
  barred?: Barred[];
  choices?: Choice[];
  clock: (number | null)[];
  game: string;
  log: LogRow[];
  question: Message | null;
  scores?: number[];
  seq: number;
  status: "archive" | "finished" | "open" | "paused" | "running";
  type: "position";
  undo: UndoState;
  view: unknown;
  window: Window | null;
  winners?: number[];
}

export interface RefusalFrame {
  command?: string;
  error: string;
  reason: Message;
  sentence: string;
  type: "refusal";
}

export interface Seat {
  bot: string;
  connected: boolean;
  label: string;
  name: string;
  open: boolean;
  seat: number;
}

export interface SessionRow {
  created: number;
  device: string;
  expires: number;
  id: string;
  this: boolean;
}

export interface TableFrame {
  campaign: boolean;
  clock: ClockTerms;
  commitment: string;
  game: string;
  hides_nothing: boolean;
  host: boolean;
  invitation?: string;
  leave_after: number;
  listed: boolean;
  mix: string[];
  name: string;
  options: Record<string, string>;
  rules: number;
  seats: Seat[];
  seq: number;
  status: "archive" | "finished" | "open" | "paused" | "running";
  title: string;
  type: "table";
  undo: string;
  window: number;
  you: number[];
}

export interface TitleRow {
  bots: string[];
  hides_nothing: boolean;
  id: string;
  options: OptionRow[];
  rules: number;
  seats_max: number;
  seats_min: number;
}

export interface UndoRequest {
  by: number;
  to: number;
  waiting_for: number[];
  what: "pause" | "undo";
}

export interface UndoState {
  agreed: number[];
  alone: number[];
  request?: UndoRequest;
}

export interface Verification {
  commitment: string;
  draws: number[][];
  mix: string[];
  salt: string;
  secret: string;
}

export interface Window {
  left: number;
  seats: number[];
  waits: number[];
  words: string[];
}

export type Arg = string | number | Name | Message | Message[];
