// How things are printed: inks by the colour words of the decks, texts that fit, dots that rise.

export const INK = "#1b1a17";
export const CARD = "#fffbf0";
export const PAPER = "#f6ecd6";
export const GOLD = "#f4be2a";
export const TEAM_RED = "#b4261a";

/** What is printed on a footballer's card, in the words of the decks. */
export interface Footballer {
  name: string;
  number: number;
  sign: string;
  colour: string;
}

/** And how the card is drawn. */
export interface Drawn extends Footballer {
  width?: number;
  label?: string;
  dim?: boolean;
  flat?: boolean;
}

/** A ground, and what is legible on it. */
export interface Print {
  ground: string;
  on: string;
}

const PRINTS: Record<string, Print> = {
  yellow: { ground: GOLD, on: INK },
  blue: { ground: "#1b4e96", on: PAPER },
  green: { ground: "#1f9a76", on: INK },
  red: { ground: "#c4301f", on: PAPER },
  magenta: { ground: "#8e2a6b", on: PAPER },
  purple: { ground: "#8e2a6b", on: PAPER },
  cyan: { ground: "#57b9cc", on: INK },
  white: { ground: CARD, on: INK },
  black: { ground: "#3a3934", on: PAPER },
};

/** Decks of one's own may name colours that we have no ink for: they are printed on grey board. */
export const printed = (colour: string): Print => PRINTS[colour] ?? { ground: "#d9cdb2", on: INK };

// Advance widths in em, near enough to know whether a name fits its band.
const NARROW = "ijlI1.,:;|!'ft ()-";
const WIDE = "mwMW@";
const wide = (text: string, usual: number, narrow: number, broad: number): number =>
  [...text].reduce((sum, c) => sum + (NARROW.includes(c) ? narrow : WIDE.includes(c) ? broad : usual), 0);

const ems = {
  shout: (text: string) => wide(text, 0.77, 0.45, 1.07),
  text: (text: string) => wide(text, 0.455, 0.26, 0.68),
};

/** The text as it fits into `room`: smaller down to `least`, then shorter. */
export function fitted(text: string, face: keyof typeof ems, size: number, room: number, least: number): { text: string; size: number } {
  const fits = room / Math.max(ems[face](text), 0.01);
  if (fits >= least) return { text, size: Math.min(size, fits) };
  let cut = [...text];
  while (cut.length > 1 && ems[face](cut.join("") + "…") * least > room) cut = cut.slice(0, -1);
  return { text: cut.join("").trimEnd() + "…", size: least };
}

/** Rows of dots that shrink as they rise: one path, because a card moves as one piece. */
export function halftone(left: number, right: number, bottom: number, top: number, step = 6.2): string {
  let d = "";
  const rows = Math.round((bottom - top) / (step * 0.8));
  for (let row = 0; row < rows; row++) {
    const r = (step * 0.52 * (rows - row)) / rows;
    const y = bottom - row * step * 0.8;
    for (let x = left + (row % 2 ? step / 2 : 0); x <= right; x += step) {
      d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(2 * r).toFixed(2)} 0a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 ${(-2 * r).toFixed(2)} 0`;
    }
  }
  return d;
}

/** How much of a card can be read at this width in px. */
export type Detail = "all" | "chips" | "few";
export const detail = (width: number): Detail => (width >= 110 ? "all" : width >= 54 ? "chips" : "few");

/** The ink edge in units of a card 100 wide: 2.5 px on large cards, never a hair. */
export const edge = (width: number): number => (Math.min(2.5, Math.max(1.5, width / 40)) * 100) / width;

/** Digits so large that `wide` units hold them: two are set closer, three smaller. */
export const condensed = (n: number, size: number, wide: number): number | undefined => (String(n).length * size * 0.72 > wide ? wide : undefined);
