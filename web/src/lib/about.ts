/** What answers and lines of the log are about: each game has fields of its own, and finds things by them. */
import type { About } from "./frames";

/** Whether all that is asked for is said of it. */
export function isAbout(about: About, wanted: object): boolean {
  const said = about as Record<string, unknown>;
  return Object.entries(wanted).every(([field, value]) => said[field] === value);
}
