import { beforeEach, expect, test, vi } from "vitest";
import { here, route } from "./route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  route.go("/");
});

test("at the door no table is open", () => {
  expect(route).toMatchObject({ game: "", at: null, invitation: "", page: [] });
});

test("a table has its address", () => {
  route.go("/games/abc");
  expect(route).toMatchObject({ game: "abc", at: null, invitation: "" });
});

test("a position of the past and an invitation stand behind the question mark", () => {
  route.go("/games/abc?at=0");
  expect(route.at).toBe(0);
  route.go("/games/abc?invitation=olive-branch");
  expect(route).toMatchObject({ game: "abc", at: null, invitation: "olive-branch" });
});

test("pages of the house stand behind the hash, in parts", () => {
  route.go("/#rules/peloponnes/PEL-B10");
  expect(route).toMatchObject({ game: "", page: ["rules", "peloponnes", "PEL-B10"] });
  route.go("/#gallery//a%20b/");
  expect(route.page).toEqual(["gallery", "a b"]);
});

test("a new page begins at its top and can be left again; a replaced one leaves no trace", () => {
  const before = history.length;
  route.go("/games/one");
  expect(history.length).toBe(before + 1);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  route.go("/games/two", true);
  expect(history.length).toBe(before + 1);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(route.game).toBe("two");
});

test.for(["popstate", "hashchange"])("the address is read again after %s", (kind) => {
  history.replaceState(null, "", "/games/back");
  expect(route.game).toBe("");
  dispatchEvent(new Event(kind));
  expect(route.game).toBe("back");
});

function click(change: MouseEventInit): MouseEvent {
  const link = document.createElement("a");
  link.href = "/games/abc?at=3#top";
  const event = new MouseEvent("click", { cancelable: true, ...change });
  Object.defineProperty(event, "currentTarget", { value: link });
  here(event);
  return event;
}

test("an ordinary click on a link stays on the page", () => {
  expect(click({}).defaultPrevented).toBe(true);
  expect(route).toMatchObject({ game: "abc", at: 3, page: ["top"] });
});

test.for([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  "a click with %o is the browser's",
  (change) => {
    expect(click(change).defaultPrevented).toBe(false);
    expect(route.game).toBe("");
  },
);
