/** Fingers of Rot gegen Weiß: what the keys are called, and what the one key does that goes on. */

import type { Move, ViewOf } from "../../wire/told";
import { say } from "../../words/words.svelte";

export type View = ViewOf<"rotweiss">;
export const NEVER = -1;
export const EMPTY = -1;

export const PLACES = [0, 1, 2, 3] as const;
const named = (keys: string, word: string) => PLACES.map((place) => [`${word}${place + 1}`, keys.charAt(place)]);

/** Of the first person at a keyboard, and of the second. */
export const USUAL_KEYS: Record<string, string>[] = [
  { ...Object.fromEntries([...named("1234", "lay"), ...named("qwer", "turn")]), next: " ", gather: "g", out: "a" },
  { ...Object.fromEntries([...named("7890", "lay"), ...named("uiop", "turn")]), next: "enter", gather: "k", out: "l" },
];

/** As it is printed on a badge. */
export const keyText = (key: string): string => (key === " " ? say("race-space") : key);

/** Whatever goes on: say ready, lay the row, fill the lowest place, gather when nothing is left. As it
 * will be when the hand is free again. */
export function next(view: View, seat: number, carried: Move | null): { act: string; place?: number } {
  if (view.ready.length) return { act: "ready" };
  let left = view.hands[seat] ?? 0;
  let laid = view.laid[seat] ?? 0;
  const heights = [...(view.heights[seat] ?? [])];
  const place = carried?.things.place ?? 0;
  if (carried?.act === "turn") {
    left -= 1;
    laid += 1;
    heights[place] = (heights[place] ?? 0) + 1;
  } else if (carried?.act === "lay") {
    heights[place] = (heights[place] ?? 1) - 1;
  }
  if (left <= 0) return { act: "gather" };
  return { act: "turn", place: laid < heights.length ? laid : heights.indexOf(Math.min(...heights)) };
}

/** Whoever gathers has no card before him; else hands that can do nothing are locked. */
export const locked = (view: View, seat: number): boolean =>
  (view.busy[seat] ?? NEVER) !== NEVER && (view.heights[seat] ?? []).some((high) => high > 0);
