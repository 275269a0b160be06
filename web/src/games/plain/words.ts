/** What the values of a view are called: as the messages <game>-view-<name> say, else by their own names. */
import type { Message, Name } from "../../lib/frames";
import { language, t } from "../../lib/language.svelte";

export type Fields = Record<string, unknown>;

/** A number in a field of this name is a seat: the player's name stands there, and above everything beside it. */
export const SEAT = "player";

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const has = (value: Fields, ...keys: string[]): boolean => Object.keys(value).sort().join() === keys.join();
const isName = (value: unknown): value is Name => isObject(value) && has(value, "de", "en");
const isMessage = (value: unknown): value is Message => isObject(value) && has(value, "args", "id");

/** Whether it stands on one line. */
export function isFlat(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => !Array.isArray(one) && isFlat(one));
  return !isObject(value) || isName(value) || isMessage(value);
}

export function word(game: string, name: string): string {
  const id = `${game}-view-${name}`;
  return language.has(id) ? t(id) : name.replaceAll("_", " ");
}

export function text(game: string, field: string, value: unknown, players: readonly string[]): string {
  if (Array.isArray(value))
    return value.map((one) => text(game, field, one, players)).join(", ") || t("common-nothing");
  if (isName(value)) return language.name(value);
  if (isMessage(value)) return language.say(value, players);
  if (value === null) return t("common-nothing");
  if (typeof value === "boolean") return t(value ? "common-yes" : "common-no");
  if (field === SEAT && typeof value === "number") return players[value] ?? String(value + 1);
  return typeof value === "string" ? word(game, value) : (value as number).toString();
}

/** What lies under a field that does not stand on one line: rows by the player whose they are, else by number. */
export function rowsOf(value: unknown, players: readonly string[]): [head: string, fields: Fields][] {
  if (isObject(value)) return [["", value]];
  return (value as unknown[]).map((row, i) => {
    if (!isObject(row)) return [String(i + 1), { [i + 1]: row }];
    const { [SEAT]: seat, ...fields } = row;
    return typeof seat === "number" ? [players[seat] ?? String(seat + 1), fields] : [String(i + 1), row];
  });
}
