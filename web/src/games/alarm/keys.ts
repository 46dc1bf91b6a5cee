/** What the keys do: digits are cards and people in their order, letters the rest. */

import { Keys } from "../../settings.svelte";
import type { Table } from "../../wire/table.svelte";

export const keys = new Keys("alarm", {
  draw: "d",
  search: "s",
  whistle: "w",
  "play-on": "p",
  hint: "h",
  faster: "f",
});

type Letter = "draw" | "play-on" | "search" | "whistle";
const LETTERS: string[] = ["draw", "search", "whistle", "play-on"] satisfies Letter[];

/** The key of a button, or nothing. */
export function keyOf(table: Table<"alarm">, move: number): string | undefined {
  const { act } = table.about(move);
  return LETTERS.includes(act) ? keys.key(act as Letter) : undefined;
}

/** Which card or person a digit means, counted from 0; nothing for other keys. */
export function digit(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return undefined;
  return Number(event.key) - 1;
}

/** Whoever types, or is asked something else, does not play. */
export function elsewhere(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return /^(INPUT|SELECT|TEXTAREA)$/.test(at?.tagName ?? "") || document.querySelector('dialog[open], [aria-modal="true"]') !== null;
}
