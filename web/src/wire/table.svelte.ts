/** A table as this browser knows it: what the server has sent, and nothing else. No rules. */

import { createSubscriber } from "svelte/reactivity";

import { CATALOGUE, type GameId } from "../catalogue";
import type { AnyMessage, Deal, Question, Refused, Room, Said, Shown, You } from "../messages";
import { Speaker } from "../words/speaker";
import type { Answer, Asked, Connection } from "./connection.svelte";
import { Hand } from "./hand.svelte";
import { happening, moveOf, setupOf, viewOf } from "./told";
import type { Happening, Move, News, SetupOf, ViewOf } from "./told";

/** Something to read for a moment: why not, or too late. */
export interface Toast<G extends GameId = GameId> {
  id: number;
  kind: "first" | "late" | "notice" | "refused" | "wrong";
  seat: number | null;
  /** Of a refused request: its code and facts; */
  refusal: Refused | null;
  /** of a card that went back, or was faster than one that did: the event. */
  event: Happening<G> | null;
  /** The rule that says so, or nothing. */
  rule: string;
  /** Which move was pressed, if one was. */
  move: number | null;
}

/** A line of the report: what happened, as this seat was told it. */
export interface Line<G extends GameId = GameId> {
  id: number;
  seat: number | null;
  event: Happening<G>;
  rule: string;
}

const LONGEST_LOG = 300;
const LONGEST_TALK = 60;
const MOST_TOASTS = 3;
/** How often whatever shows the table's time is drawn anew. */
const CLOCK_MS = 100;

/** What one seat, or a spectator, is shown. */
export class Screen<G extends GameId = GameId> {
  n = $state(0);
  view = $state.raw() as ViewOf<G>;
  question = $state.raw<Question | null>(null);
  /** The moves that are offered, by number: `table.about(move)` says what they do. */
  moves = $state.raw<number[]>([]);
  /** Those that fit, if the table helps so much. */
  fits = $state.raw<number[] | null>(null);
  /** In a race: what this seat's hand carries, and what was pressed meanwhile. */
  readonly hand = new Hand();
  /** When the last message was drawn, by `performance.now()`. */
  drawn = 0;

  constructor(readonly seat: number | null) {}

  show(shown: Shown, view: ViewOf<G>): void {
    this.n = shown.n;
    this.view = view;
    this.question = shown.question ?? null;
    this.moves = shown.moves ?? [];
    this.fits = shown.fits ?? null;
    this.drawn = performance.now();
    requestAnimationFrame(() => {
      if (this.n === shown.n) this.drawn = performance.now();
    });
  }
}

export class Table<G extends GameId = GameId> {
  room = $state.raw<Room | null>(null);
  you = $state.raw<You | null>(null);
  deal = $state.raw<Deal | null>(null);
  /** Of the seats that are looked at: one, in a race all of one's own. */
  screens = $state.raw<Screen<G>[]>([]);
  log = $state.raw<Line<G>[]>([]);
  toasts = $state.raw<Toast<G>[]>([]);
  said = $state.raw<Said[]>([]);
  /** The seat that the table waits for, if it said so. */
  nudged = $state(-1);
  /** What is drawn lags behind what is known: what comes after the match waits for it. */
  lags = $state(false);
  /** By how many ms one's line is too slow for a race; 0: it is not, as far as one was told. */
  slow = $state(0);
  /** The rule that is shown beside the table, or nothing: set it to show one. */
  rule = $state("");
  /** Why one is not at the table any more: `removed`, `closed`, `elsewhere`, `table-unknown`, … */
  gone = $state("");
  /** Of a match that was broken off because its table was closed: all of it, to be checked. */
  record = $state("");

  private count = 0;
  private base = { at: 0, since: 0, runs: false };
  private readonly tick = createSubscriber((update) => {
    const timer = setInterval(update, CLOCK_MS);
    return () => clearInterval(timer);
  });
  private readonly listeners = new Set<(news: News<G>) => void>();
  private readonly unlisten: () => void;

  readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
    this.unlisten = connection.listen((message) => this.hear(message));
  }

  close(): void {
    this.unlisten();
  }

  // What there is

  readonly setup: SetupOf<G> | null = $derived(this.deal && setupOf<G>(this.deal.setup));
  readonly races: boolean = $derived(this.room ? CATALOGUE[this.room.game as GameId].races : false);
  /** What the seat before the curtain sees, or a spectator; null before the kick-off. */
  readonly screen: Screen<G> | null = $derived(
    this.screens.find((screen) => screen.seat === this.you?.front) ?? this.screens[0] ?? null,
  );
  readonly view: ViewOf<G> | null = $derived(this.screen?.view ?? null);
  /** One's own seat, the one before the curtain; null for spectators. */
  readonly me: number | null = $derived(this.screen?.seat ?? null);
  /** At a screen of several people: whose turn behind the curtain has come, or null. */
  readonly next: number | null = $derived.by(() => {
    const { asked } = (this.view ?? {}) as { asked?: number };
    const others = !this.races && asked !== undefined && asked !== this.me;
    return others && this.you?.seats.includes(asked) ? asked : null;
  });
  /** By seat: who plays there, for whoever draws plates. */
  readonly names: string[] = $derived(this.deal?.names ?? []);
  /** By seat: its side. */
  readonly sides: number[] = $derived(this.deal?.sides ?? []);
  
  readonly speaker: Speaker<G> | null = $derived(
    this.deal && new Speaker<G>(this.deal.game as G, this.deal),
  );

  private readonly abouts: Map<number, Move> = $derived(
    new Map(
      Object.entries(this.deal?.moves ?? {}).map(([move, [, about]]) => [
        Number(move),
        moveOf(Number(move), about),
      ]),
    ),
  );

  /** What a move does, and to what. */
  about(move: number): Move {
    const about = this.abouts.get(move);
    if (!about) throw new RangeError(`no move ${move}`);
    return about;
  }

  /** The move that does this to that, whether it is offered or not: `find("discard", {card: 3})`. */
  find(act: string, things: Record<string, number> = {}): number | null {
    for (const about of this.abouts.values()) {
      const same = Object.entries(things).every(([kind, number]) => about.things[kind] === number);
      if (about.act === act && same) return about.move;
    }
    return null;
  }

  /** Whether the move is offered to the seat before the curtain. */
  offers(move: number | null, screen = this.screen): boolean {
    return move !== null && (screen?.moves.includes(move) ?? false);
  }

  /** Whether one is the host of the table. */
  get hosting(): boolean {
    return this.room?.host === this.connection.guest;
  }

  /** Table time in ms, running: for whatever counts down to `until` or `busy`. */
  get now(): number {
    this.tick();
    return this.time();
  }

  /** The same, for those who draw their own frames. */
  time(): number {
    const { at, since, runs } = this.base;
    return runs ? at + (performance.now() - since) / this.tempo : at;
  }

  /** How many ms of this room a ms of table time takes. */
  get tempo(): number {
    return this.room?.tempo ?? 1;
  }

  /** Hear of everything that happens, in order; returns how to stop. */
  onNews(listener: (news: News<G>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // What one can do

  /** Press a move, allowed or not: what is refused becomes a toast.
   *
   * While the line is cut nothing is pressed: if all of it came at once afterwards, that would be too
   * much for the server, which would cut the line again. */
  async press(move: number, seat = this.me): Promise<Answer | null> {
    const screen = this.screens.find((one) => one.seat === seat);
    if (!screen || seat === null || this.connection.line !== "open") return null;
    const ms = Math.max(0, Math.round(performance.now() - screen.drawn));
    const hand = this.carries(move) ? screen.hand : null;
    const pressed = hand?.press(move, (this.deal?.hand_ms ?? 0) * this.tempo);
    const answer = await this.connection.ask({ do: "act", seat, move, seen: screen.n, ms });
    if (hand && pressed) hand.settle(pressed);
    if (answer.is === "refused" && answer.code !== "replaced") this.refuse(answer, seat, move);
    // Why something else could not be done is old by now, and in the way.
    if (answer.is === "done") this.toasts = this.toasts.filter((toast) => toast.kind !== "refused");
    return answer;
  }

  /** Any other request of this table; what is refused becomes a toast. */
  async ask(request: Asked): Promise<Answer> {
    const answer = await this.connection.ask(request);
    if (answer.is === "refused") this.refuse(answer, this.me, null);
    return answer;
  }

  /** What a bot would do now; null if it cannot be told. */
  async hint(): Promise<number | null> {
    if (this.me === null) return null;
    const answer = await this.ask({ do: "hint", seat: this.me });
    return answer.is === "done" ? Number(answer.facts?.move) : null;
  }

  /** Whether a hand must carry something for the move. */
  carries(move: number): boolean {
    const game = this.deal?.game as GameId | undefined;
    return game !== undefined && CATALOGUE[game].carries.includes(this.about(move).act);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  // What is heard

  private hear(message: AnyMessage): void {
    switch (message.is) {
      case "room":
        this.hearRoom(message);
        break;
      case "you":
        this.hearYou(message);
        break;
      case "deal":
        this.hearDeal(message);
        break;
      case "shown":
        this.hearShown(message);
        break;
      case "said":
        this.said = [...this.said, message].slice(-LONGEST_TALK);
        break;
      case "nudge":
        this.nudged = message.seat;
        break;
      case "notice":
        if (message.code === "line-slow") this.slow = Number(message.facts?.ms ?? 0);
        break;
      case "bye":
        if (message.code !== "shutdown") this.gone = message.code;
        this.record = message.record ?? "";
    }
  }

  private hearRoom(room: Room): void {
    const at = this.time();
    this.room = room;
    const runs = room.phase === "playing" && !room.paused && !room.still;
    this.base = { at, since: performance.now(), runs };
    if (room.phase === "gathering") this.deal = null;
  }

  /** After a cut line the same match is dealt again: what was seen of it stays. */
  private hearDeal(deal: Deal): void {
    if (this.deal?.match !== deal.match) this.clear();
    this.deal = deal;
  }

  private clear(): void {
    this.screens = [];
    this.log = [];
    this.toasts = [];
  }

  /** What the seat that goes behind the curtain knows is not kept. */
  private hearYou(you: You): void {
    if (this.you && this.you.front !== you.front && !this.races) this.clear();
    this.said = this.you ? this.said : [];
    this.you = you;
    this.gone = "";
  }

  private hearShown(shown: Shown): void {
    if (!this.deal) return;
    const old = this.screens.find((screen) => screen.seat === shown.seat);
    const screen = old ?? new Screen<G>(shown.seat);
    const before = old?.view ?? null;
    const view = viewOf(this.deal.game as G, shown.view);
    screen.show(shown, view);
    this.base = { ...this.base, at: shown.at, since: performance.now() };
    this.nudged = -1;
    if (!old) {
      const others = this.races ? this.screens.filter((one) => one.seat !== shown.seat) : [];
      this.screens = [...others, screen].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    }
    const events = shown.events.map((event) => happening<G>(event));
    this.note(events, shown.seat);
    const news = { n: shown.n, at: shown.at, seat: shown.seat, events, before, view };
    for (const listener of this.listeners) listener(news);
  }

  /** The first of several screens writes the report; each has its own cards that went back. */
  private note(events: Happening<G>[], seat: number | null): void {
    if (seat === (this.screens[0]?.seat ?? null)) {
      const lines = events.map((event) => ({
        id: ++this.count,
        seat,
        event,
        rule: this.ruleOf(event),
      }));
      if (lines.length) this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
    }
    for (const event of events) {
      const { seat: about, faster } = event.facts as { seat?: number; faster?: number };
      if (seat === null || (about !== seat && faster !== seat)) continue;
      const kind = faster === seat ? "first" : event.code === "late" ? "late" : event.code === "back" ? "wrong" : null;
      if (kind) {
        this.toast({ kind, seat, refusal: null, event, rule: this.ruleOf(event), move: null });
      }
    }
  }

  private ruleOf(event: Happening<G>): string {
    const { rule } = event.facts as { rule?: string };
    const game = this.deal?.game as GameId;
    return rule ?? CATALOGUE[game].rules[String(event.code)] ?? "";
  }

  private refuse(refusal: Refused, seat: number | null, move: number | null): void {
    const rule = refusal.rule ?? "";
    this.toast({ kind: "refused", seat, refusal, event: null, rule, move });
  }

  private toast(toast: Omit<Toast<G>, "id">): void {
    this.toasts = [...this.toasts, { ...toast, id: ++this.count }].slice(-MOST_TOASTS);
  }
}
