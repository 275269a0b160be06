/** One table as this browser knows it: what the server said last, and what the person is about to answer. */
import { isAbout } from "./about";
import { changed } from "./changes";
import type {
  About,
  Acknowledgement,
  Arg,
  Barred,
  ChatFrame,
  ChatRow,
  Choice,
  CommandMessage,
  LogRow,
  Pong,
  Position,
  RefusalFrame,
  TableFrame,
} from "./frames";
import { language, t } from "./language.svelte";
import { keepLastTurn, lastTurn, settings } from "./settings.svelte";

export type Do = CommandMessage["do"];
export type Link = "connecting" | "on" | "off";

/** The way to the server, or to nothing in a gallery. */
export interface Transport {
  answer(seq: number, answer: string): void;
  command(what: Do): void;
  chat(text: string): void;
  close(): void;
}

export interface Picked {
  choice: Choice;
  at: number;
}

export type Frame = TableFrame | Position | Acknowledgement | RefusalFrame | ChatFrame | Pong;

export class Play {
  table: TableFrame | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  log: LogRow[] = $state.raw([]);
  chat: ChatRow[] = $state.raw([]);
  picked: Picked | null = $state.raw(null);
  sending = $state(false);
  refusal = $state("");
  link: Link = $state("connecting");
  /** The last event this person caused: what comes after it is new. */
  mine = $state(0);
  /** What the line of the log is about that somebody points at. */
  lit: About = $state.raw({});
  transport: Transport | null = null;

  /** Names given at this screen, for people who share it. */
  given: string[] = $state.raw([]);
  names: string[] = $derived(
    this.table?.seats.map((seat, i) => this.given[i] || seat.name || t("web-seat-open")) ?? [],
  );
  seats: number[] = $derived(this.table?.you ?? []);
  asked: number = $derived(this.position?.asked ?? -2);
  myTurn: boolean = $derived(this.position?.status === "running" && this.seats.includes(this.asked));
  /** Through whose eyes: the seat that is asked if it is mine, else my first one, else nobody's. */
  me: number = $derived(this.seats.includes(this.asked) ? this.asked : (this.seats[0] ?? -1));
  over: boolean = $derived(
    [this.table?.status, this.position?.status].some((status) => status === "finished" || status === "archive"),
  );
  choices: Choice[] = $derived(this.myTurn && !this.sending ? (this.position?.choices ?? []) : []);
  answer: string = $derived(this.picked ? this.picked.choice.answers[this.picked.at]! : "");
  undoable: number = $derived(Math.max(0, ...this.seats.map((seat) => this.position?.undo.alone[seat] ?? 0)));
  /** Others can be asked to take something back when they have answered since. */
  mayAsk: boolean = $derived(
    this.position?.status === "running" &&
      !this.position.undo.request &&
      this.seats.some((seat) => Boolean(this.position?.undo.agreed[seat])),
  );
  /** Something is offered to a seat of mine, which has not said yet that it wants to think about it. */
  mayWait: boolean = $derived(
    this.position?.status === "running" &&
      this.seats.some(
        (seat) => this.position?.window?.seats.includes(seat) && !this.position.window.waits.includes(seat),
      ),
  );
  /** Others play too: they are asked before the game is paused. */
  others: boolean = $derived(
    Boolean(this.table?.seats.some((seat) => !seat.bot && !seat.open && !this.seats.includes(seat.seat))),
  );
  /** A bot plays a seat of mine. */
  standIn: boolean = $derived(this.seats.some((seat) => Boolean(this.table?.seats[seat]?.bot)));

  /** A sentence of a board's own for whoever is asked; what is so at this table and now, the server's guidance names. */
  guided(id: string, more: Record<string, Arg> = {}): string {
    return language.say({ id, args: { ...more, ...this.position?.guidance?.args } }, this.names);
  }

  /** Whether the person of another seat is not connected. */
  isAway(seat: number): boolean {
    const at = this.table?.seats[seat];
    return Boolean(at && !at.open && !at.bot && !at.connected && this.link === "on" && !this.seats.includes(seat));
  }

