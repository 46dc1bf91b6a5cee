/** Where everything of Fußball-Alarm lies, in px, by the size of the window. */

/** Around the table, seen from the own seat. */
export type Side = "left" | "top" | "right" | "bottom";

export interface Grid {
  phone: boolean;
  /** Plates and notes in the small size. */
  small: boolean;
  /** The touch line below the bar, or nothing where there is no room for it. */
  touch: number | undefined;
  others: Record<Side, { x: number; y: number; plate: number; back: number; step: number; fan: number }>;
  row: { y: number; card: number; step: number };
  middle: { x: number; y: number; card: number; die: number; apart: number; circle: number };
  hand: { y: number; card: number; step: number };
  /** Both grow upwards: from so far above the lower edge. */
  panel: { x: number; bottom: number; width: number };
  caption: { x: number; bottom: number; width: number };
  plate: { x: number; y: number; width: number };
}

const PHONE = 700;
/** A phone on its side. */
const SHORT = 480;

/** `over`: the own hand lies open in the middle, above what comes after the match. */
export function grid(width: number, height: number, cards: number, over: boolean): Grid {
  return width < PHONE && height > width ? upright(width, height, cards, over) : wide(width, height, cards, over);
}

/** The fan must not leave the window, however many cards it has. */
const fanStep = (cards: number, card: number, wanted: number, room: number) =>
  Math.min(wanted, (room - card) / Math.max(1, cards - 1));

function wide(width: number, height: number, cards: number, over: boolean): Grid {
  const scale = Math.min(width / 1280, height / 800);
  const down = (y: number) => (y * height) / 800;
  const size = (px: number) => px * scale;
  const plate = Math.max(150, size(220));
  const panel = Math.max(190, size(262));
  const short = height < SHORT;
  const card = size(over ? 104 : short ? 170 : 136);
  const edge = Math.max(12, size(24));
  const beside = { plate, back: size(76), step: size(28), fan: Math.max(50, size(62)) };
  return {
    phone: false,
    small: scale < 0.75,
    touch: down(70),
    others: {
      left: { ...beside, x: edge, y: down(98) },
      right: { ...beside, x: width - edge - plate, y: down(98) },
      top: { ...beside, x: (width - plate) / 2, y: down(10), back: size(54), step: size(24), fan: Math.max(42, size(50)) },
      bottom: { ...beside, x: (width - plate) / 2, y: down(590) },
    },
    row: { y: down(198), card: size(86), step: size(97) },
    middle: { x: width / 2, y: down(388), card: size(84), die: size(92), apart: size(132), circle: size(84) },
    hand: { y: down(over ? 384 : short ? 530 : 566), card, step: fanStep(cards, card, size(over ? 92 : 112), width - 2 * (panel + edge) - size(90)) },
    panel: { x: width - edge - panel, bottom: Math.max(10, size(24)), width: panel },
    caption: { x: edge, bottom: height - down(over ? 480 : 572), width: Math.max(180, size(286)) },
    plate: { x: edge, y: height - Math.max(52, size(66)), width: plate },
  };
}

function upright(width: number, height: number, cards: number, over: boolean): Grid {
  const scale = Math.min(width / 360, height / 640, 2);
  const down = (y: number) => (y * height) / 640;
  const size = (px: number) => px * scale;
  const third = (width - 24) / 3;
  const card = size(over ? 42 : 90);
  const other = { plate: third, back: size(25), step: size(12), fan: 38, y: 50 };
  return {
    phone: true,
    small: true,
    touch: undefined,
    others: {
      left: { ...other, x: 6 },
      top: { ...other, x: 12 + third },
      right: { ...other, x: 18 + 2 * third },
      bottom: { ...other, x: 12 + third, y: down(470) },
    },
    row: { y: down(138), card: Math.min(size(46), (width - 24) / 7 - 4), step: (width - 16) / 7 },
    middle: { x: width * 0.58, y: down(258), card: size(58), die: size(62), apart: size(86), circle: size(56) },
    hand: { y: down(over ? 220 : 432), card, step: fanStep(cards, card, size(over ? 36 : 62), width - 24) },
    panel: { x: 0, bottom: 0, width },
    caption: { x: 40, bottom: height - down(426), width: width - 48 },
    plate: { x: 6, y: down(390), width: third },
  };
}

/** Who sits where: clockwise from the own seat; for a spectator all sit around. */
export function seating(seats: number, me: number | null): Map<number, Side> {
  const around: Record<number, Side[]> = {
    1: ["top"],
    2: ["left", "right"],
    3: ["left", "top", "right"],
    4: ["bottom", "left", "top", "right"],
  };
  const others = Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats);
  if (me !== null) others.pop();
  return new Map(others.map((seat, i) => [seat, around[others.length]?.[i] ?? "top"]));
}

/** Where FOUL! is shouted: below the fan of the thief, or above the own. */
export function shout(at: Grid, side: Side | undefined): { x: number; y: number } {
  if (!side) return { x: at.caption.x, y: at.hand.y - (at.phone ? 150 : 210) };
  const { x, y, fan, back, plate } = at.others[side];
  if (at.phone) return { x, y: at.row.y + at.row.card * 1.4 + 22 };
  return side === "top" ? { x: x + plate + 20, y: y + 20 } : { x: x + 10, y: y + fan + back * 1.4 + 34 };
}
