/** What the server sends of a value that follows from another: only what differs (server/wire/changes.py). */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** An object changes an object by key, a list of one holds what stands whole, anything else stands for itself. */
export function changed<Value>(before: Value, change: unknown): Value {
  if (Array.isArray(change)) return change[0] as Value;
  if (!isObject(change)) return change as Value;
  if (!isObject(before) || !Object.keys(change).length) return before;
  const next: Record<string, unknown> = { ...before };
  for (const [key, part] of Object.entries(change)) next[key] = changed(next[key], part);
  return next as Value;
}
