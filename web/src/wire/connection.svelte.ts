/** One WebSocket to the server: every request is a promise of its answer, and a line that is cut
 * comes back by itself, says who one is, enters the table again and asks again what nobody has
 * answered. */

import type { Already, AnyMessage, AnyRequest, Beat, Bye, Done, Notice, Refused, Sealed } from "../messages";
import { keep, kept } from "./kept";

export type Answer = Already | Done | Refused;

type WithoutId<R> = R extends AnyRequest ? Omit<R, "id"> : never;
export type Asked = WithoutId<AnyRequest>;

export type Line = "connecting" | "ended" | "lost" | "open";

interface Waiting {
  request: AnyRequest;
  /** Asked on this line only: nobody asks it again on the next. */
  once: boolean;
  resolve: (answer: Answer) => void;
}

const PROTOCOL = 1;
/** How long to wait before the next try. */
const AGAIN_MS = [100, 300, 1000, 2000, 3000, 5000];
/** A line that slept so long may be dead without saying so; */
const ASLEEP_MS = 10_000;
/** it has so long to show that it is not. */
const AWAKE_MS = 4000;

export class Connection {
  line = $state<Line>("connecting");
  /** When the line is lost: at which `performance.now()` it is tried again. */
  tryAt = $state(0);
  /** Why it is not tried again: `protocol`, `elsewhere`. */
  ended = $state("");
  /** The server cannot save: all tables stand still. */
  stuck = $state(false);
  /** Who did not show his share of a deal, so that all have to agree again. */
  heldUp = $state("");
  guest = $state(0);
  name = $state("");

  private socket: WebSocket | null = null;
  private table: { code: string; watch: boolean } | null = null;
  /** Numbers must grow from one visit to the next, too. */
  private id = Date.now();
  private waiting = new Map<number, Waiting>();
  private listeners = new Set<(message: AnyMessage) => void>();
  private tries = 0;
  private timer = 0;
  private hiddenAt = 0;

  constructor(private readonly link: string) {}

