/** What happens at tables that nobody here is looking at. The server keeps it until it is marked as seen. */
import { api } from "./api";
import type { News as NewsRow } from "./frames";

/** Milliseconds between two looks; a page that comes to the front looks at once. */
const EVERY = 15_000;

class News {
  rows: NewsRow[] = $state([]);
  /** How often was looked. */
  looks = $state(0);
  private isSomebody = false;

  constructor() {
    setInterval(() => void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
  }

  /** Of each table the latest. Where the server does not answer, there is another look soon. */
  private async look(): Promise<void> {
    try {
      this.isSomebody ||= (await api.me()).person !== "";
      const fresh = this.isSomebody ? await api.news() : [];
      const latest = fresh.at(-1);
      if (latest) {
        this.rows = [...new Map([...this.rows, ...fresh].map((row) => [row.game, row])).values()];
        await api.newsSeen(latest.id);
      }
    } catch {
      return;
    }
    this.looks += 1;
  }

  forget(game: string): void {
    this.rows = this.rows.filter((row) => row.game !== game);
  }
}

export const news = new News();
