import { expect, test } from "vitest";

import { bend, eased, lay, lies } from "./motion";

test("the way begins at once and ends gently", () => {
  expect(eased(0)).toBeCloseTo(0, 3);
  expect(eased(1)).toBeCloseTo(1, 3);
  expect(eased(0.3)).toBeGreaterThan(0.5);
  for (let tenth = 0; tenth < 10; tenth++) expect(eased((tenth + 1) / 10)).toBeGreaterThan(eased(tenth / 10));
});

test("a card of another size is laid on the middle of its spot", () => {
  const spot = { x: 100, y: 200, width: 50, height: 70, turn: 5 };
  expect(lay(spot, { width: 100, height: 140 })).toBe("translate(50px, 130px) rotate(5deg) scale(0.5)");
});

test("a flat way without an arc is straight", () => {
  const from = { x: 0, y: 0, width: 1, height: 1, turn: 0 };
  expect(bend(from, { ...from, x: 100 }, 0)).toEqual({ x: 50, y: 0 });
  expect(bend(from, { ...from, x: 100 }, 0.2).y).toBeLessThan(0);
});

test("cards lie askew by at most four degrees, each in its own way", () => {
  const all = Array.from({ length: 120 }, (_, card) => lies(card));
  expect(Math.min(...all)).toBe(-4);
  expect(Math.max(...all)).toBe(4);
});
