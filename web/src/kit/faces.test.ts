import { expect, test } from "vitest";

import { EXTRAS, loud, sixty, somebody, traits, type Traits } from "./faces";

/** Pairs that look too much alike: fewer than two of the loud four differ. */
function alike(faces: [string, Traits][]): string[] {
  return faces.flatMap(([a, one], i) =>
    faces.slice(i + 1).flatMap(([b, other]) => {
      const differ = loud(one).filter((trait, t) => trait !== loud(other)[t]).length;
      return differ < 2 ? [`${a} and ${b}`] : [];
    }),
  );
}

const squad = (q: number): [string, Traits][] => Array.from({ length: 11 }, (_, i) => [`${q}/${i + 1}`, traits(q, i + 1)]);

test.each([[[0]], [[1, 2]], [[3, 4]], [[5, 6]]])("everybody of the squads %j looks different", (squads) => {
  expect(alike(squads.flatMap(squad))).toEqual([]);
});

test("any two of Finale's sixty look different", () => {
  expect(alike(Array.from({ length: 60 }, (_, i) => [`${i}`, sixty(i)]))).toEqual([]);
});

test("women of the standard decks wear no beards", () => {
  const women: Record<number, number[]> = { 0: [1, 5, 9], 1: [1, 4, 7, 9, 11], 2: [2, 4, 6, 8, 10], 3: [1, 3, 6, 8, 10], 4: [1, 3, 5, 7, 9, 11], 5: [1, 3, 5, 7, 9, 11], 6: [2, 4, 6, 8, 10] };
  const bearded = Object.entries(women).flatMap(([q, numbers]) => numbers.filter((n) => ["beard", "moustache", "stubble"].includes(traits(Number(q), n).extra) || traits(Number(q), n).hair === "tufts").map((n) => `${q}/${n}`));
  expect(bearded).toEqual([]);
});

test("any number and any name has a face, always the same", () => {
  for (const n of [0, 12, 13, 14, 99, 123]) expect(EXTRAS).toContain(traits(1, n).extra);
  expect(somebody("Mia")).toEqual(somebody("Mia"));
  expect(somebody("")).toBeDefined();
});
