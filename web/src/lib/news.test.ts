import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "./api";
import type { News } from "./frames";

const EVERY = 15_000;

const row = (id: number, game: string): News => ({
  id,
  game,
  at: 0,
  kind: "turn",
  name: "",
  seq: id,
  title: "perikles",
});

const somebody = (person: string) => ({ person, name: "", login: "", second: false });

/** News as they are on a page that was just opened. */
async function opened(): Promise<typeof import("./news.svelte").news> {
  vi.resetModules();
  vi.doMock("./api", () => ({ api }));
  return (await import("./news.svelte")).news;
}

const later = (times = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(times * EVERY);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, "me").mockResolvedValue(somebody("p1"));
  vi.spyOn(api, "news").mockResolvedValue([]);
  vi.spyOn(api, "newsSeen").mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

test("it looks again and again", async () => {
  const news = await opened();
  expect(news.looks).toBe(0);
  await later(3);
  expect(news.looks).toBe(3);
  expect(api.news).toHaveBeenCalledTimes(3);
});

test("a page that comes to the front looks at once, one that goes to the back does not", async () => {
  await opened();
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(api.news).not.toHaveBeenCalled();
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(api.news).toHaveBeenCalled();
});

test("nobody has no news, and is asked again who they are; somebody is asked once", async () => {
  const news = await opened();
  vi.mocked(api.me).mockResolvedValue(somebody(""));
  await later(2);
  expect(api.me).toHaveBeenCalledTimes(2);
  expect(api.news).not.toHaveBeenCalled();
  expect(news.looks).toBe(2);
  vi.mocked(api.me).mockResolvedValue(somebody("p1"));
  await later(2);
  expect(api.me).toHaveBeenCalledTimes(3);
  expect(api.news).toHaveBeenCalledTimes(2);
});

test("of each table the latest is shown, and the server hears that all were seen", async () => {
  const news = await opened();
  vi.mocked(api.news).mockResolvedValueOnce([row(1, "one"), row(2, "two"), row(3, "one")]);
  await later();
  expect(news.rows.map(({ id }) => id)).toEqual([3, 2]);
  expect(api.newsSeen).toHaveBeenCalledExactlyOnceWith(3);
  vi.mocked(api.news).mockResolvedValueOnce([row(4, "two")]);
  await later();
  expect(news.rows.map(({ id }) => id)).toEqual([3, 4]);
});

test("where there is nothing new nothing is marked as seen", async () => {
  await opened();
  await later();
  expect(api.newsSeen).not.toHaveBeenCalled();
});

test("a server that does not answer is asked again", async () => {
  const news = await opened();
  vi.mocked(api.news).mockRejectedValueOnce(new Error("no line"));
  await later();
  expect(news.looks).toBe(0);
  vi.mocked(api.news).mockResolvedValueOnce([row(1, "one")]);
  await later();
  expect(news.looks).toBe(1);
  expect(news.rows).toHaveLength(1);
});

test("what happens at a table that is open is forgotten", async () => {
  const news = await opened();
  vi.mocked(api.news).mockResolvedValueOnce([row(1, "one"), row(2, "two")]);
  await later();
  news.forget("one");
  expect(news.rows.map(({ game }) => game)).toEqual(["two"]);
});
