import { room } from "../../kit/room";

/** Where everything of Rot gegen Weiß lies, in px. Nothing to read lies between own row and ball. */

/** What must find room. */
export interface Crew {
  /** How many of the others sit in the left column and in the right. */
  left: number;
  right: number;
  /** The longest row among theirs. */
  places: number;
  /** The rows at this screen: how many places each has; none for spectators. */
  own: number[];
}

export interface Grid {
  /** Fingers, not keys; little room. */
  phone: boolean;
  small: boolean;
  /** How much larger texts are. */
  zoom: number;
  bar: number;
  /** The others: red in the left column, white in the right. `line` is the height of one of them. */
  column: { x: number; top: number; width: number; gap: number; between: number; line: number; card: number; ticket: boolean; name: Name };
  ball: { x: number; y: number; card: number; circle: number };
  /** Whom each team asks for: the own side's are larger. They keep between top and bottom. */
  wanted: { own: number; other: number; apart: number; top: number; bottom: number };
  row: { y: number; card: number; gap: number; stack: number; tab: number; width: number };
}

/** Who sits there: a plate above his cards or beside them, or a line of chalk. */
export type Name = "plate" | "plate beside" | "chalk" | "chalk beside";

const LOW = 480;
const EDGE = 8;
const TICKET = 1.08;
const CARD = 1.4;
/** Below a card of the own row: its tab, and air. */
const BELOW = 10;

export function grid(width: number, height: number, crew: Crew): Grid {
  if (height > width * 1.05) return upright(width, height, crew);
  return height > LOW ? wide(width, height, crew) : low(width, height, crew);
}

const longest = (crew: Crew) => Math.max(0, ...crew.own);
const lines = (crew: Crew) => Math.max(crew.left, crew.right);

/** A row with its stack is so many cards wide: gaps and stack are parts of a card. */
function rowOf(room: number, crew: Crew, most: number, gap: number, stack: number) {
  const each = room / Math.max(1, crew.own.length) - (crew.own.length > 1 ? 16 : 0);
  const places = longest(crew);
  const card = Math.min(most, each / (places * (1 + gap) + stack));
  return { card, gap: card * gap, stack: card * stack, width: card * (places * (1 + gap) + stack) };
}

function wide(width: number, height: number, crew: Crew): Grid {
  const scale = Math.min(width / 1230, height / 800);
  const size = (px: number) => px * scale;
  const many = lines(crew) > 2;
  const small = scale < 0.8 || many;
  const zoom = room(width, height);
  const bar = 70 * zoom;
  const x = Math.max(12, width * 0.019);
  const columnWidth = Math.max(120, size(many ? 202 : 268));
  const card = Math.min(size(many ? 60 : 84), (columnWidth - 5 * (crew.places - 1)) / crew.places);
  const tab = Math.max(30, size(32));
  const free = crew.own.length > 1 ? width - 2 * x : width - 2 * (x + columnWidth + 16);
  const row = rowOf(free, crew, size(crew.own.length > 1 ? 116 : 140), 0.2, 0.8);
  const y = crew.own.length ? height - size(14) - tab - BELOW - row.card * CARD : height - 16;
  const middle = y - bar;
  return {
    phone: false,
    small,
    zoom,
    bar,
    column: {
      x, top: bar + size(many ? 12 : 20), width: columnWidth, gap: size(many ? 9 : 20), between: 5,
      line: (small ? 34 : 42) * zoom + 6 + card * CARD, card, ticket: false, name: "plate",
    },
    ball: { x: width / 2, y: bar + middle / 2, card: Math.min(size(156), middle * 0.36), circle: Math.min(size(196), middle * 0.43) },
    wanted: { own: size(136), other: size(112), apart: size(246), top: bar + 10, bottom: y - 22 },
    row: { ...row, y, tab },
  };
}

