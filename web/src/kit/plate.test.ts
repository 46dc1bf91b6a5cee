import { render } from "svelte/server";
import { expect, test } from "vitest";

import Plate from "./Plate.svelte";

const labels = (note?: string) => /class="dots[^>]*aria-label="([^"]*)"/.exec(render(Plate, { props: { name: "Ida", state: "thinking", ...(note && { note }) } }).body)?.[1];

test("whoever thinks is heard to think, with a note or, on a phone, without", () => {
  expect(labels("5 cards")).toBe("5 cards");
  expect(labels()).toBe("Ida");
});
