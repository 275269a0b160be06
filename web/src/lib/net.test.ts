import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import type { ChatRow } from "./frames";
import { Net } from "./net";
import { Play, type Frame } from "./play.svelte";
import { position } from "./samples";

/** A line to the server, held by its other end. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = (): void => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  says(frame: Frame & { command?: string }): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const PONG = { type: "pong" } as const;
const latest = (): Line => Line.all.at(-1)!;
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const said = (id: number): ChatRow => ({ id, at: 0, name: "Ann", text: "" });

let play: Play;
let net: Net;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(api, "chat").mockResolvedValue([]);
  Line.all = [];
  play = new Play();
  net = new Net("g", play);
});

afterEach(() => {
  net.close();
  vi.useRealTimers();
});

test("the line leads to the table", () => {
  expect(latest().address).toBe(`ws://${location.host}/ws/games/g`);
  expect(play.transport).toBe(net);
  expect(play.link).toBe("connecting");
});

test("the first word is hello, with the last position known", () => {
  latest().open();
  expect(latest().sent).toEqual([{ type: "hello", seq: 0, choices: true, lang: "en" }]);
  latest().says(position({ seq: 6 }));
  latest().close();
  vi.advanceTimersByTime(400);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: "hello", seq: 6 });
});

test("the line counts as on when something is heard, and as off when it is cut", () => {
  latest().open();
  expect(play.link).toBe("connecting");
  latest().says(position());
  expect(play.link).toBe("on");
  expect(play.position?.seq).toBe(1);
  latest().close();
  expect(play.link).toBe("off");
});

test("a cut line is tried again, each time after twice as long, but never after more than eight seconds", async () => {
  for (const wait of [400, 800, 1600, 3200, 6400, 8000, 8000]) {
    const before = Line.all.length;
    latest().close();
    await pass(wait - 1);
    expect(Line.all).toHaveLength(before);
    await pass(1);
    expect(Line.all).toHaveLength(before + 1);
  }
});

test("after a line that held, the first wait is short again", async () => {
  latest().close();
  await pass(400);
  latest().close();
  await pass(800);
  latest().open();
  latest().close();
  await pass(400);
  expect(Line.all).toHaveLength(4);
});

test("a browser that is online again tries at once, and only where the line is cut", () => {
  dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(1);
  latest().close();
  dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(2);
});

test("an answer goes out once while the line holds", () => {
  latest().open();
  net.answer(4, "pass");
  expect(latest().of("answer")).toMatchObject([{ seq: 4, answer: "pass" }]);
});

test("an answer given while there is no line is not lost", async () => {
  latest().close();
  net.answer(4, "pass");
  await pass(400);
  latest().open();
  expect(latest().sent.map(({ type }) => type)).toEqual(["hello", "answer"]);
});

test("what was not acknowledged is said again under the same command; what was, is not", async () => {
  latest().open();
  net.answer(4, "bid A10 2");
  net.command("undo");
  const [first, second] = latest().sent.slice(1);
  latest().says({ type: "ack", command: first!.command as string, repeated: false, seq: 5 });
  latest().close();
  await pass(400);
  latest().open();
  expect(latest().sent.slice(1)).toEqual([second]);
});

test("what was refused is not said again", async () => {
  latest().open();
  net.answer(4, "nonsense");
  const command = latest().sent[1]!.command as string;
  latest().says({ type: "refusal", command, error: "illegal", sentence: "No.", reason: { id: "", args: {} } });
  expect(play.refusal).toBe("No.");
  latest().close();
  await pass(400);
  latest().open();
  expect(latest().sent).toHaveLength(1);
});

test("whoever agrees says to what; any other command says nothing of it", () => {
  latest().open();
  latest().says(position({ seq: 6 }));
  net.command("agree");
  net.command("pause");
  expect(latest().of("command")).toMatchObject([{ do: "agree", seq: 6 }, { do: "pause" }]);
  expect(latest().of("command")[1]).not.toHaveProperty("seq");
});

test("a line is said to all, and not kept for later", async () => {
  latest().open();
  net.chat("hello");
  expect(latest().of("chat")).toEqual([{ type: "chat", text: "hello" }]);
  latest().close();
  await pass(400);
  latest().open();
  expect(latest().of("chat")).toEqual([]);
});

test("what was said while there was no line is fetched, until there is no more", async () => {
  play.talk([said(3)]);
  vi.mocked(api.chat)
    .mockResolvedValueOnce([said(4), said(5)])
    .mockResolvedValueOnce([said(6)]);
  latest().open();
  await pass(0);
  expect(vi.mocked(api.chat).mock.calls).toEqual([
    ["g", 3],
    ["g", 5],
    ["g", 6],
  ]);
  expect(play.chat.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
});

test("who comes anew gets the lines the server gives at once, and no more", async () => {
  vi.mocked(api.chat).mockResolvedValueOnce([said(8)]);
  latest().open();
  await pass(0);
  expect(vi.mocked(api.chat).mock.calls).toEqual([["g", 0]]);
});

test("without an answer to what was said, the game goes on", async () => {
  vi.mocked(api.chat).mockRejectedValueOnce(new Error("no line"));
  const talk = vi.spyOn(play, "talk");
  latest().open();
  await pass(0);
  expect(talk).toHaveBeenCalledExactlyOnceWith([]);
});

test("a line that is silent for eight seconds after a ping is cut and tried again", async () => {
  const line = latest();
  line.open();
  await pass(20_000);
  expect(line.of("ping")).toHaveLength(1);
  await pass(7_999);
  expect(line.readyState).toBe(Line.OPEN);
  await pass(1);
  expect(line.readyState).toBe(3);
  await pass(400);
  expect(Line.all).toHaveLength(2);
});

test("a line that answers its pings is kept", async () => {
  const line = latest();
  line.open();
  for (let n = 1; n <= 3; n++) {
    await pass(20_000);
    line.says(PONG);
    expect(line.of("ping")).toHaveLength(n);
  }
  await pass(10_000);
  expect(line.readyState).toBe(Line.OPEN);
});

test("an old line that ends late does not disturb the new one", () => {
  const old = latest();
  old.close();
  dispatchEvent(new Event("online"));
  latest().open();
  latest().says(position());
  old.onclose();
  expect(play.link).toBe("on");
});

test("a line that was closed on purpose stays closed", async () => {
  latest().open();
  net.close();
  expect(latest().readyState).toBe(3);
  play.link = "off";
  dispatchEvent(new Event("online"));
  await pass(60_000);
  expect(Line.all).toHaveLength(1);
  expect(latest().of("ping")).toEqual([]);
});