/** A phone on its side. */
function low(width: number, height: number, crew: Crew): Grid {
  const bar = 44;
  const many = lines(crew) > 2;
  const columnWidth = Math.min(170, width * 0.235);
  const card = Math.min(many ? 35 : 39, (columnWidth - 3 * (crew.places - 1)) / crew.places);
  const tab = 38;
  const beside = crew.own.length < 2 || many ? columnWidth + 12 : 0;
  const row = rowOf(width - 2 * (EDGE + beside), crew, height * 0.21, 0.14, 0.74);
  const y = crew.own.length ? height - 4 - tab - 6 - row.card * CARD : height - 6;
  const middle = y - bar;
  const circle = Math.min(middle * 0.47, width * 0.13);
  return {
    phone: true,
    small: true,
    zoom: 1,
    bar,
    column: {
      x: EDGE, top: bar + 6, width: columnWidth, gap: 4, between: 3,
      line: 18 + card * (many ? TICKET : CARD), card, ticket: many, name: "chalk",
    },
    ball: { x: width / 2, y: bar + middle / 2, card: Math.min(middle * 0.5, circle * 1.15), circle },
    wanted: { own: 64, other: 54, apart: circle + 36, top: bar + 4, bottom: y - 8 },
    row: { ...row, y, tab },
  };
}

/** A phone or a tablet held upright: the others above, as large as leaves room for the middle. */
function upright(width: number, height: number, crew: Crew): Grid {
  const phone = width < 600;
  const scale = Math.min(width / 360, height / 640, 2);
  const size = (px: number) => px * scale;
  const bar = phone ? 44 : 70;
  const top = bar + (phone ? 6 : 14);
  const tab = 46;
  const row = rowOf(width - 2 * EDGE, crew, size(96), 0.07, 0.6);
  const y = crew.own.length ? height - 8 - tab - 8 - row.card * CARD : height - 8;
  const bottom = y - (phone ? 16 : 22);
  const column = others(width, bottom - top - height * 0.29, crew, phone, size);
  const above = top + lines(crew) * (column.line + column.gap);
  const middle = bottom - above;
  return {
    phone,
    small: true,
    zoom: 1,
    bar,
    column: { ...column, x: phone ? 4 : 12, top, between: 3 },
    ball: {
      x: width / 2, y: above + middle / 2,
      card: Math.min(width * 0.28, middle * 0.58), circle: Math.min(width * 0.26, middle * 0.48),
    },
    wanted: { own: Math.min(width * 0.235, size(92)), other: Math.min(width * 0.19, size(72)), apart: width * (phone ? 0.345 : 0.32), top: above, bottom },
    row: { ...row, y, tab },
  };
}

/** The first way to draw the others that is not too high. */
function others(width: number, most: number, crew: Crew, phone: boolean, size: (px: number) => number) {
  const columnWidth = width / 2 - (phone ? 8 : 20);
  const [high, gap] = phone ? [18, 6] : [40, 12];
  const fitted = (px: number, room: number) => Math.min(px, (room - 3 * (crew.places - 1)) / crew.places);
  const above = fitted(84, columnWidth);
  const beside = fitted(size(37), columnWidth * 0.7);
  const ticket = fitted(size(35), columnWidth * 0.64);
  const ways = [
    { card: above, line: high + above * CARD, ticket: false, name: phone ? "chalk" : "plate" },
    { card: beside, line: beside * CARD, ticket: false, name: phone ? "chalk beside" : "plate beside" },
    { card: ticket, line: Math.max(ticket * TICKET, 36), ticket: true, name: phone ? "chalk beside" : "plate beside" },
  ] satisfies { card: number; line: number; ticket: boolean; name: Name }[];
  const way = ways.find(({ line }) => lines(crew) * (line + gap) <= most) ?? ways[2];
  return { ...(way as (typeof ways)[number]), width: columnWidth, gap: way === ways[2] ? 4 : gap };
}

/** How large so many wanted footballers of a team are drawn, and where the middle of them lies. */
export function discs(at: Grid, own: boolean, count: number): { size: number; gap: number; y: number; high: number } {
  const gap = at.phone ? 4 : 8 * at.zoom;
  const title = at.phone ? 14 : 17 * at.zoom;
  const free = at.wanted.bottom - at.wanted.top - title - count * gap;
  const size = Math.min(own ? at.wanted.own : at.wanted.other, free / Math.max(1, count) / DISC);
  const high = title + count * (gap + size * DISC);
  const y = Math.min(Math.max(at.ball.y, at.wanted.top + high / 2), at.wanted.bottom - high / 2);
  return { size, gap, y, high };
}
const DISC = 1.22;
