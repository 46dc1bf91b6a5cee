import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

import { condensed, detail, fitted, printed } from "./print";
import { drawn } from "./signs";

const GAMES = new URL("../../../src/anpfiff/games/", import.meta.url);

/** All values of a word in the standard decks, as they are written there. */
function inDecks(word: string): string[] {
  const decks = readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, GAMES)).includes("deck.toml"))
    .map((entry) => readFileSync(new URL(`${entry.name}/deck.toml`, GAMES), "utf8"));
  return [...new Set(decks.flatMap((deck) => [...deck.matchAll(new RegExp(`\\b${word} = "([^"]*)"`, "g"))].map((found) => found[1] ?? "")))];
}

test("every sign of the decks is drawn", () => {
  const signs = inDecks("sign");
  expect(signs.length).toBeGreaterThan(20);
  expect(signs.filter((sign) => !drawn(sign))).toEqual([]);
});

test("every colour of the decks has an ink, and words of one's own are printed on board", () => {
  const board = printed("türkis");
  expect(inDecks("colour").filter((colour) => printed(colour).ground === board.ground)).toEqual([]);
});

/** Contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const c = parseInt(colour.slice(at, at + 2), 16) / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(["yellow", "blue", "green", "red", "magenta", "purple", "cyan", "white", "black", "türkis"])("numbers on %s can be read", (colour) => {
  const { ground, on } = printed(colour);
  expect(contrast(ground, on)).toBeGreaterThanOrEqual(4.5);
});

test("a long name gets smaller, but never tiny: then it gets shorter", () => {
  expect(fitted("UDO", "text", 20, 70, 12)).toEqual({ text: "UDO", size: 20 });
  expect(fitted("WILHELMINE", "text", 20, 70, 12).size).toBeLessThan(20);
  const cut = fitted("MAXIMILIAN-ALEXANDER", "text", 20, 70, 12);
  expect(cut.size).toBe(12);
  expect(cut.text).toMatch(/^MAXI.*…$/);
});

test("two digits are set closer, one is not touched", () => {
  expect(condensed(7, 36, 44)).toBeUndefined();
  expect(condensed(10, 36, 44)).toBe(44);
});

test("detail by width", () => {
  expect([40, 53, 54, 109, 110].map(detail)).toEqual(["few", "few", "chips", "chips", "all"]);
});
