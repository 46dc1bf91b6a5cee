// What is in the air. A table has one Flights and one <Flights> overlay:
//
//   const flights = new Flights<Card>();
//   <Place place={flights.place("row 0")} carried={flights.away("row 0")} … />   where cards may start and land
//   <Flights {flights}>{#snippet card(c, width, up)}<RaceCard {...c} {width} />{/snippet}</Flights>
//
//   await flights.go("row 0", card, "row 0", "ball", { style: "carry", ms: 300, rest: lies(n), hold: true });
//   flights.drop("row 0");                                                    it was played: the view shows it now
//   await flights.go("row 0", card, "ball", "row 0", { style: "late" });      or it flies back
//
// The first word of `go` is the flight's key: a second `go` with it turns the card round, from where it is.
// `go` is true when the card has landed (it touches down after `ms`, and bounces for 90), false when another
// `go`, `drop` or `clear` took over. With `hold` it then lies there until one of these.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";

import { bend, calm, fly, lay, shake, spot, type Path, type Spot } from "./motion";

export type Style = "carry" | "late" | "wrong" | "deal" | "sweep" | "steal";

export interface How {
  style?: Style;
  /** Instead of the style's own time: `hand_ms` for carries. */
  ms?: number;
  delay?: number;
  /** How the card lies in the end, in degrees. */
  rest?: number;
  /** The face that is up at the start and at the end; it turns over on the way. */
  up?: boolean;
  then?: boolean;
  /** Stay where it landed until the table knows more. */
  hold?: boolean;
  /** Dots along the way: for one's own card; thefts have them anyway. */
  trail?: boolean;
  /** The thief's sleeve and skin. */
  arm?: { sleeve: string; skin: string };
}

const PATHS: Record<Style, Path> = {
  carry: { ms: 300, arc: 0.14, tilt: 9, land: true },
  late: { ms: 220, arc: -0.3 },
  wrong: { ms: 220, arc: -0.12 },
  deal: { ms: 240, arc: 0.05, tilt: 6 },
  sweep: { ms: 400, arc: 0.1, tilt: -14 },
  steal: { ms: 500, arc: -0.08, tilt: -4 },
};
const FADE = 120;
const REACH = 300;
const GRIP = 120;

const wait = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));

/** One card in the air. What its drawing depends on is reactive. */
export class Flying<C> {
  /** Its face is up, and it was turned over on the way. */
  up: boolean = $state(true);
  turned: boolean = $state(false);
  /** Without travel the card waits in its place for so many ms while a ring fills. */
  ring: number = $state(0);
  trail: { d: string; box: { x: number; y: number; width: number; height: number } } | undefined = $state.raw();
  arm: { sleeve: string; skin: string; turn: number } | undefined = $state.raw();
  node: HTMLElement | undefined;
  from: Spot;
  to: Spot;
  how: How = {};
  /** Counts the targets: an older one must not go on. */
  target = 0;
  done: (landed: boolean) => void = () => undefined;

  constructor(
    readonly card: C,
    from: Spot,
    /** It is drawn in this size, and scaled on the way. */
    readonly size: Spot,
  ) {
    this.from = from;
    this.to = size;
  }

  /** A new target. The promise tells whether the card got there. */
  aim(from: Spot, to: Spot, how: How): Promise<boolean> {
    this.done(false);
    this.target++;
    Object.assign(this, { from, to, how });
    this.up = how.up ?? true;
    this.turned = false;
    const style = how.style ?? "carry";
    this.ring = calm() && style === "carry" ? Math.max(0, (how.ms ?? PATHS.carry.ms) - FADE) : 0;
    this.trail = (how.trail ?? style === "steal") ? this.#dots(bend(from, to, PATHS[style].arc ?? 0)) : undefined;
    this.arm = how.arm && { ...how.arm, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - from.turn };
    return new Promise((resolve) => (this.done = resolve));
  }

  #dots(by: { x: number; y: number }): NonNullable<Flying<C>["trail"]> {
    const { from, to } = this;
    const x = Math.min(from.x, to.x, by.x) - 5;
    const y = Math.min(from.y, to.y, by.y) - 5;
    return {
      d: `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`,
      box: { x, y, width: Math.max(from.x, to.x, by.x) + 5 - x, height: Math.max(from.y, to.y, by.y) + 5 - y },
    };
  }

  /** Fly to the target, unless another one comes. */
  async travel(): Promise<void> {
    const { target, node, how, to } = this;
    if (!node) return;
    const style = how.style ?? "carry";
    const path: Path = { ...PATHS[style], ...(how.ms !== undefined && { ms: how.ms }), ...(how.rest !== undefined && { rest: how.rest }) };
    for (const motion of node.getAnimations()) motion.cancel();
    node.style.transform = lay(this.from, this.size, style === "carry" ? 1.04 : 1);
    if (how.delay) await wait(how.delay);
    if (this.ring) await wait(this.ring);
    if (!calm()) {
      if (style === "wrong") await shake(node)?.finished.catch(() => undefined);
      if (style === "steal") await wait(REACH + GRIP);
    }
    if (target !== this.target) return;
    this.ring = 0;
    const then = how.then;
    if (then !== undefined && then !== this.up)
      setTimeout(() => {
        if (target === this.target) [this.up, this.turned] = [then, true];
      }, path.ms * 0.45);
    const flight = fly(node, this.from, to, path);
    // A hidden page stops its animations, but cards must land there, too.
    await Promise.race([flight.finished.catch(() => undefined), wait(path.ms + 250)]);
    if (target === this.target) this.done(true);
  }
}

export class Flights<C> {
  flying = new SvelteMap<string, Flying<C>>();
  /** Not reactive: places are looked up when a card flies. */
  #places: Record<string, HTMLElement | undefined> = {};

  /** An attachment that makes an element a place where cards start and land. */
  place =
    (name: string): Attachment<HTMLElement> =>
    (node) => {
      this.#places[name] = node;
      return () => {
        if (this.#places[name] === node) this.#places[name] = undefined;
      };
    };

  /** Is this flight in the air? Then its place is drawn empty. */
  away = (key: string): boolean => this.flying.has(key);

  /** Send a card from place to place. Unknown places mean that nothing can be shown: it has landed. */
  async go(key: string, card: C, from: string | Spot, to: string | Spot, how: How = {}): Promise<boolean> {
    const before = this.flying.get(key);
    const start = before?.node ? spot(before.node) : this.#spot(from);
    const end = this.#spot(to);
    if (!start || !end) {
      this.drop(key);
      return true;
    }
    const same = before?.node && before.card === card;
    const item = same ? before : new Flying(card, start, end);
    const landed = item.aim(start, end, how);
    if (same) void item.travel();
    else {
      before?.done(false);
      this.flying.set(key, item);
    }
    const there = await landed;
    if (there && !how.hold && this.flying.get(key) === item) this.flying.delete(key);
    return there;
  }

  /** Take a card out of the air: what the table shows is right again. */
  drop(key: string): void {
    this.flying.get(key)?.done(false);
    this.flying.delete(key);
  }

  /** Everything lands at once: the view was replaced. */
  clear(): void {
    for (const key of [...this.flying.keys()]) this.drop(key);
  }

  #spot(where: string | Spot): Spot | undefined {
    if (typeof where !== "string") return where;
    const node = this.#places[where];
    return node && spot(node);
  }

  /** The overlay hands over the element that flies. */
  launch =
    (item: Flying<C>): Attachment<HTMLElement> =>
    (node) => {
      item.node = node;
      untrack(() => void item.travel());
      return () => {
        item.node = undefined;
        item.target++;
      };
    };
}
