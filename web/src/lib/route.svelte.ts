/** Pages by address: /, /#rules/peloponnes, /#watch, /#gallery/…, /games/<id>, /games/<id>?at=<event>, …?invitation=<word>. */

class Route {
  /** The game whose table is open, or nothing. */
  game = $state("");
  at: number | null = $state(null);
  invitation = $state("");
  /** The page of the house otherwise, in parts. */
  page: string[] = $state([]);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    const query = new URLSearchParams(location.search);
    this.game = /^\/games\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
    this.at = query.has("at") ? Number(query.get("at")) : null;
    this.invitation = query.get("invitation") ?? "";
    this.page = location.hash.slice(1).split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: an ordinary click stays on the page, any other does what the browser does. */
export function here(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
