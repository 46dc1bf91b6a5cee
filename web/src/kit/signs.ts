// Signs of the decks as drawn shapes in a box of 100. Filled signs are the first team's, outlined the second's.

export interface Drawn {
  d: string;
  outlined: boolean;
}

const SHAPES = {
  triangle: "M50 8 94 88H6Z",
  square: "M12 12H88V88H12Z",
  diamond: "M50 3 95 50 50 97 5 50Z",
  disc: "M50 8a42 42 0 1 0 .01 0Z",
  star: "M50 4 62.4 35.4 96 37.6 70 59 78.5 92 50 73.8 21.5 92 30 59 4 37.6 37.6 35.4Z",
  cross: "M35 8H65V35H92V65H65V92H35V65H8V35H35Z",
  down: "M6 12H94L50 92Z",
  crown: "M8 26 30 46 50 12 70 46 92 26 84 88H16Z",
  spade: "M50 6C60 26 92 40 92 62C92 80 70 84 58 72C58 82 62 90 68 95H32C38 90 42 82 42 72C30 84 8 80 8 62C8 40 40 26 50 6Z",
  club: "M50 6A20 20 0 0 1 66 38A20 20 0 1 1 58 70C58 82 62 90 68 95H32C38 90 42 82 42 70A20 20 0 1 1 34 38A20 20 0 0 1 50 6Z",
  heart: "M50 94C22 72 6 54 6 34C6 18 18 8 30 8C40 8 47 14 50 22C53 14 60 8 70 8C82 8 94 18 94 34C94 54 78 72 50 94Z",
  knight: "M30 94C28 72 48 64 48 52C40 58 32 56 28 62C24 68 14 66 12 58C11 52 20 46 24 34C28 22 38 16 44 16L42 4C48 6 52 10 55 14C74 16 86 34 86 62C86 76 84 86 84 94Z",
} as const;

const SIGNS: Record<string, Drawn> = {};
const pairs: [keyof typeof SHAPES, string, string][] = [
  ["triangle", "▲", "△"],
  ["square", "■", "□"],
  ["diamond", "◆", "◇"],
  ["disc", "●", "○"],
  ["star", "★", "☆"],
  ["cross", "✚", "✛"],
  ["down", "▼", "▽"],
  ["crown", "♚", "♔"],
  ["spade", "♠", "♤"],
  ["club", "♣", "♧"],
  ["heart", "♥", "♡"],
  ["knight", "♞", "♘"],
];
for (const [shape, filled, outlined] of pairs) {
  SIGNS[filled] = { d: SHAPES[shape], outlined: false };
  SIGNS[outlined] = { d: SHAPES[shape], outlined: true };
}

/** The drawing of a sign; none for signs that people made up, which are set as text. */
export const drawn = (sign: string): Drawn | undefined => SIGNS[sign];
