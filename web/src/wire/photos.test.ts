import { expect, it } from "vitest";

import { photosOf } from "./photos";

it("reads what the server tells of the closest cards", () => {
  const photos = photosOf({ photos: [[[1, 69, 7628, [7328, 7510, 220]], [0, 38, 7721, null], 300]] });
  expect(photos).toEqual([
    {
      first: { seat: 1, card: 69, outset: 7328, at: 7628, claim: { press: 7328, arrival: 7510, credit: 220 } },
      second: { seat: 0, card: 38, outset: 7421, at: 7721, claim: null },
      ms: 93,
    },
  ]);
});

it("knows of none where nothing is told", () => {
  expect(photosOf(undefined)).toEqual([]);
  expect(photosOf({ record: "" })).toEqual([]);
});