  hear(frame: Frame): void {
    if (frame.type === "table") this.table = frame;
    else if (frame.type === "position") this.see(frame);
    else if (frame.type === "ack") this.acknowledged(frame.seq);
    else if (frame.type === "chat") this.talk([frame]);
    else if (frame.type === "refusal") this.refused(frame);
  }

  /** Lines come by the socket, and those that were missed by another way: each is shown once, in order. */
  talk(lines: ChatRow[]): void {
    const known = this.chat.map((line) => line.id);
    this.chat = [...this.chat, ...lines.filter((line) => !known.includes(line.id))].sort((a, b) => a.id - b.id);
  }

  private see(next: Position): void {
    const before = this.position;
    if (before && next.seq < before.seq) return;
    if (!before) this.mine ||= lastTurn(next.game);
    const kept = this.log.filter((row) => row.last <= next.answers && !next.log.some((other) => other.seq === row.seq));
    this.log = [...kept, ...next.log].sort((a, b) => a.seq - b.seq);
    this.position = next;
    if (before?.seq !== next.seq) {
      this.sending = false;
      this.keepPicked(next.choices ?? []);
    }
  }

  /** What was about to be answered stays picked as long as it can still be answered. */
  private keepPicked(choices: Choice[]): void {
    const answer = this.answer;
    this.picked = null;
    for (const choice of choices) {
      const at = choice.answers.indexOf(answer);
      if (answer && at >= 0) this.picked = { choice, at };
    }
  }

  /** It is kept; the position it leads to may still be on its way. */
  private acknowledged(seq: number): void {
    this.mine = seq;
    this.refusal = "";
    if (!this.position) return;
    keepLastTurn(this.position.game, seq);
    if (this.position.seq >= seq) this.sending = false;
  }

  private refused(refusal: RefusalFrame): void {
    this.sending = false;
    this.refusal = refusal.error === "stale" ? t("web-stale") : refusal.sentence;
  }

  /** Picked to be looked at: it counts when it is confirmed, whatever the settings say. */
  consider(choice: Choice, at = 0): void {
    this.refusal = "";
    this.picked = { choice, at: Math.max(0, Math.min(at, choice.answers.length - 1)) };
  }

  pick(choice: Choice, at = 0): void {
    this.consider(choice, at);
    if (this.countsAtOnce(choice)) this.confirm();
  }

  /** Where a number is to be set, a click cannot be the whole answer. */
  private countsAtOnce(choice: Choice): boolean {
    if (choice.answers.length > 1) return false;
    return settings.confirm === "never" || (settings.confirm === "final" && !choice.final);
  }

  /** The answer that is about this. */
  choiceAbout(wanted: object): Choice | undefined {
    return this.choices.find(({ about }) => isAbout(about, wanted));
  }

  /** The answer about this that cannot be given, as far as the server has said why. */
  barred(wanted: object): Barred | undefined {
    return this.position?.barred?.find(({ about }) => isAbout(about, wanted));
  }

  why(wanted: object): string {
    const found = this.barred(wanted);
    return found ? language.say(found.why, this.names) : "";
  }

  /** The asker's own part of the view as the picked answer would leave it; nothing while none is picked. */
  after<Own>(own: Own): Own | null {
    if (!this.picked) return null;
    const { choice, at } = this.picked;
    return (choice.after ?? []).slice(0, at + 1).reduce(changed<Own>, own);
  }

  step(by: number): void {
    if (this.picked) this.pick(this.picked.choice, this.picked.at + by);
  }

  drop(): void {
    this.picked = null;
    this.refusal = "";
  }

  confirm(): void {
    if (!this.answer || this.sending || this.link === "off") return;
    this.send(this.answer);
  }

  /** An answer in notation, as it is typed. */
  send(answer: string): void {
    if (!this.position || !this.transport) return;
    this.sending = true;
    this.refusal = "";
    this.picked = null;
    this.transport.answer(this.position.seq, answer);
  }

  /** First the selection, then the last answer. */
  undo(): void {
    if (this.picked) this.drop();
    else if (this.undoable) this.transport?.command("undo");
  }
}
