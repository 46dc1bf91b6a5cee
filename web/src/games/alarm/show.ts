/** One thing after the other: how each event of Fußball-Alarm is seen, and what it leaves behind. */

import type { Flights } from "../../kit/flights.svelte";
import { SKINS, somebody } from "../../kit/faces";
import { lies } from "../../kit/motion";
import { buzz, play } from "../../kit/sound";
import type { Happening, ViewOf } from "../../wire/told";

export type View = ViewOf<"alarm">;
export type Told = Happening<"alarm">;
/** What flies: a footballer, a back, or the yellow card. */
export type Flyer = number | "yellow" | null;

export const FACES = ["card", "question", "bolt"] as const;
export const NOBODY = -2;

/** A card of the own hand by kind, and which of several. */
export const mine = (hand: number[], i: number): string => {
  const kind = hand[i] as number;
  return `mine ${kind} ${i - hand.indexOf(kind)}`;
};

/** Where a card of this kind lies in the own hand: the last of several. */
const held = (view: View, kind: number): string => mine(view.hand, view.hand.lastIndexOf(kind));

/** What is drawn after the event, until the whole view is: nothing that it does not say. */
export function after(view: View, event: Told): View {
  switch (event.code) {
    case "roll":
      return { ...view, face: FACES.indexOf(event.facts.face as (typeof FACES)[number]), turn: event.facts.seat, victim: NOBODY };
    case "draw":
      return { ...gain(view, event.facts.seat, event.facts.card), stock: view.stock - 1 };
    case "take":
      return { ...gain(view, event.facts.seat, event.facts.card), height: view.height - 1, top: event.facts.top, searched: [] };
    case "discard":
      return { ...lose(view, event.facts.seat, event.facts.card), height: view.height + 1, top: event.facts.card };
    case "steal": {
      const { seat, victim, card } = event.facts;
      return { ...gain(lose(view, victim, card), seat, card), victim };
    }
    case "alarm":
      return { ...view, row: [...view.row, event.facts.card] };
    case "whistle":
      return { ...view, yellow: event.facts.thief, victim: NOBODY };
    case "play-on":
      return { ...view, victim: NOBODY };
    case "reshuffle":
      return { ...view, top: event.facts.top };
    default:
      return view;
  }
}

/** What is drawn while its card is in the air: it has left, and in the own fan its place is open. */
export function lifted(view: View, event: Told): View {
  switch (event.code) {
    case "draw":
      return event.facts.seat === view.seat ? after(view, event) : { ...view, stock: view.stock - 1 };
    case "take":
      return event.facts.seat === view.seat
        ? after(view, event)
        : { ...view, height: view.height - 1, top: event.facts.top };
    case "discard":
      return event.facts.seat === view.seat ? view : lose(view, event.facts.seat, undefined);
    case "steal": {
      const { seat, victim, card } = event.facts;
      if (victim === view.seat) return view;
      return seat === view.seat ? after(view, event) : lose(view, victim, card);
    }
    default:
      return view;
  }
}

function gain(view: View, seat: number, card: number | undefined): View {
  const hand = seat === view.seat && card !== undefined ? [...view.hand, card].sort((a, b) => a - b) : view.hand;
  return { ...view, hand, hands: view.hands.map((size, other) => size + (other === seat ? 1 : 0)) };
}

function lose(view: View, seat: number, card: number | undefined): View {
  const hand = [...view.hand];
  if (seat === view.seat && card !== undefined) hand.splice(hand.lastIndexOf(card), 1);
  return { ...view, hand, hands: view.hands.map((size, other) => size - (other === seat ? 1 : 0)) };
}

/** Every footballer of the searched pile once. */
export const searchable = (view: View): number[] => [...new Set(view.searched)].sort((a, b) => a - b);

/** What the table lets happen beside flying cards. */
export interface Stage {
  flights: Flights<Flyer>;
  names: string[];
  quick: boolean;
  /** Which card of the own hand was pressed last, by its place name. */
  pressed: string;
  /** Draws what is left while the card flies; it is there when the promise is kept. */
  lift(): Promise<void>;
  roll(face: string): void;
  swell(place: number): Promise<void>;
  /** FOUL! beside the thief; nothing takes it away. */
  foul(thief: number | null): void;
  blow(): void;
}

const SLEEVES = ["#1b4e96", "#b4261a", "#1f9a76", "#8e2a6b"];

/** Let the event be seen; it is over when the promise is. */
export async function show(event: Told, view: View, stage: Stage): Promise<void> {
  const { flights } = stage;
  const at = (ms: number) => (stage.quick ? ms * 0.4 : ms);
  const wait = (ms: number) => new Promise((go) => setTimeout(go, at(ms)));
  /** Of a card that comes to the own hand the place is already open; elsewhere it lands on the fan. */
  const target = (seat: number, card: number | undefined) =>
    seat === view.seat && card !== undefined ? held(after(view, event), card) : `seat ${seat}`;
  const fly = async (key: string, card: Flyer, from: string, to: string, how: Parameters<typeof flights.go>[4] = {}) => {
    play("carry");
    await flights.go(key, card, from, to, { style: "carry", ms: at(420), ...how });
    play("land");
  };
  const seat = "seat" in event.facts ? event.facts.seat : NOBODY;
  const own = seat === view.seat;
  switch (event.code) {
    case "roll":
      stage.roll(event.facts.face);
      await wait(950);
      if (event.facts.face === "bolt") play("alarm");
      return;
    case "draw": {
      const to = target(seat, event.facts.card);
      await stage.lift();
      return fly(to, event.facts.card ?? null, "stock", to, { up: false, then: own });
    }
    case "search":
      return void (await wait(500));
    case "take": {
      const to = target(seat, event.facts.card);
      await stage.lift();
      return fly(to, event.facts.card ?? null, "discard", to, { up: own, then: own });
    }
    case "discard": {
      const card = event.facts.card;
      const chosen = stage.pressed.startsWith(`mine ${card} `) ? stage.pressed : held(view, card);
      const from = own ? chosen : `seat ${seat}`;
      await stage.lift();
      return fly(from, card, from, "discard", { up: own, then: true, rest: lies(card) });
    }
    case "alarm":
      return stage.swell(event.facts.place - 1);
    case "steal": {
      const { victim, card } = event.facts;
      const robbed = victim === view.seat;
      const from = robbed && card !== undefined ? held(view, card) : `seat ${victim}`;
      const to = target(seat, card);
      const skin = SKINS[somebody(stage.names[seat] ?? "").skin] ?? SKINS[0];
      const known = card !== undefined;
      stage.foul(seat);
      if (robbed) buzz("wrong");
      await stage.lift();
      await flights.go(own ? to : from, card ?? null, from, to, {
        style: "steal", ms: at(700), up: known, then: known, arm: { sleeve: SLEEVES[seat % 4] as string, skin },
      });
      await wait(350);
      return stage.foul(null);
    }
    case "whistle":
      stage.blow();
      play("whistle");
      await wait(350);
      await flights.go("yellow", "yellow", `yellow ${view.yellow}`, `yellow ${event.facts.thief}`, { style: "carry", ms: 400 });
      return void (await wait(400));
    case "play-on":
      return void (await wait(500));
    case "reshuffle":
      return fly("discard", null, "discard", "stock", { style: "sweep", up: false });
    case "end":
      return void (await wait(600));
  }
}
