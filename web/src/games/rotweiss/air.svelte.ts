/** What hands do above the table. The table is drawn as it stands; this is what one sees of how it came to that. */

import type { Attachment } from "svelte/attachments";

import { Flights } from "../../kit/flights.svelte";
import { lies, shake, still } from "../../kit/motion";
import { buzz, play } from "../../kit/sound";
import type { Screen, Table } from "../../wire/table.svelte";
import type { Happening, News } from "../../wire/told";
import { EMPTY, type View } from "./hands";

/** What flies: a card, or the back of a team's. */
export type Flyer = number | "red" | "white";

export interface Scored {
  seat: number;
  card: number;
  goals: number[];
}

/** Dots of chalk from the row a card came from. */
export interface Trail {
  id: number;
  x: number;
  y: number;
  length: number;
  turn: number;
}

const GOAL_MS = 2000;
const SWEEP_MS = 400;
const OUT_MS = 1800;
const TRAIL_MS = 600;
const BUSY = ["locked", "hands-full", "hand-carries"];
/** A card in a hand stays in the air until it is judged. */
const CARRIED = { style: "carry", hold: true } as const;
const TURNED = { style: "deal", up: false, hold: true } as const;

const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));
const home = (seat: number, place = 0) => `row ${seat} ${place}`;

export class Air {
  readonly flights = new Flights<Flyer>();
  /** Grows with every card that lands in the middle. */
  landed = $state(0);
  goal = $state.raw<Scored | null>(null);
  /** Why the ball is out, for a moment. */
  out = $state.raw<Happening<"rotweiss"> | null>(null);
  /** How things stood: hands clear the table, no blink does. */
  frozen = $state.raw<View | null>(null);
  trails = $state.raw<Trail[]>([]);
  private count = 0;
  private readonly nodes = new Map<string, HTMLElement>();
  private readonly attachments = new Map<string, Attachment<HTMLElement>>();

  constructor(private readonly table: Table<"rotweiss">) {}

  /** Where cards start and land. */
  place(name: string): Attachment<HTMLElement> {
    let known = this.attachments.get(name);
    if (!known) {
      const fly = this.flights.place(name);
      known = (node) => {
        this.nodes.set(name, node);
        const stop = fly(node);
        return () => {
          this.nodes.delete(name);
          if (stop) stop();
        };
      };
      this.attachments.set(name, known);
    }
    return known;
  }

  /** The card of this place is in somebody's hand. */
  gone(seat: number, place: number): boolean {
    const flying = this.flights.flying.get(home(seat, place));
    return typeof flying?.card === "number";
  }

  act(screen: Screen<"rotweiss">, name: string, place?: number): void {
    const move = this.table.find(name, place === undefined ? {} : { place });
    const seat = screen.seat;
    // While a goal is cheered nobody asks why there is nothing to lay.
    if (move === null || seat === null || (this.goal && this.table.carries(move))) return;
    const free = !screen.hand.carried;
    const held = screen.view.tops[seat]?.[place ?? 0] ?? EMPTY;
    void this.table.press(move, seat).then((answer) => {
      if (answer?.is === "refused" && answer.code !== "replaced") this.refused(seat, move, answer.code);
    });
    if (free) this.carry(screen, move, held);
  }

  /** The own card leaves at once, flies as long as a hand carries, and hovers until it is judged. */
  carry(screen: Screen<"rotweiss">, move: number, held: number): void {
    const { act, things } = this.table.about(move);
    const seat = screen.seat ?? 0;
    const from = home(seat, things.place);
    const ms = (this.table.deal?.hand_ms ?? 0) * this.table.tempo;
    if (act === "lay" && held !== EMPTY) {
      play("carry");
      void this.flights.go(from, held, from, "ball", { ...CARRIED, ms, rest: lies(held), trail: true });
    } else if (act === "turn" && (screen.view.hands[seat] ?? 0) > 0) {
      const back = this.table.sides[seat] === 1 ? "white" : "red";
      void this.flights.go(from, back, `stack ${seat}`, from, { ...TURNED, ms });
    }
  }

  /** What was pressed ahead leaves when the hand is free for it. */
  follow(screen: Screen<"rotweiss">): void {
    const move = screen.hand.carried?.move;
    const seat = screen.seat ?? 0;
    if (move === undefined) return;
    const { things } = this.table.about(move);
    if (!this.flights.away(home(seat, things.place))) {
      this.carry(screen, move, screen.view.tops[seat]?.[things.place ?? 0] ?? EMPTY);
    }
  }

