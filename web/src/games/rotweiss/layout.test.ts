import { describe, expect, test } from "vitest";

import { type Crew, type Grid, discs, grid } from "./layout";

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIZES = [
  [1280, 800], [1920, 1080], [1024, 768], [1366, 640], [1024, 600], [768, 1024], [820, 1180],
  [360, 640], [390, 844], [360, 560], [640, 360], [844, 390], [568, 320], [3840, 2160],
] as const;

/** By seats: who sits where, how long the rows are; and two people at one keyboard. */
const CREWS: Record<string, Crew> = {
  "2": { left: 0, right: 1, places: 3, own: [3] },
  "3, alone": { left: 0, right: 2, places: 2, own: [4] },
  "3, of two": { left: 1, right: 1, places: 4, own: [2] },
  "4": { left: 1, right: 2, places: 3, own: [3] },
  "5 evened out": { left: 2, right: 2, places: 4, own: [1] },
  "6": { left: 2, right: 3, places: 3, own: [3] },
  "7": { left: 3, right: 3, places: 3, own: [2] },
  "7 evened out": { left: 2, right: 4, places: 4, own: [4] },
  "8": { left: 3, right: 4, places: 3, own: [3] },
  "8, watched": { left: 4, right: 4, places: 3, own: [] },
  "two at one keyboard": { left: 0, right: 0, places: 3, own: [3, 3] },
  "two and two bots": { left: 1, right: 1, places: 3, own: [3, 3] },
  "two and six bots": { left: 3, right: 3, places: 3, own: [3, 3] },
};

function boxes(at: Grid, crew: Crew, width: number, asked: number): Box[] {
  const found: Box[] = [];
  const { column, ball, row } = at;
  const beside = column.name.endsWith("beside") ? column.width : crew.places * (column.card + column.between) - column.between;
  for (const [side, count] of [crew.left, crew.right].entries()) {
    const high = count * (column.line + column.gap) - column.gap;
    const wide = Math.max(column.name.startsWith("plate") ? column.width : 0, beside);
    const left = side ? width - column.x - wide : column.x;
    if (count) found.push({ what: `column ${side}`, left, right: left + wide, top: column.top, bottom: column.top + high });
    const { size, y, high: tall } = discs(at, side === 0, asked);
    const x = ball.x + (side ? 1 : -1) * at.wanted.apart;
    found.push({ what: `wanted ${side}`, left: x - size / 2, right: x + size / 2, top: y - tall / 2, bottom: y + tall / 2 });
  }
  found.push({ what: "ball", left: ball.x - ball.card / 2, right: ball.x + ball.card / 2, top: ball.y - ball.card * 0.7, bottom: ball.y + ball.card * 0.7 });
  const all = row.width * crew.own.length;
  const high = row.card * 1.4 + 8 + row.tab;
  if (all) found.push({ what: "row", left: (width - all) / 2, right: (width + all) / 2, top: row.y, bottom: row.y + high });
  return found;
}

const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe.each(Object.entries(CREWS))("%s", (_, crew) => {
  test.each(SIZES)("%i × %i: nothing is cut off and nothing overlaps", (width, height) => {
    const at = grid(width, height, crew);
    for (const asked of [1, 2]) {
      const all = boxes(at, crew, width, asked);
      for (const box of all) {
        expect.soft(box.left, `${box.what} left`).toBeGreaterThanOrEqual(0);
        expect.soft(box.right, `${box.what} right`).toBeLessThanOrEqual(width);
        expect.soft(box.top, `${box.what} top`).toBeGreaterThanOrEqual(at.bar);
        expect.soft(box.bottom, `${box.what} bottom`).toBeLessThanOrEqual(height);
      }
      const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
      const clash = pairs.filter(([a, b]) => !apart(a, b)).map(([a, b]) => `${a.what} on ${b.what}`);
      expect.soft(clash).toEqual([]);
    }
    expect.soft(at.row.card, "own cards").toBeGreaterThan(crew.own.length === 1 ? 48 : crew.own.length ? 27 : -1);
    expect.soft(discs(at, false, 2).size, "wanted").toBeGreaterThan(40);
  });
});
