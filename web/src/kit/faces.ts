// A face from a number: which hair, head, eyes … a footballer has. Drawn by features.ts.

export const HAIR = ["cap", "crop", "flat-top", "bowl", "tufts", "curls", "curtains", "spikes", "bun", "ponytail", "mohawk", "long", "afro", "plaits"] as const;
export const HEADS = ["round", "long", "jaw", "pear", "pointed"] as const;
export const BROWS = ["flat", "raised", "angry", "one-up", "joined"] as const;
export const EYES = ["dots", "sleepy", "wide", "laughing"] as const;
export const NOSES = ["button", "long", "hook", "dots", "bulb"] as const;
export const MOUTHS = ["smile", "line", "shout", "teeth", "smirk", "o", "sulk"] as const;
export const EXTRAS = ["none", "moustache", "beard", "freckles", "glasses", "plaster", "earring", "headband", "stubble", "gum"] as const;

export const HAIR_COLOURS = ["#2d2a26", "#7a3d1c", "#d8621f", "#f0bd43", "#b4b1a8"] as const;
export const SKINS = ["#f7d9b4", "#e2ae7c", "#be8353", "#98623c"] as const;

export interface Traits {
  hair: (typeof HAIR)[number];
  colour: number;
  skin: number;
  head: (typeof HEADS)[number];
  brows: (typeof BROWS)[number];
  eyes: (typeof EYES)[number];
  nose: (typeof NOSES)[number];
  mouth: (typeof MOUTHS)[number];
  extra: (typeof EXTRAS)[number];
}

const pick = <T>(list: readonly T[], n: number): T => list[((n % list.length) + list.length) % list.length] as T;

/** By squad and number: not every name of the standard decks wears a beard. */
const OVERRIDES: Record<string, Partial<Traits>> = {
  "1/4": { hair: "plaits", extra: "glasses" },
  "1/7": { extra: "freckles" },
  "2/4": { hair: "long", extra: "glasses" },
  "2/6": { extra: "earring" },
  "2/8": { extra: "earring" },
  "3/6": { extra: "plaster" },
  "4/7": { extra: "glasses" },
  "5/1": { extra: "freckles" },
  "5/9": { extra: "headband" },
  "5/11": { extra: "freckles" },
  "6/2": { extra: "plaster" },
  "6/4": { hair: "afro", extra: "earring" },
  "6/10": { extra: "gum" },
};

/** The face of shirt `n` in squad `q`: alarm 0, rotweiss 1–2, elfmeter 3–4, rotblau 5–6. */
export function traits(q: number, n: number): Traits {
  return {
    hair: n === 1 ? "cap" : pick(HAIR, n > 11 ? [12, 1, 13][n % 3] ?? 1 : n),
    colour: (2 * n + q) % 5,
    skin: (3 * n + 2 * q + (n > 5 ? 1 : 0)) % 4,
    head: pick(HEADS, n + 2 * q),
    brows: pick(BROWS, 3 * n + q),
    eyes: pick(EYES, n + 3 * q),
    nose: pick(NOSES, 2 * n + 3 * q),
    mouth: pick(MOUTHS, 5 * n + 2 * q),
    extra: pick(EXTRAS, 7 * n + 3 * q),
    ...OVERRIDES[`${q}/${n}`],
  };
}

/** One of the sixty of Finale, who have no numbers on their shirts. */
export function sixty(i: number): Traits {
  const b = Math.floor(i / 14);
  return {
    hair: pick(HAIR, 5 * i),
    colour: (3 * i + 2 * b) % 5,
    skin: (3 * i + b) % 4,
    head: pick(HEADS, i + b),
    brows: pick(BROWS, 2 * i + b),
    eyes: pick(EYES, i + b),
    nose: pick(NOSES, 3 * i + b),
    mouth: pick(MOUTHS, 2 * i + b),
    extra: pick(EXTRAS, 9 * i + 2 * b),
  };
}

/** Somebody at the table: the same name has the same face everywhere. */
export function somebody(name: string): Traits {
  let hash = 7;
  for (const c of name) hash = (hash * 31 + (c.codePointAt(0) ?? 0)) % 9973;
  return sixty(hash % 60);
}

/** What one sees first. Any two faces of a deck differ in at least two of these. */
export const loud = (face: Traits): unknown[] => [face.hair, face.colour, face.skin, face.extra];
