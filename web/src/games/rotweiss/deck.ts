/** What is printed on the cards, as the kit draws it. */

import type { Footballer as AnyFootballer } from "../../kit/print";
import type { Rotweiss } from "../../messages";

/** Of one of the teams. */
export interface Footballer extends AnyFootballer {
  side: number;
}

export interface Printed extends Footballer {
  passes: { side: number; number: number }[];
  tackles: { side: number; number: number }[];
  goal: boolean;
}

export function footballer(deck: Rotweiss.RotWeissDeck, side: number, number: number): Footballer {
  const [, , name = "", sign = "", colour = ""] = deck.squads[side]?.[number - 1] ?? [];
  return { side, number, name, sign, colour };
}

export function printed(deck: Rotweiss.RotWeissDeck, card: number): Printed {
  const [side = 0, number = 1, passes = [], tackles = [], goal = false] = deck.cards[card] ?? [];
  const of = (who: number[], team: number) => who.map((one) => ({ side: team, number: one }));
  return { ...footballer(deck, side, number), passes: of(passes, side), tackles: of(tackles, 1 - side), goal };
}

/** Whom the card in the middle names in the colour of a team; before the kick-off, the keeper. */
export function wanted(deck: Rotweiss.RotWeissDeck, top: number, side: number): Footballer[] {
  if (top < 0) return [footballer(deck, side, 1)];
  const card = printed(deck, top);
  return [...card.passes, ...card.tackles]
    .filter((one) => one.side === side)
    .map((one) => footballer(deck, side, one.number));
}
