import { beforeEach, expect, test, vi } from "vitest";
import type { About } from "./frames";
import { language } from "./language.svelte";
import { Play, type Transport } from "./play.svelte";
import { choice, position, row, seat, table } from "./samples";
import { keepLastTurn, lastTurn, settings } from "./settings.svelte";

const transport = { answer: vi.fn(), command: vi.fn(), chat: vi.fn(), close: vi.fn() } satisfies Transport;
const BUY = choice(1, ["buy A10"]);
const PASS = choice(2, ["pass"], { final: true });
const BID = choice(3, ["bid A10 2", "bid A10 3", "bid A10 4"]);
const CHOICES = [BUY, PASS, BID];

let play: Play;

/** A table of two where the first seat is mine. */
beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  settings.confirm = "always";
  await language.speak("en");
  play = new Play();
  play.transport = transport;
  play.link = "on";
  play.hear(table());
});

const asked = (change: Parameters<typeof position>[0] = {}): void =>
  play.hear(position({ choices: CHOICES, ...change }));

const line = (id: number) => ({ type: "chat", id, at: 0, name: "Ann", text: `line ${id}` }) as const;

// Who sits where

test("before anything was heard nobody is asked and nothing can be done", () => {
  const fresh = new Play();
  expect(fresh).toMatchObject({ names: [], seats: [], asked: -2, me: -1, choices: [], undoable: 0 });
  expect([fresh.myTurn, fresh.over, fresh.mayAsk, fresh.mayWait, fresh.others, fresh.standIn]).not.toContain(true);
});

test("a seat is called as it was named at this screen, else by its person, else open", () => {
  play.hear(table({ seats: [seat(0, { name: "Ann" }), seat(1, { name: "Ben" }), seat(2, { name: "", open: true })] }));
  play.given = ["Cleo"];
  expect(play.names).toEqual(["Cleo", "Ben", "open seat"]);
});

test("it is my turn when a seat of mine is asked in a game that runs", () => {
  asked();
  expect(play.myTurn).toBe(true);
  asked({ seq: 2, asked: 1 });
  expect(play.myTurn).toBe(false);
  asked({ seq: 3, status: "paused" });
  expect(play.myTurn).toBe(false);
});

test("who shares a screen looks through the eyes of the seat that is asked", () => {
  play.hear(table({ you: [1, 2] }));
  asked({ asked: 2 });
  expect(play.me).toBe(2);
  asked({ seq: 2, asked: 0 });
  expect(play.me).toBe(1);
  play.hear(table({ you: [] }));
  expect(play.me).toBe(-1);
});

test.for(["finished", "archive"] as const)("a game that is %s is over, whoever says so", (status) => {
  asked();
  expect(play.over).toBe(false);
  asked({ seq: 2, status });
  expect(play.over).toBe(true);
  asked({ seq: 3 });
  play.hear(table({ status }));
  expect(play.over).toBe(true);
});

test("others are people at seats that are not mine", () => {
  expect(play.others).toBe(true);
  play.hear(table({ seats: [seat(0), seat(1, { bot: "greedy" })] }));
  expect(play.others).toBe(false);
  play.hear(table({ seats: [seat(0), seat(1, { open: true })] }));
  expect(play.others).toBe(false);
  play.hear(table({ you: [0, 1] }));
  expect(play.others).toBe(false);
});

test("a bot at a seat of mine stands in for me", () => {
  expect(play.standIn).toBe(false);
  play.hear(table({ seats: [seat(0, { bot: "greedy" }), seat(1)] }));
  expect(play.standIn).toBe(true);
});

test("away is a person of another seat without a line, as long as mine holds", () => {
  const away = { connected: false };
  play.hear(table({ you: [0], seats: [seat(0, away), seat(1, away), seat(2, { ...away, bot: "x" }), seat(3)] }));
  expect([0, 1, 2, 3, 4].filter((at) => play.isAway(at))).toEqual([1]);
  play.hear(table({ seats: [seat(0), seat(1, { ...away, open: true })] }));
  expect(play.isAway(1)).toBe(false);
  play.hear(table({ seats: [seat(0), seat(1, away)] }));
  play.link = "off";
  expect(play.isAway(1)).toBe(false);
});

// Positions and the log

