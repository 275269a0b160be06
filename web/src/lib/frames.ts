/** Written by tools/from_engine.py from engine and server. Do not edit. */

export interface About {
  verb?: string;
  seat?: number;
}

export interface Account {
  recovery_codes: string[];
  token: string;
}

export interface Acknowledgement {
  type: "ack";
  command: string;
  seq: number;
  repeated: boolean;
}

export interface AnswerMessage {
  type: "answer";
  seq: number;
  command: string;
  answer: string;
}

export interface Barred {
  answer: string;
  about: About;
  why: Message;
}

export interface CampaignState {
  next: number | null;
  progress: Record<string, unknown>;
}

export interface Changed {
  changed: boolean;
}

export interface ChatFrame {
  type: "chat";
  id: number;
  name: string;
  text: string;
  at: number;
}

export interface ChatMessage {
  type: "chat";
  text: string;
}

export interface ChatRow {
  id: number;
  name: string;
  text: string;
  at: number;
}

export interface Choice {
  number: number;
  label: Message;
  about: About;
  answers: string[];
  final?: boolean;
  lowest?: number;
  consequences?: Consequence[];
  after?: unknown[];
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

export interface Consequence {
  id: string;
  args: Record<string, Arg>;
  text?: string;
  tone?: "" | "bad" | "good";
  is_figure?: boolean;
}

export interface Ended {
  ended: boolean;
}

export interface EventRow {
  seq: number;
  seat: number;
  kind: string;
  at: number;
}

export interface Export {
  person: Record<string, unknown>;
  seats: Record<string, unknown>[];
  chat: Record<string, unknown>[];
  sessions: Record<string, unknown>[];
  news: Record<string, unknown>[];
}

export interface Forgotten {
  forgotten: boolean;
}

export interface Health {
  status: string;
  version: string;
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
  id: string;
  title: string;
  name: string;
  status: "archive" | "finished" | "open" | "paused" | "running";
  seq: number;
  asked: number;
  deadline: number;
  created: number;
  changed: number;
  seats: ListedSeat[];
  you: number[];
  your_turn: boolean;
  house_rules: boolean;
}

export interface ListedSeat {
  seat: number;
  name: string;
  bot: string;
  open: boolean;
}

export interface LogLine {
  fact: string;
  about: About;
  message: Message;
}

export interface LogRow {
  seq: number;
  first: number;
  last: number;
  lines: LogLine[];
}

export interface Me {
  person: string;
  name: string;
  login: string;
  second: boolean;
}

export interface Message {
  id: string;
  args: Record<string, Arg>;
  text?: string;
}

export interface Name {
  en: string;
  de: string;
}

export interface Named {
  name: string;
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
  id: number;
  game: string;
  title: string;
  name: string;
  seq: number;
  kind: "finished" | "pause" | "turn" | "undo";
  at: number;
}

export interface OptionRow {
  id: string;
  values: string[];
  rule: string;
}

export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
}

export interface Position {
  type: "position";
  game: string;
  seq: number;
  status: "archive" | "finished" | "open" | "paused" | "running";
  asked: number;
  answers: number;
  clock: (number | null)[];
  undo: UndoState;
  window: Window | null;
  question: Message | null;
  view: unknown;
  log: LogRow[];
  guidance?: Message;
  choices?: Choice[];
  barred?: Barred[];
  scores?: number[];
  winners?: number[];
}

export interface Ready {
  status: string;
}

export interface RecoveryCodes {
  recovery_codes: string[];
}

export interface RefusalFrame {
  type: "refusal";
  error: string;
  reason: Message;
  sentence: string;
  command?: string;
  position?: unknown;
}

export interface Said {
  said: boolean;
}

export interface SatDown {
  type: "ack";
  command: string;
  seq: number;
  repeated: boolean;
  you: number[];
}

export interface Seat {
  seat: number;
  name: string;
  bot: string;
  open: boolean;
  connected: boolean;
  since: number;
  label: string;
}

export interface Second {
  second: boolean;
}

export interface SecondOffer {
  secret: string;
  address: string;
  picture: string;
}

export interface Seen {
  upto: number;
}

export interface Session {
  person: string;
  name: string;
  token: string;
}

export interface SessionRow {
  id: string;
  device: string;
  created: number;
  expires: number;
  this: boolean;
}

export interface Standing {
  ask: string[] | null;
  this_round: boolean;
}

export interface TableFrame {
  type: "table";
  game: string;
  name: string;
  title: string;
  rules: number;
  options: Record<string, string>;
  house_rules: string[];
  status: "archive" | "finished" | "open" | "paused" | "running";
  seq: number;
  undo: string;
  clock: ClockTerms;
  leave_after: number;
  window: number;
  campaign: boolean;
  listed: boolean;
  hides_nothing: boolean;
  host: boolean;
  you: number[];
  commitment: string;
  mix: string[];
  seats: Seat[];
  invitation?: string;
}

export interface TitleRow {
  id: string;
  rules: number;
  seats_min: number;
  seats_max: number;
  hides_nothing: boolean;
  options: OptionRow[];
  bots: string[];
  campaign: boolean;
}

export interface UndoRequest {
  by: number;
  what: "pause" | "undo";
  to: number;
  waiting_for: number[];
}

export interface UndoState {
  alone: number[];
  agreed: number[];
  request?: UndoRequest;
}

export interface Verification {
  commitment: string;
  mix: string[];
  secret: string;
  salt: string;
  draws: number[][];
}

export interface Window {
  left: number;
  seats: number[];
  waits: number[];
  words: string[];
}

export type Arg = string | number | Name | Message | Message[];
