/** The languages of the house: messages become sentences here and nowhere else, from the same files as in the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message, Name } from "./frames";
import { keep, settings } from "./settings.svelte";

export const LANGUAGES = ["en", "de"] as const;
export type Code = (typeof LANGUAGES)[number];

/** What stands on the lids of the boxes is read before any of them is opened. */
const lids = import.meta.glob<string>("@locale/*/lid_*.ftl", { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>(
  [
    "@locale/*/*.ftl",
    "!@locale/*/lid_*.ftl",
    "!@locale/*/{admin,bots,cli,core,data,lab,record,server,table,*_bots,*_data}.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

/** Where the sentences of a name come from, in a language. */
type Source = (code: Code) => Promise<string>;

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;

const built =
  (name: string): Source =>
  (code) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${code}/${name}.ftl`))?.[1]() ?? Promise.resolve("");

const wanted: Record<string, Source> = { common: built("common"), web: built("web") };

/** What cannot be had now is asked for again with the next language. */
function texts(code: Code): Promise<string[]> {
  return Promise.all(Object.values(wanted).map((source) => source(code).catch(() => "")));
}

class Language {
  code: Code = $state("en");
  private bundle: FluentBundle = $state.raw(new FluentBundle("en"));

  /** Speak a language with all files wanted so far. */
  async speak(code: Code): Promise<void> {
    const ofLids = Object.keys(lids).filter((path) => path.includes(`/${code}/`));
    const found = [...ofLids.map((path) => lids[path]!), ...(await texts(code))];
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of found) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  async choose(code: Code): Promise<void> {
    await this.speak(code);
    keep({ language: code });
  }

  /** The sentences of a game are fetched with the game. */
  async want(name: string, source = built(name)): Promise<void> {
    if (wanted[name]) return;
    wanted[name] = source;
    await this.speak(this.code);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(message: Message, players: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    return pattern ? this.format(pattern, message, players) : message.id;
  }

  private format(pattern: Pattern, message: Message, players: readonly string[]): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args)) args[key] = this.argument(key, value, players);
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** The same in as few words as a place on the board holds, where the message has such. */
  short(message: Message, players: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(message.id)?.attributes.short;
    return pattern ? this.format(pattern, message, players) : this.say(message, players);
  }

  text(id: string, args: Record<string, Arg> = {}): string {
    return this.say({ id, args });
  }

  /** Without the id in front of it, which is for those who type. */
  name(name: Name): string {
    return (this.code === "de" ? name.de : name.en).replace(/^[A-Z]\d\d /, "");
  }

  /** A list as a sentence has it: a, b and c. */
  joined(parts: string[]): string {
    if (!parts.length) return this.text("common-nothing");
    if (parts.length === 1) return parts[0]!;
    return this.text("common-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  private argument(key: string, value: Arg, players: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.joined(value.map((one) => this.say(one, players)));
    if (typeof value === "object") return "id" in value ? this.say(value, players) : this.name(value);
    if (key === "player" && typeof value === "number") return players[value] || String(value + 1);
    return value;
  }
}

export const language = new Language();
export const t = (id: string, args: Record<string, Arg> = {}): string => language.text(id, args);

export function firstLanguage(): Code {
  const asked = [settings.language, ...navigator.languages].map((code) => code.slice(0, 2).toLowerCase());
  return (asked.find((code) => (LANGUAGES as readonly string[]).includes(code)) as Code | undefined) ?? "en";
}
