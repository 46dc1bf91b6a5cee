import { describe, expect, it } from "vitest";

import { NOBODY, after, lifted, mine, searchable, type Told, type View } from "./show";

/** Seat 0 of three looks on: 2, 2, 5 in his hand. */
const VIEW: View = {
  seat: 0, asked: 0, question: "discard", turn: 0, face: 0, victim: NOBODY, yellow: NOBODY, row: [3], stock: 20, height: 7,
  top: 4, hand: [2, 2, 5], hands: [3, 5, 5], searched: [], revealed: [], best: [], result: null,
};

type Case = [name: string, event: Told, air: Partial<View>, end: Partial<View>];
const CASES: Case[] = [
  ["an own card that is drawn", { code: "draw", facts: { seat: 0, card: 4 } }, { hand: [2, 2, 4, 5], hands: [4, 5, 5], stock: 19 }, {}],
  ["somebody draws", { code: "draw", facts: { seat: 1 } }, { stock: 19 }, { hands: [3, 6, 5] }],
  ["an own card from the pile", { code: "take", facts: { seat: 0, card: 2, top: 6 } }, { hand: [2, 2, 2, 5], hands: [4, 5, 5], height: 6, top: 6 }, {}],
  ["somebody takes", { code: "take", facts: { seat: 2, top: 6 } }, { height: 6, top: 6 }, { hands: [3, 5, 6] }],
  ["an own card is discarded", { code: "discard", facts: { seat: 0, card: 2 } }, {}, { hand: [2, 5], hands: [2, 5, 5], height: 8, top: 2 }],
  ["somebody discards", { code: "discard", facts: { seat: 1, card: 2 } }, { hands: [3, 4, 5] }, { height: 8, top: 2 }],
  ["one steals", { code: "steal", facts: { seat: 0, victim: 1, card: 6 } }, { hand: [2, 2, 5, 6], hands: [4, 4, 5], victim: 1 }, {}],
  ["one is robbed", { code: "steal", facts: { seat: 1, victim: 0, card: 5 } }, {}, { hand: [2, 2], hands: [2, 6, 5], victim: 0 }],
  ["others steal", { code: "steal", facts: { seat: 1, victim: 2 } }, { hands: [3, 5, 4] }, { hands: [3, 6, 4], victim: 2 }],
  ["a roll", { code: "roll", facts: { seat: 2, face: "bolt" } }, {}, { face: 2, turn: 2, victim: NOBODY }],
  ["an alarm card", { code: "alarm", facts: { seat: 1, card: 6, place: 2 } }, {}, { row: [3, 6] }],
  ["a whistle", { code: "whistle", facts: { seat: 0, thief: 2 } }, {}, { yellow: 2, victim: NOBODY }],
  ["a new pile", { code: "reshuffle", facts: { top: 1 } }, {}, { top: 1 }],
];

describe("what is drawn", () => {
  it.each(CASES)("while it flies, and after: %s", (_, event, air, end) => {
    expect(lifted(VIEW, event)).toEqual({ ...VIEW, ...air });
    expect(after(VIEW, event)).toEqual({ ...VIEW, ...air, ...end });
  });

  it("has as many own cards as the count says, always", () => {
    for (const [, event] of CASES) {
      for (const view of [lifted(VIEW, event), after(VIEW, event)]) expect(view.hand.length).toBe(view.hands[0]);
    }
  });

  it("does not change what was known", () => {
    const before = structuredClone(VIEW);
    for (const [, event] of CASES) after(VIEW, event);
    expect(VIEW).toEqual(before);
  });
});

it("equal cards have places of their own", () => {
  expect(VIEW.hand.map((_, i) => mine(VIEW.hand, i))).toEqual(["mine 2 0", "mine 2 1", "mine 5 0"]);
});

it("a searched pile shows each footballer once", () => {
  expect(searchable({ ...VIEW, searched: [4, 1, 4, 0] })).toEqual([0, 1, 4]);
});
