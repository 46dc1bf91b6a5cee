/** What a match shows, with names: on the wire named tuples are arrays. */

import type { GameId } from "../catalogue";
import { VIEW_FIELDS } from "../messages";
import type { About, Alarm, Elfmeter, Event, Finale, Rotblau, Rotweiss } from "../messages";

interface Views {
  alarm: Alarm.View;
  rotweiss: Rotweiss.View;
  elfmeter: Elfmeter.View;
  rotblau: Rotblau.View;
  finale: Finale.View;
}

interface Setups {
  alarm: Alarm.Setup;
  rotweiss: Rotweiss.Setup;
  elfmeter: Elfmeter.Setup;
  rotblau: Rotblau.Setup;
  finale: Finale.Setup;
}

interface Events {
  alarm: Alarm.Events;
  rotweiss: Rotweiss.Events;
  elfmeter: Elfmeter.Events;
  rotblau: Rotblau.Events;
  finale: Finale.Events;
}

type Fields<G extends GameId> = (typeof VIEW_FIELDS)[G];

/** A view of the game by the names of its places. */
export type ViewOf<G extends GameId> = {
  [I in keyof Fields<G> as I extends `${number}` ? Fields<G>[I] & string : never]: Views[G][I &
    keyof Views[G]];
};

/** What was agreed before the deal. */
export interface SetupOf<G extends GameId> {
  seats: number;
  options: Setups[G][1];
  deck: Setups[G][2];
  version: number;
}

type TakeBack = { code: "take-back"; facts: { seat: number } };

/** Something that happened, as this viewer was told it. */
export type Happening<G extends GameId> =
  | { [C in keyof Events[G]]: { code: C; facts: Events[G][C] } }[keyof Events[G]]
  | TakeBack;

/** What happened at once, how things stood before (null: one has just come), and stand now. */
export interface News<G extends GameId> {
  n: number;
  /** Table time. */
  at: number;
  seat: number | null;
  events: Happening<G>[];
  before: ViewOf<G> | null;
  view: ViewOf<G>;
}

/** A move: its number, what it does, and to what, by kind. */
export interface Move {
  move: number;
  act: string;
  things: Record<string, number>;
}

export function viewOf<G extends GameId>(game: G, values: unknown): ViewOf<G> {
  const places = values as unknown[];
  return Object.fromEntries(
    VIEW_FIELDS[game].map((name, place) => [name, places[place]]),
  ) as ViewOf<G>;
}

export function setupOf<G extends GameId>(values: unknown): SetupOf<G> {
  const [seats, options, deck, version] = values as [number, Setups[G][1], Setups[G][2], number];
  return { seats, options, deck, version };
}

export function happening<G extends GameId>([code, facts]: Event): Happening<G> {
  return { code, facts } as Happening<G>;
}

export function moveOf(move: number, [act, things]: About): Move {
  return { move, act, things: Object.fromEntries(things) };
}