  start(): void {
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => this.wake());
    this.open();
  }

  listen(listener: (message: AnyMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The answer comes, however often the line is cut meanwhile. */
  async ask(request: Asked): Promise<Answer> {
    return this.put(agreesToKickOff(request) ? await this.committed(request) : request);
  }

  /** With a share of the deal. Where that cannot be loaded one plays without. */
  private async committed(request: Asked): Promise<Asked> {
    const shares = await import("./shares").catch(() => null);
    return shares?.committed(request) ?? request;
  }

  private async reveal(sealed: Sealed): Promise<void> {
    const { answer } = await import("./shares");
    const nonce = answer(sealed);
    if (nonce) await this.put({ do: "reveal", nonce });
  }

  private put(request: Asked): Promise<Answer> {
    const numbered = { ...request, id: ++this.id } as AnyRequest;
    return new Promise((resolve) => {
      this.waiting.set(numbered.id, { request: numbered, once: false, resolve });
      if (this.line === "open") this.send(numbered);
    });
  }

  /** Come to a table, and come back to it whenever the line was cut. */
  async enter(code: string, watch = false): Promise<Answer> {
    const answer = await this.ask({ do: "enter", code, watch });
    if (answer.is !== "refused") this.table = { code, watch };
    return answer;
  }

  /** A new table; its code is among the facts of the answer. */
  async create(request: Omit<Extract<Asked, { do: "create" }>, "do">): Promise<Answer> {
    const answer = await this.ask({ do: "create", ...request });
    if (answer.is === "done") this.table = { code: String(answer.facts?.code), watch: false };
    return answer;
  }

  async leave(): Promise<void> {
    this.table = null;
    await this.ask({ do: "leave" });
  }

  /** Nothing is asked for at the table any more. */
  forget(): void {
    this.table = null;
  }

  /** The name is told with hello, so the line is opened anew. */
  rename(name: string): void {
    keep("name", name);
    if (name && name !== this.name) this.reopen();
  }

  /** Try now. */
  retry(): void {
    if (this.line === "lost") {
      clearTimeout(this.timer);
      this.open();
    }
  }

  /** The newer window has taken over; take it back. */
  takeOver(): void {
    this.ended = "";
    this.reopen();
  }

  private reopen(): void {
    this.tries = 0;
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  private open(): void {
    this.line = "connecting";
    const socket = new WebSocket(this.link);
    this.socket = socket;
    socket.onopen = () => void this.greet(socket);
    socket.onmessage = (frame) => {
      if (this.socket !== socket) return;
      for (const message of JSON.parse(String(frame.data)) as AnyMessage[]) this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    this.socket = null;
    if (this.ended) {
      this.line = "ended";
      return;
    }
    const ms = AGAIN_MS[Math.min(this.tries++, AGAIN_MS.length - 1)] ?? 0;
    this.line = "lost";
    this.tryAt = performance.now() + ms;
    this.timer = window.setTimeout(() => this.open(), ms);
  }

  /** Say who one is; when that is known, go back to the table and ask again. */
  private async greet(socket: WebSocket): Promise<void> {
    const answer = await this.first({
      do: "hello",
      token: kept("token", ""),
      name: kept("name", ""),
      protocol: PROTOCOL,
    });
    if (this.socket !== socket) return;
    if (answer.is === "refused") {
      if (answer.code === "protocol") this.ended = "protocol";
      socket.close();
      return;
    }
    this.tries = 0;
    this.line = "open";
    if (this.table) {
      const { code, watch } = this.table;
      void this.first({ do: "enter", code, watch }).then((entered) => {
        if (entered.is === "refused") this.tell({ is: "bye", code: entered.code });
      });
    }
    for (const { request, once } of this.waiting.values()) if (!once) this.send(request);
  }

  private first(request: Asked): Promise<Answer> {
    const numbered = { ...request, id: ++this.id } as AnyRequest;
    return new Promise((resolve) => {
      this.waiting.set(numbered.id, { request: numbered, once: true, resolve });
      this.send(numbered);
      this.socket?.addEventListener("close", () => this.waiting.delete(numbered.id));
    });
  }

  private send(request: AnyRequest | Beat): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private hear(message: AnyMessage): void {
    switch (message.is) {
      case "done":
      case "refused":
      case "already":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        return;
      case "pulse":
        this.send({ do: "beat", n: message.n });
        return;
      case "welcome":
        this.guest = message.guest;
        this.name = message.name;
        if (message.token) keep("token", message.token);
        break;
      case "sealed":
        this.heldUp = "";
        void this.reveal(message);
        break;
      case "you":
        this.id = Math.max(this.id, message.done);
        break;
      case "bye":
        this.hearBye(message);
        break;
      case "notice":
        this.hearNotice(message);
    }
    this.tell(message);
  }

  private hearNotice(notice: Notice): void {
    if (notice.code === "deal-anew") this.heldUp = String(notice.facts?.names);
    if (notice.code === "cannot-save") this.stuck = true;
    if (notice.code === "saving-again") this.stuck = false;
  }

  private hearBye(bye: Bye): void {
    if (bye.code === "elsewhere") this.ended = "elsewhere";
    else if (bye.code !== "shutdown") this.table = null;
  }

  private tell(message: AnyMessage): void {
    for (const listener of this.listeners) listener(message);
  }

  /** After a sleep the line may be dead though nothing says so. */
  private wake(): void {
    if (document.visibilityState === "hidden") {
      this.hiddenAt = performance.now();
      return;
    }
    this.retry();
    if (this.line === "open" && performance.now() - this.hiddenAt > ASLEEP_MS) {
      const timer = window.setTimeout(() => this.reopen(), AWAKE_MS);
      void this.ask({ do: "tables" }).then(() => clearTimeout(timer));
    }
  }
}

/** Ready, or another match: who wants it adds to its deal. */
function agreesToKickOff(request: Asked): boolean {
  if (request.do === "ready") return true;
  const asks = request.do === "propose" || request.do === "consent";
  return asks && (request.what === "rematch" || request.what === "swap-sides");
}

/** The server that this page came from. */
export function serverLink(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
