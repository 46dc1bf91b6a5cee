// Cards for the gallery, as the decks give them.

import type { Footballer } from "../kit/print";

export interface Shirt {
  side: number;
  number: number;
}
export interface Race extends Footballer {
  side: number;
  passes: Shirt[];
  tackles: Shirt[];
  goal: boolean;
}

const seven = (name: string, number: number, sign: string, colour: string): Footballer => ({ name, number, sign, colour });
export const SEVEN: Footballer[] = [
  seven("Tilda Tatze", 1, "▲", "yellow"),
  seven("Bruno Block", 4, "■", "blue"),
  seven("Greta Grätsche", 5, "◆", "green"),
  seven("Fritz Flanke", 7, "●", "red"),
  seven("Lotte Lupfer", 9, "★", "magenta"),
  seven("Hanno Hacke", 10, "✚", "cyan"),
  seven("Kalle Konter", 11, "▼", "white"),
];

const NAMES = [
  ["Kaya♚", "Bela■", "Cem▲", "Dora◆", "Emil●", "Finn▼", "Gesa♠", "Hugo♣", "Ida♥", "Jaro★", "Lotte♞"],
  ["Mats♔", "Nele□", "Otis△", "Pia◇", "Quin○", "Rosa▽", "Samu♤", "Tilda♧", "Udo♡", "Vera☆", "Wim♘"],
];

const line = (n: number): string => (n === 1 ? "yellow" : n < 5 ? "blue" : n < 9 ? "green" : "magenta");

export const SQUADS: Race[][] = NAMES.map((squad, side) =>
  squad.map((who, i) => ({
    side,
    number: i + 1,
    name: who.slice(0, -1),
    sign: who.slice(-1),
    colour: line(i + 1),
    passes: [
      { side, number: ((i * 3 + 4) % 11) + 1 },
      { side, number: ((i * 5 + 6) % 11) + 1 },
    ].slice(0, 1 + (i % 2)),
    tackles: [
      { side: 1 - side, number: ((i * 7 + 4) % 11) + 1 },
      { side: 1 - side, number: 10 },
    ].slice(0, 2 - (i % 2)),
    goal: i > 8,
  })),
);

export const race = (side: number, number: number): Race => SQUADS[side]?.[number - 1] as Race;

/** What people's own decks may hold. */
export const OWN: Footballer[] = [
  seven("Maximilian-Alexander von und zu Hohenstein", 99, "☂", "türkis"),
  seven("Zoë", 123, "Ω", "black"),
  seven("Wilhelmine Wintersberger", 12, "❄", "white"),
];