  /** A busy hand is seen on the hand; of everything else the last reason is enough. */
  private refused(seat: number, move: number, code: string): void {
    const slips = this.table.toasts.filter((toast) => toast.kind === "refused");
    for (const slip of BUSY.includes(code) ? slips : slips.slice(0, -1)) this.table.dismiss(slip.id);
    const { act, things } = this.table.about(move);
    const key = home(seat, things.place);
    const flying = this.flights.flying.get(key);
    if (flying) void this.flights.go(key, flying.card, key, act === "turn" ? `stack ${seat}` : key, { style: "late" });
    const node = this.nodes.get(act === "turn" || act === "gather" ? `stack ${seat}` : key);
    if (node) shake(node);
  }

  hear(news: News<"rotweiss">, own: number[]): void {
    if (news.seat !== (this.table.screens[0]?.seat ?? null)) return;
    for (const event of news.events) this.see(event, news, own);
  }

  private see(event: Happening<"rotweiss">, news: News<"rotweiss">, own: number[]): void {
    switch (event.code) {
      case "pass":
      case "tackle":
      case "kick-off":
        return this.comes(event.facts.seat, event.facts.place, own);
      case "turn":
        return this.flights.drop(home(event.facts.seat, event.facts.place));
      case "late":
        if (own.includes(event.facts.seat)) this.goesBack(event.facts, "late");
        return;
      case "back":
        if (own.includes(event.facts.seat)) this.goesBack(event.facts, "wrong");
        return;
      case "gather":
        if (news.before) void this.sweep(news.before, own, [event.facts.seat]);
        return;
      case "goal":
        return void this.cheer(event.facts, news.before, own);
      case "out":
        return void this.whistle(event, news.before, own);
      case "signal":
        this.frozen = this.goal = this.out = null;
        this.flights.clear();
        play("signal");
    }
  }

  /** A card has landed in the middle: the own one is seen to fly, of others' one sees whence they came. */
  private comes(seat: number, place: number, own: number[]): void {
    this.flights.drop(home(seat, place));
    this.landed += 1;
    play("land");
    if (own.includes(seat)) buzz("land");
    else this.draw(this.nodes.get(home(seat, place)), this.nodes.get("ball"));
  }

  /** Measured when the next frame is drawn: asked at once, the table would be laid out for every card. */
  private draw(from: HTMLElement | undefined, to: HTMLElement | undefined): void {
    if (from && to && !still()) requestAnimationFrame(() => this.trail(from, to));
  }

  private trail(from: HTMLElement, to: HTMLElement): void {
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
    const [dx, dy] = [b.x + b.width / 2 - x, b.y + b.height / 2 - y];
    const trail = { id: ++this.count, x, y, length: Math.hypot(dx, dy) - b.width / 2, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
    this.trails = [...this.trails.slice(-3), trail];
    setTimeout(() => (this.trails = this.trails.filter((one) => one !== trail)), TRAIL_MS);
  }

  private goesBack({ seat, place, card }: { seat: number; place: number; card: number }, style: "late" | "wrong"): void {
    play(style);
    buzz(style);
    void this.flights.go(home(seat, place), card, "ball", home(seat, place), { style });
  }

  private async cheer(facts: Scored, before: View | null, own: number[]): Promise<void> {
    if (!before) return;
    this.flights.clear();
    play("goal");
    buzz("goal");
    const last = { ...before, goals: facts.goals, top: facts.card };
    this.frozen = last;
    this.goal = facts;
    await wait(still() ? 1e9 : GOAL_MS);
    if (this.goal !== facts) return;
    this.goal = null;
    await this.clear(last, own);
  }

  private async whistle(event: Happening<"rotweiss">, before: View | null, own: number[]): Promise<void> {
    this.out = event;
    if (before) {
      this.flights.clear();
      this.frozen = before;
      await this.clear(before, own);
    }
    await wait(OUT_MS);
    if (this.out === event) this.out = null;
  }

  private async clear(last: View, own: number[]): Promise<void> {
    await this.sweep(last, own, last.tops.keys());
    if (this.frozen === last) this.frozen = null;
  }

  /** These take up their cards. */
  private async sweep(last: View, own: number[], seats: Iterable<number>): Promise<void> {
    const going: Promise<boolean>[] = [];
    for (const seat of seats) {
      const to = own.includes(seat) ? `stack ${seat}` : home(seat);
      (last.tops[seat] ?? []).forEach((card, place) => {
        if (card === EMPTY) return;
        const from = home(seat, place);
        going.push(this.flights.go(from, card, from, to, { style: "sweep", ms: SWEEP_MS, delay: seat * 40 }));
      });
    }
    await Promise.race([Promise.all(going), wait(SWEEP_MS * 2)]);
  }
}
