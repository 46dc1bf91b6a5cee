// Cards that travel: transforms and opacity only, Web Animations, and always from where the card is.
// Tables use Flights (flights.svelte.ts); these are its strokes, and small gestures for single elements.

/** cubic-bezier(.3,.7,.3,1) at a time from 0 to 1: off at once, and gently down. */
export function eased(time: number): number {
  const bezier = (s: number, a: number, b: number): number => 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.3, 0.3) < time) low = middle;
    else high = middle;
  }
  return bezier(low, 0.7, 1);
}

/** Some people want no travel: things then cross-fade in 120 ms. `?still` is for screenshots. */
export const still = (): boolean => new URLSearchParams(location.search).has("still");
export const calm = (): boolean => still() || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The middle of a card on the screen, its size, and how it lies. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

export interface Path {
  ms: number;
  /** Height of the arc as a part of the way; negative curves the other way. */
  arc?: number;
  /** Degrees in mid-air. */
  tilt?: number;
  /** Degrees on landing. */
  rest?: number;
  /** Ends with the small bounce of a card on the table. */
  land?: boolean;
}

/** Where an element lies now, turned or not, scaled or not, in flight or not. */
export function spot(node: HTMLElement): Spot {
  const box = node.getBoundingClientRect();
  let turn = 0;
  let scale = 1;
  for (let at: HTMLElement | null = node, up = 0; at && up < 3; at = at.parentElement, up++) {
    const { a, b } = new DOMMatrixReadOnly(getComputedStyle(at).transform);
    turn += (Math.atan2(b, a) * 180) / Math.PI;
    scale *= Math.hypot(a, b);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: node.offsetWidth * scale, height: node.offsetHeight * scale, turn };
}

/** The transform that lays an element of `size`, whose corner is at 0, 0, on a spot. */
export const lay = (on: Spot, size: { width: number; height: number }, scale = 1): string =>
  `translate(${on.x - size.width / 2}px, ${on.y - size.height / 2}px) rotate(${on.turn}deg) scale(${(on.width / size.width) * scale})`;

/** The bend of the way from one spot to another. */
export function bend(from: Spot, to: Spot, arc: number): { x: number; y: number } {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const side = to.x >= from.x ? 1 : -1;
  return { x: (from.x + to.x) / 2 + ((to.y - from.y) / (far || 1)) * arc * far * side, y: (from.y + to.y) / 2 - (Math.abs(to.x - from.x) / (far || 1) + 0.4) * arc * far };
}

const STEPS = 12;
const LAND = 90;

/** Let an element, whose corner is at 0, 0, fly. A running flight of it ends where it is. */
export function fly(node: HTMLElement, from: Spot, to: Spot, how: Path): Animation {
  const size = { width: node.offsetWidth, height: node.offsetHeight };
  const rest = how.rest ?? to.turn;
  if (calm()) {
    node.style.transform = lay({ ...to, turn: rest }, size);
    return node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, fill: "backwards" });
  }
  const by = bend(from, to, how.arc ?? 0);
  const frames: Keyframe[] = [];
  const all = how.ms + (how.land ? LAND : 0);
  for (let i = 0; i <= STEPS; i++) {
    const t = eased(i / STEPS);
    const high = Math.sin(Math.PI * t);
    const at: Spot = {
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * by.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * by.y + t ** 2 * to.y,
      width: from.width + (to.width - from.width) * t,
      height: 0,
      turn: from.turn + (rest - from.turn) * t + high * (how.tilt ?? 0),
    };
    frames.push({ transform: lay(at, size, 1 + 0.04 * (how.land ? Math.min(1, 3 * (1 - t) + 0.4) : high)), offset: (i / STEPS) * (how.ms / all) });
  }
  const down = { ...to, turn: rest };
  if (how.land) frames.push({ transform: lay(down, size, 0.98), offset: 1 - LAND / 2 / all }, { transform: lay(down, size), offset: 1 });
  node.style.transform = lay(down, size);
  return node.animate(frames, { duration: all, fill: "backwards" });
}

/** Two shakes of 6 px: no. */
export function shake(node: Element): Animation | undefined {
  if (calm()) return undefined;
  return node.animate(
    [0, -6, 6, -6, 6, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 160 },
  );
}

/** A card comes down on the table. */
export function land(node: Element): Animation | undefined {
  if (calm()) return undefined;
  return node.animate([{ scale: 1.04 }, { scale: 0.98 }, { scale: 1 }], { duration: LAND });
}

/** Turn a card over: `swap` shows the other face when the card is edge-on. */
export async function flip(node: Element, swap: () => void): Promise<void> {
  if (calm()) {
    swap();
    node.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  await node.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0.02) translateY(-4%)" }], { duration: 120, easing: "ease-in" }).finished;
  swap();
  await node.animate([{ transform: "scaleX(0.02) translateY(-4%)" }, { transform: "scaleX(1)" }], { duration: 120, easing: "ease-out" }).finished;
}

/** Look here: an alarm card that was turned over. */
export function swell(node: Element): Animation | undefined {
  if (calm()) return undefined;
  return node.animate([{ scale: 1 }, { scale: 1.12, offset: 0.12 }, { scale: 1.12, offset: 0.85 }, { scale: 1 }], { duration: 900, easing: "ease-out" });
}

/** A panel springs in: 180 ms. */
export function spring(node: Element): Animation {
  if (calm()) return node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  return node.animate([{ scale: 0.7, opacity: 0 }, { scale: 1.05, opacity: 1, offset: 0.7 }, { scale: 1 }], { duration: 180, easing: "ease-out" });
}

/** How a card comes to lie, ±4°: the same card always the same. */
export const lies = (card: number): number => ((card * 37 + 11) % 9) - 4;
