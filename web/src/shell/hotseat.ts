/** People at one screen share a seat at the server; what they are called is kept here. */

const key = (game: string): string => `isthmos-names-${game}`;

export function hotSeatNames(game: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function keepHotSeatNames(game: string, names: string[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(names));
  } catch {
    // They are then called by their marks.
  }
}
