import { beforeEach, expect, test, vi } from "vitest";

/** A browser that wants these things, and the settings as they are read when a page opens. */
async function opened(...wanted: string[]): Promise<typeof import("./settings.svelte")> {
  vi.stubGlobal("matchMedia", (query: string) => listened(query, wanted));
  vi.resetModules();
  return import("./settings.svelte");
}

const heard: Record<string, () => void> = {};

function listened(query: string, wanted: string[]): object {
  return {
    get matches() {
      return wanted.some((part) => query.includes(part));
    },
    addEventListener: (_: string, act: () => void) => (heard[query] = act),
  };
}

function broken(): never {
  throw new Error("nothing is kept here");
}

const theme = (): string | undefined => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
});

test("who has chosen nothing gets what the house has chosen", async () => {
  const { settings } = await opened();
  expect(settings).toEqual({ theme: "system", language: "", confirm: "always", toured: [], name: "", level: 1 });
});

test("what is kept is there on the next visit, beside what was not chosen", async () => {
  (await opened()).keep({ confirm: "never", name: "Ann" });
  const { settings } = await opened();
  expect(settings).toMatchObject({ confirm: "never", name: "Ann", theme: "system" });
});

test("a setting changes at once", async () => {
  const { keep, settings } = await opened();
  keep({ level: 4 });
  expect(settings.level).toBe(4);
});

test("what cannot be read counts as nothing", async () => {
  localStorage.setItem("isthmos", "{ not JSON");
  const { settings } = await opened();
  expect(settings.confirm).toBe("always");
});

test("a browser that keeps nothing still plays", async () => {
  vi.stubGlobal("localStorage", { getItem: broken, setItem: broken });
  const { keep, settings, keepLastTurn, lastTurn } = await opened();
  keep({ theme: "dark" });
  expect(settings.theme).toBe("dark");
  keepLastTurn("g", 7);
  expect(lastTurn("g")).toBe(0);
});

test("the last turn is kept for each table", async () => {
  const { keepLastTurn, lastTurn } = await opened();
  keepLastTurn("one", 7);
  keepLastTurn("two", 9);
  expect([lastTurn("one"), lastTurn("two"), lastTurn("three")]).toEqual([7, 9, 0]);
});

test.for([
  [[], "light"],
  [["dark"], "dark"],
  [["contrast"], "contrast"],
  [["dark", "contrast"], "contrast"],
] as const)("a browser that prefers %j wears %s", async ([wanted, shown]) => {
  (await opened(...wanted)).wearTheme();
  expect(theme()).toBe(shown);
});

test("a chosen theme counts more than what the browser prefers", async () => {
  const { keep, wearTheme } = await opened("dark");
  keep({ theme: "light" });
  wearTheme();
  expect(theme()).toBe("light");
});

test("when night falls the theme follows", async () => {
  const wanted: string[] = [];
  vi.stubGlobal("matchMedia", (query: string) => listened(query, wanted));
  vi.resetModules();
  (await import("./settings.svelte")).wearTheme();
  wanted.push("dark");
  heard["(prefers-color-scheme: dark)"]!();
  expect(theme()).toBe("dark");
  wanted.push("contrast");
  heard["(prefers-contrast: more)"]!();
  expect(theme()).toBe("contrast");
});