test("an older position does not replace a newer one", () => {
  asked({ seq: 5, asked: 1 });
  asked({ seq: 4, asked: 0 });
  expect(play.position?.seq).toBe(5);
});

test("the log goes on from position to position, in order and without repetition", () => {
  asked({ seq: 3, answers: 3, log: [row(1), row(3)] });
  asked({ seq: 4, answers: 4, log: [row(4), row(2), row(3)] });
  expect(play.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test("what was taken back leaves the log", () => {
  asked({ seq: 3, answers: 3, log: [row(1), row(2), row(3)] });
  asked({ seq: 4, answers: 1 });
  expect(play.log.map(({ seq }) => seq)).toEqual([1]);
});

test("after a reload, new is what came after my last turn", () => {
  keepLastTurn("g", 7);
  asked({ seq: 9 });
  expect(play.mine).toBe(7);
});

test("an acknowledgement marks my last turn, here and for the next visit", () => {
  asked({ seq: 9 });
  play.hear({ type: "ack", command: "c", repeated: false, seq: 10 });
  expect(play.mine).toBe(10);
  expect(lastTurn("g")).toBe(10);
});

// Talk

test("lines are shown once and in order, by whatever way they come", () => {
  play.hear(line(2));
  expect(play.chat.map(({ id }) => id)).toEqual([2]);
  play.talk([line(1), line(2), line(3)]);
  expect(play.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

// Picking

test("choices are there on my turn, and not while an answer is on its way", () => {
  asked();
  expect(play.choices).toEqual(CHOICES);
  play.send("pass");
  expect(play.choices).toEqual([]);
  asked({ seq: 2, asked: 1 });
  expect(play.choices).toEqual([]);
});

test.for([
  ["always", BUY, false],
  ["always", PASS, false],
  ["final", BUY, true],
  ["final", PASS, false],
  ["never", BUY, true],
  ["never", PASS, true],
  ["never", BID, false],
] as const)("who wants to confirm %s: %o counts at once: %s", ([confirm, one, atOnce]) => {
  settings.confirm = confirm;
  asked();
  play.pick(one);
  expect(transport.answer.mock.calls).toEqual(atOnce ? [[1, one.answers[0]]] : []);
  expect(play.picked?.choice).toBe(atOnce ? undefined : one);
});

test("what is only considered waits for its confirmation", () => {
  settings.confirm = "never";
  asked();
  play.consider(BUY);
  expect(transport.answer).not.toHaveBeenCalled();
  play.confirm();
  expect(transport.answer).toHaveBeenCalledExactlyOnceWith(1, "buy A10");
});

test("a number is set step by step, and not beyond its ends", () => {
  asked();
  play.pick(BID, 1);
  expect(play.answer).toBe("bid A10 3");
  play.step(1);
  play.step(1);
  expect(play.answer).toBe("bid A10 4");
  play.step(-5);
  expect(play.answer).toBe("bid A10 2");
});

test("nothing is confirmed without a line, without a selection, or twice", () => {
  asked();
  play.confirm();
  play.consider(BUY);
  play.link = "off";
  play.confirm();
  expect(transport.answer).not.toHaveBeenCalled();
  play.link = "on";
  play.confirm();
  play.consider(BUY);
  play.confirm();
  expect(transport.answer).toHaveBeenCalledTimes(1);
});

test("what is picked stays picked as long as it can still be answered", () => {
  asked();
  play.pick(BID, 2);
  const fewer = choice(1, ["bid A10 3", "bid A10 4"]);
  asked({ seq: 2, choices: [PASS, fewer] });
  expect(play.picked).toEqual({ choice: fewer, at: 1 });
  asked({ seq: 3, choices: [PASS] });
  expect(play.picked).toBeNull();
});

test("the same position once more changes nothing that is picked", () => {
  asked();
  play.pick(BUY);
  asked({ choices: [PASS] });
  expect(play.picked?.choice).toBe(BUY);
});

// Sending

test("an answer is on its way until its position is here", () => {
  asked({ seq: 4 });
  play.send("pass");
  play.hear({ type: "ack", command: "c", repeated: false, seq: 5 });
  expect(play.sending).toBe(true);
  asked({ seq: 5 });
  expect(play.sending).toBe(false);
});

test("an answer is no longer on its way when its position came before the acknowledgement", () => {
  asked({ seq: 4 });
  play.send("pass");
  play.sending = true;
  play.position = position({ seq: 5 });
  play.hear({ type: "ack", command: "c", repeated: false, seq: 5 });
  expect(play.sending).toBe(false);
});

test("a refusal is said in the sentence of the server, and gone with the next selection", () => {
  asked();
  play.send("nonsense");
  play.hear({ type: "refusal", error: "illegal", reason: BUY.label, sentence: "That is not possible." });
  expect(play).toMatchObject({ refusal: "That is not possible.", sending: false });
  play.consider(BUY);
  expect(play.refusal).toBe("");
});

test("whoever answered an old position is told to look again", () => {
  play.hear({ type: "refusal", error: "stale", reason: BUY.label, sentence: "stale" });
  expect(play.refusal).toBe("The position has changed meanwhile. Look again.");
});

test("why an answer is barred is said as the server said it, and found by what it is about", () => {
  const why = { id: "table-log-undone", args: { player: 0 } };
  asked({ barred: [{ answer: "buy A11", about: { verb: "buy", tile: "A11" } as About, why }] });
  expect(play.why({ verb: "buy", tile: "A11" })).toBe("Seat 0 took an answer back.");
  expect(play.why({ verb: "buy", tile: "A10" })).toBe("");
});

test("an answer is found by what it is about, whatever else is said of it", () => {
  const [first, second] = [0, 1].map((seat) => choice(seat, [`first p${seat}`], { about: { verb: "first", seat } }));
  asked({ choices: [first!, second!] });
  expect(play.choiceAbout({ seat: 1 })).toBe(second);
  expect(play.choiceAbout({ verb: "first", seat: 2 })).toBeUndefined();
});

test("what is mine after the picked answer is what changes by it and by those before it on its line", () => {
  const after = [{ coins: 8 }, { coins: 7 }, { coins: 6, lands: [["A10"]] }];
  const bid = choice(1, ["bid A10 2", "bid A10 3", "bid A10 4"], { after });
  const own = { coins: 10, wood: 1, lands: [] as string[] };
  asked({ choices: [bid] });
  expect(play.after(own)).toBeNull();
  play.consider(bid, 1);
  expect(play.after(own)).toEqual({ coins: 7, wood: 1, lands: [] });
  play.consider(bid, 2);
  expect(play.after(own)).toEqual({ coins: 6, wood: 1, lands: ["A10"] });
});

// Taking back

test("undo drops the selection first, and takes back only then", () => {
  asked({ undo: { alone: [2, 9], agreed: [0, 0] } });
  play.pick(BUY);
  play.undo();
  expect(play.picked).toBeNull();
  expect(transport.command).not.toHaveBeenCalled();
  expect(play.undoable).toBe(2);
  play.undo();
  expect(transport.command).toHaveBeenCalledExactlyOnceWith("undo");
  play.hear(table({ you: [1] }));
  expect(play.undoable).toBe(9);
});

test("where nothing of mine can be taken back, undo does nothing", () => {
  asked({ undo: { alone: [0, 9], agreed: [0, 0] } });
  play.undo();
  expect(transport.command).not.toHaveBeenCalled();
});

test("others are asked to take back what they have answered, unless they are being asked already", () => {
  const undo = { alone: [0, 0], agreed: [1, 0] };
  asked({ undo });
  expect(play.mayAsk).toBe(true);
  asked({ seq: 2, undo: { ...undo, request: { by: 0, to: 1, waiting_for: [1], what: "undo" } } });
  expect(play.mayAsk).toBe(false);
  asked({ seq: 3, undo: { alone: [0, 0], agreed: [0, 1] } });
  expect(play.mayAsk).toBe(false);
});

test("who is offered something secret may ask for time, once", () => {
  const window = { left: 5, seats: [0], waits: [] as number[], words: [] };
  asked({ window });
  expect(play.mayWait).toBe(true);
  asked({ seq: 2, window: { ...window, waits: [0] } });
  expect(play.mayWait).toBe(false);
  asked({ seq: 3, window: { ...window, seats: [1] } });
  expect(play.mayWait).toBe(false);
});
