import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../lib/frames";
import { Play, type Transport } from "../lib/play.svelte";
import { choice, position, table } from "../lib/samples";
import { settings } from "../lib/settings.svelte";
import { help } from "./help.svelte";
import { keys } from "./keyboard";

const transport = { answer: vi.fn(), command: vi.fn(), chat: vi.fn(), close: vi.fn() } satisfies Transport;
const BUY = choice(1, ["buy A10"]);
const BID = choice(2, ["bid A10 2", "bid A10 3"]);
const PASS = choice(3, ["pass"], { about: { verb: "pass" } });

let play: Play;

beforeEach(() => {
  vi.clearAllMocks();
  settings.confirm = "always";
  play = new Play();
  play.transport = transport;
  play.link = "on";
  play.hear(table());
  offered(BUY, BID, PASS);
});

afterEach(() => {
  document.body.replaceChildren();
  help.close();
});

function offered(...choices: Choice[]): void {
  play.hear(position({ seq: (play.position?.seq ?? 0) + 1, choices }));
}

/** Twelve of them: after a 1 it may go on. */
const MANY = Array.from({ length: 12 }, (_, i) => choice(i + 1, [`answer ${i + 1}`]));

/** Something on the page, as it is written. */
function thing(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** Press a key; whether the browser was kept from doing its own. */
function press(key: string, at: HTMLElement = document.body, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held });
  at.addEventListener("keydown", (heard) => keys(heard, play), { once: true });
  at.dispatchEvent(event);
  return event.defaultPrevented;
}

const answers = (): unknown[] => transport.answer.mock.calls.map((call: unknown[]) => call[1]);

test("a digit picks the answer with this number", () => {
  expect(press("2")).toBe(true);
  expect(play.picked?.choice).toBe(BID);
});

test("a digit without an answer does nothing", () => {
  expect(press("9")).toBe(false);
  expect(play.picked).toBeNull();
});

test("after 1 a 2 means 12, and where there is none it means 2", () => {
  offered(...MANY);
  press("1");
  press("2");
  expect(play.answer).toBe("answer 12");
  press("2");
  expect(play.answer).toBe("answer 2");
});

test("a digit that may go on does not count at once, even for those who do not confirm", () => {
  settings.confirm = "never";
  offered(...MANY);
  press("1");
  expect(answers()).toEqual([]);
  press("2");
  expect(answers()).toEqual(["answer 12"]);
});

test("Enter confirms what is picked", () => {
  expect(press("Enter")).toBe(false);
  press("1");
  expect(press("Enter")).toBe(true);
  expect(answers()).toEqual(["buy A10"]);
});

test("on a button Enter is the button's, unless it is the thing that is picked", () => {
  press("1");
  expect(press("Enter", thing("<button data-pick aria-pressed=false></button>"))).toBe(false);
  expect(press("Enter", thing("<button aria-pressed=true></button>"))).toBe(false);
  expect(answers()).toEqual([]);
  expect(press("Enter", thing("<button data-pick aria-pressed=true></button>"))).toBe(true);
  expect(answers()).toEqual(["buy A10"]);
});

test("Escape drops what is picked", () => {
  press("1");
  press("Escape");
  expect(play.picked).toBeNull();
});

test.for([
  ["u", {}],
  ["U", {}],
  ["z", { ctrlKey: true }],
] as const)("%s with %j takes back", ([key, held]) => {
  play.hear(position({ seq: 9, undo: { alone: [1, 0], agreed: [0, 0] } }));
  expect(press(key, document.body, held)).toBe(true);
  expect(transport.command).toHaveBeenCalledExactlyOnceWith("undo");
});

test("other keys together with Ctrl, Alt or Meta are the browser's", () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    expect(press("1", document.body, held)).toBe(false);
  expect(play.picked).toBeNull();
});

test.for(["<input>", "<textarea></textarea>", "<select></select>", "<dialog open></dialog>"])(
  "in %s keys are for writing",
  (html) => {
    expect(press("1", thing(html))).toBe(false);
    expect(play.picked).toBeNull();
  },
);

test("while something lies over the page, keys do not reach the table", () => {
  thing('<div aria-modal="true"></div>');
  expect(press("1")).toBe(false);
  expect(play.picked).toBeNull();
});

test("? opens help, and / leads to the line for typing", () => {
  expect(press("?")).toBe(true);
  expect(help.topic).toBe("question");
  const command = thing('<input id="command">');
  expect(press("/")).toBe(true);
  expect(document.activeElement).toBe(command);
});

test("P passes, whatever passing is called", () => {
  for (const word of ["pass", "withdraw", "stop"]) {
    const out = choice(2, [`${word} now`], { about: { verb: word } });
    offered(BUY, out);
    play.drop();
    press("p");
    expect(play.picked?.choice).toBe(out);
  }
  offered(BUY);
  play.drop();
  press("P");
  expect(play.picked).toBeNull();
});

test("W asks for time, where time is offered", () => {
  press("w");
  expect(transport.command).not.toHaveBeenCalled();
  play.hear(position({ seq: 9, window: { left: 5, seats: [0], waits: [], words: [] } }));
  press("W");
  expect(transport.command).toHaveBeenCalledExactlyOnceWith("wait");
});

test("+ and - set the number of what is picked", () => {
  expect(press("+")).toBe(false);
  press("2");
  expect(press("+")).toBe(true);
  expect(play.answer).toBe("bid A10 3");
  press("-");
  expect(play.answer).toBe("bid A10 2");
  press("=");
  expect(play.answer).toBe("bid A10 3");
});

test("+ and - go to the next answer where all of them are numbers of people to feed", () => {
  const about = { verb: "feed" };
  const [none, one] = [choice(1, ["feed 0"], { about }), choice(2, ["feed 1"], { about })];
  offered(none, one);
  press("1");
  press("+");
  expect(play.picked?.choice).toBe(one);
  expect(press("+")).toBe(false);
  press("-");
  expect(play.picked?.choice).toBe(none);
});

test("+ and - leave answers alone that are no numbers", () => {
  press("1");
  expect(press("+")).toBe(false);
  expect(play.picked?.choice).toBe(BUY);
});

test("arrows walk through all answers and around, and nothing counts by it", () => {
  settings.confirm = "never";
  const walked = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
    press(key);
    return play.picked?.choice.number;
  });
  expect(walked).toEqual([1, 2, 3, 1, 3]);
  play.drop();
  press("ArrowUp");
  expect(play.picked?.choice).toBe(PASS);
  expect(answers()).toEqual([]);
});

test("what can be scrolled keeps its arrow keys", () => {
  expect(press("ArrowDown", thing('<div tabindex="0"></div>'))).toBe(false);
  expect(play.picked).toBeNull();
});

test("without a question arrows are the browser's", () => {
  offered();
  expect(press("ArrowDown")).toBe(false);
});

test("what is walked to comes into sight", async () => {
  const shown = thing("<button data-pick aria-pressed=true></button>");
  const scrolled = vi.spyOn(shown, "scrollIntoView");
  press("ArrowDown");
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
});
