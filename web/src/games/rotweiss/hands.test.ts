import { expect, test } from "vitest";

import { USUAL_KEYS } from "./hands";

test("two people at one keyboard have no key in common", () => {
  const keys = USUAL_KEYS.flatMap((usual) => Object.values(usual));
  expect(new Set(keys).size).toBe(keys.length);
});
