import { beforeEach, expect, test, vi } from "vitest";
import { api, commandId, introduce, Refusal } from "./api";
import { language } from "./language.svelte";

interface Asked {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

const asked: Asked[] = [];

/** A server that answers every question in turn, and the last one for ever. */
function server(...answers: [body: unknown, status?: number][]): void {
  vi.stubGlobal(
    "fetch",
    (path: string, init: { method: string; headers: Record<string, string>; body: string | null }) => {
      asked.push({ path, ...init });
      const [body, status = 200] = (answers.length > 1 ? answers.shift() : answers[0])!;
      return Promise.resolve(new Response(JSON.stringify(body), { status, statusText: "as it is" }));
    },
  );
}

const body = (at: number): Record<string, unknown> => JSON.parse(asked[at]!.body as string) as Record<string, unknown>;

beforeEach(() => {
  asked.length = 0;
});

test("a question goes to the server's interface and brings its answer", async () => {
  server([[{ id: "peloponnes" }]]);
  expect(await api.titles()).toEqual([{ id: "peloponnes" }]);
  expect(asked[0]).toMatchObject({ path: "/api/titles", method: "GET", body: null });
});

test("every question says that it comes from the client, and in which language", async () => {
  server([{}]);
  await api.me();
  language.code = "de";
  await api.me();
  language.code = "en";
  expect(asked[0]!.headers).toMatchObject({ "x-isthmos": "1", "accept-language": "en" });
  expect(asked[1]!.headers).toMatchObject({ "accept-language": "de" });
});

test("what is told to the server is sent as JSON", async () => {
  server([{}]);
  await api.changePassword("old one", "new one", "123456");
  expect(asked[0]).toMatchObject({ path: "/api/account/password", method: "POST" });
  expect(asked[0]!.headers["content-type"]).toBe("application/json");
  expect(body(0)).toEqual({ password: "old one", new: "new one", code: "123456" });
});

test("a record is sent as the text it is", async () => {
  server([{ game: "g" }]);
  await api.bringRecord("isthmos record\n");
  expect(asked[0]).toMatchObject({ path: "/api/records", body: "isthmos record\n" });
  expect(asked[0]!.headers["content-type"]).toBe("text/plain");
});

test("a refusal has the word of the server and its sentence", async () => {
  server([{ error: "full", sentence: "Nobody else can sit here." }, 409]);
  const refusal = await api.sit("g", "", "c").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ word: "full", message: "Nobody else can sit here." });
});

test("a fault without a sentence is still a refusal", async () => {
  server([{}, 500]);
  await expect(api.me()).rejects.toMatchObject({ word: "fault", message: "as it is" });
});

test("every table and every seat gets something of its own to mix into the shuffle", async () => {
  server([{}]);
  await api.lay({ title: "peloponnes", sitters: ["me"] });
  await api.lay({ title: "peloponnes", sitters: ["me"] });
  await api.sit("g", "", "c");
  const mixed = [0, 1, 2].map((at) => body(at).mix);
  for (const mix of mixed) expect(mix).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(mixed).size).toBe(3);
});

test("who is nobody yet becomes a guest", async () => {
  server([{ person: "" }], [{ person: "p1" }]);
  await introduce("Ann");
  expect(asked.map(({ path, method }) => `${method} ${path}`)).toEqual(["GET /api/session", "POST /api/session"]);
  expect(body(1)).toEqual({ name: "Ann" });
});

test("who is somebody stays who they are", async () => {
  server([{ person: "p1" }]);
  await introduce("Ann");
  expect(asked).toHaveLength(1);
});

test("no two commands have the same id, even where the browser has none to give", () => {
  expect(commandId()).not.toBe(commandId());
  vi.stubGlobal("crypto", {});
  expect(commandId()).toMatch(/^\d+-\w+$/);
  expect(commandId()).not.toBe(commandId());
});
