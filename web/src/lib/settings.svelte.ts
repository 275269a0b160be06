/** What a person prefers, kept in this browser. */

export type Theme = "system" | "light" | "dark" | "contrast";
export type Confirm = "always" | "final" | "never";

interface Kept {
  theme: Theme;
  language: string;
  confirm: Confirm;
  toured: string[];
  name: string;
  level: number;
}

const KEY = "isthmos";
const DEFAULTS: Kept = { theme: "system", language: "", confirm: "always", toured: [], name: "", level: 1 };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Kept = $state(read());

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The last event a person caused at a table, so that what is new since then is still new after a reload. */
export function lastTurn(game: string): number {
  try {
    return Number(localStorage.getItem(`isthmos-turn-${game}`) ?? 0);
  } catch {
    return 0;
  }
}

export function keepLastTurn(game: string, seq: number): void {
  try {
    localStorage.setItem(`isthmos-turn-${game}`, String(seq));
  } catch {
    // Then a reload forgets it.
  }
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersContrast = matchMedia("(prefers-contrast: more)");

function shownTheme(): "light" | "dark" | "contrast" {
  if (settings.theme !== "system") return settings.theme;
  return prefersContrast.matches ? "contrast" : prefersDark.matches ? "dark" : "light";
}

/** Put the theme on the page. */
export function wearTheme(): void {
  document.documentElement.dataset.theme = shownTheme();
}

prefersDark.addEventListener("change", wearTheme);
prefersContrast.addEventListener("change", wearTheme);
