/** The way to one table: a socket that comes back by itself, and answers that are never lost nor given twice. */
import { api, commandId } from "./api";
import type { AnswerMessage, CommandMessage, Hello } from "./frames";
import { language } from "./language.svelte";
import type { Do, Frame, Play, Transport } from "./play.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING = 20000;
const PATIENCE = 8000;

type Outgoing = AnswerMessage | CommandMessage;

export class Net implements Transport {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private pending = new Map<string, Outgoing>();
  private timers: { reconnect?: number; ping?: number; patience?: number } = {};
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly play: Play,
  ) {
    play.transport = this;
    addEventListener("online", this.atOnce);
    this.connect();
  }

  private readonly atOnce = (): void => {
    if (this.play.link === "off") this.connect();
  };

  private connect(): void {
    clearTimeout(this.timers.reconnect);
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/games/${this.game}`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Frame & { command?: string });
    socket.onclose = () => this.lost(socket);
  }

  /** Go on from the last position known; what was not acknowledged is said again under the same command. */
  private opened(socket: WebSocket): void {
    this.wait = FIRST_WAIT;
    const hello: Hello = { type: "hello", seq: this.play.position?.seq ?? 0, choices: true, lang: language.code };
    socket.send(JSON.stringify(hello));
    for (const message of this.pending.values()) socket.send(JSON.stringify(message));
    void this.hearMissed(this.play.chat.at(-1)?.id ?? 0);
    clearInterval(this.timers.ping);
    this.timers.ping = window.setInterval(() => this.ping(socket), PING);
  }

  private hear(frame: Frame & { command?: string }): void {
    clearTimeout(this.timers.patience);
    this.play.link = "on";
    if ((frame.type === "ack" || frame.type === "refusal") && frame.command) this.pending.delete(frame.command);
    this.play.hear(frame);
  }

  /** What was said while there was no line. */
  private async hearMissed(after: number): Promise<void> {
    const lines = await api.chat(this.game, after).catch(() => []);
    this.play.talk(lines);
    if (after && lines.length) await this.hearMissed(lines.at(-1)!.id);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.closed) return;
    clearInterval(this.timers.ping);
    this.play.link = "off";
    this.timers.reconnect = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A line that is silent after a ping is a cut line. */
  private ping(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    clearTimeout(this.timers.patience);
    this.timers.patience = window.setTimeout(() => socket.close(), PATIENCE);
  }

  private say(message: Outgoing): void {
    this.pending.set(message.command, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  answer(seq: number, answer: string): void {
    this.say({ type: "answer", seq, command: commandId(), answer });
  }

  /** Whoever agrees means what it sees: when something else is asked for by then, it is asked again. */
  command(what: Do): void {
    const seq = what === "agree" ? { seq: this.play.position?.seq } : {};
    this.say({ type: "command", do: what, command: commandId(), ...seq });
  }

  chat(text: string): void {
    this.socket?.send(JSON.stringify({ type: "chat", text }));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timers.ping);
    clearTimeout(this.timers.patience);
    clearTimeout(this.timers.reconnect);
    removeEventListener("online", this.atOnce);
    this.socket?.close();
  }
}
