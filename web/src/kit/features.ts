// Faces as strokes in a box of 100, from the back to the front.

import { GOLD, INK } from "./print";
import { HAIR_COLOURS, SKINS, type Traits } from "./faces";

/** One stroke: filled, lined, or both. `thin` is a part of the usual line. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  thin?: number;
}

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const both = (d: string, fill: string): Stroke => ({ d, fill, line: INK });
const line = (d: string, thin = 1): Stroke => ({ d, line: INK, thin });
const dot = (x: number, y: number, r: number, fill: string = INK): Stroke => ({ d: circle(x, y, r), fill });

const HEADS: Record<Traits["head"], string> = {
  round: "M27 52C27 35 36 27 50 27S73 35 73 52C73 70 64 80 50 80S27 70 27 52Z",
  long: "M31 45C31 32 38 26 50 26S69 32 69 45V64C69 77 61 84 50 84S31 77 31 64Z",
  jaw: "M29 44C29 32 37 27 50 27S71 32 71 44V66C71 75 65 81 57 81H43C35 81 29 75 29 66Z",
  pear: "M32 43C32 33 39 27 50 27S68 33 68 43C68 50 74 55 74 64C74 75 64 81 50 81S26 75 26 64C26 55 32 50 32 43Z",
  pointed: "M28 44C28 32 37 26 50 26S72 32 72 44C72 58 63 73 50 84C37 73 28 58 28 44Z",
};
const EARS: Record<Traits["head"], number> = { round: 23, long: 20, jaw: 22, pear: 21, pointed: 22 };

// Scalps end at the hairline; what hangs down lies behind the head.
const SCALP = "M26 50C24 30 35 19 50 19S76 30 74 50C70 42 66 38 60 36C50 39 38 39 32 40C29 43 27 46 26 50Z";
const CROWN = "M26 48C25 29 36 21 50 21S75 29 74 48C68 38 60 35 50 35S32 38 26 48Z";

const BACK: Partial<Record<Traits["hair"], string[]>> = {
  ponytail: ["M64 27C76 14 95 22 94 44C93 58 88 66 82 72C76 62 80 50 68 42Z"],
  long: ["M15 88C9 66 14 40 20 30C27 17 39 13 50 13S73 17 80 30C86 40 91 66 85 88C80 92 70 91 67 87V50H33V87C30 91 20 92 15 88Z"],
  afro: ["M50 2C74 2 89 19 89 40C89 57 80 68 70 70H30C20 68 11 57 11 40C11 19 26 2 50 2Z"],
  plaits: [
    "M24 50C14 53 12 65 17 70C11 74 11 82 17 86C19 93 28 93 29 86C34 80 32 74 28 71C33 66 32 58 30 54Z",
    "M76 50C86 53 88 65 83 70C89 74 89 82 83 86C81 93 72 93 71 86C66 80 68 74 72 71C67 66 68 58 70 54Z",
  ],
  bun: [circle(50, 11, 9.5)],
  curtains: ["M21 66C15 40 25 18 50 17S85 40 79 66C76 70 70 70 68 64V44H32V64C30 70 24 70 21 66Z"],
};

/** Hair in front of the head. `open` is the line alone where the rest melts into the hair behind. */
interface Lock {
  d: string;
  open?: string;
}

const FRONT: Record<Traits["hair"], Lock[]> = {
  cap: [],
  crop: [{ d: CROWN }],
  "flat-top": [{ d: "M27 45C27 39 24 20 23 11H77C76 20 73 39 73 45C70 38 66 35 62 34H38C34 35 30 38 27 45Z" }],
  bowl: [{ d: "M22 58C17 30 32 14 50 14S83 30 78 58C76 61 70 61 69 57V44C56 47 44 47 31 44V57C30 61 24 61 22 58Z" }],
  tufts: [{ d: "M29 42C22 39 16 46 20 51C17 57 23 62 29 58Z" }, { d: "M71 42C78 39 84 46 80 51C83 57 77 62 71 58Z" }],
  curls: [{ d: "M26 52C16 52 14 42 20 38C14 30 20 21 28 23C29 12 40 9 46 14C51 6 63 8 65 16C74 13 81 20 78 28C86 32 86 42 79 44C81 49 78 53 74 52C74 45 71 41 66 41C62 45 56 44 53 40C48 44 42 44 39 40C33 40 27 44 26 52Z" }],
  curtains: [{ d: "M50 20C38 18 25 26 25 52L29 60C32 49 39 42 50 33C61 42 68 49 71 60L75 52C75 26 62 18 50 20Z", open: "M29 60C32 49 39 42 50 33C61 42 68 49 71 60M50 33V20" }],
  spikes: [{ d: "M26 48L15 27L31 30L30 9L43 21L53 3L60 21L74 9L71 29L87 27L74 48C68 40 60 37 50 37S32 40 26 48Z" }],
  bun: [{ d: CROWN }],
  ponytail: [{ d: SCALP }],
  mohawk: [{ d: "M43 38C45 28 44 16 42 6C50 2 62 1 69 5C66 16 60 28 60 38C55 35 48 35 43 38Z" }],
  long: [{ d: "M27 58C21 30 36 17 50 17S79 30 73 58C71 48 68 41 63 35C54 41 42 43 33 42C30 46 28 51 27 58Z", open: "M27 58C28 51 30 46 33 42C42 43 54 41 63 35C68 41 71 48 73 58" }],
  afro: [{ d: "M27 52C20 26 36 16 50 16S80 26 73 52C73 46 71 42 68 41C65 37 61 36 58 38C54 35 50 35 47 38C43 35 38 36 36 39C31 40 28 45 27 52Z", open: "M27 52C28 45 31 40 36 39C38 36 43 35 47 38C50 35 54 35 58 38C61 36 65 37 68 41C71 42 73 46 73 52" }],
  plaits: [{ d: "M25 54C21 30 34 18 50 18S79 30 75 54C73 44 62 38 50 29C38 38 27 44 25 54Z" }],
};
/** Under these the ears are not seen. */
const COVERED = ["long", "curtains", "afro"];

function locks(face: Traits, hair: string): Stroke[] {
  const out = FRONT[face.hair].flatMap(({ d, open }): Stroke[] => (open ? [{ d, fill: hair }, line(open)] : [both(d, hair)]));
  const shine = SHINE[face.hair];
  if (shine) out.push({ d: shine, line: face.colour === 0 ? "#6a645b" : "#1b1a17", thin: face.colour === 0 ? 0.5 : 0.42 });
  if (face.hair === "tufts") out.push(line("M50 27C46 21 51 17 55 20", 0.8));
  return out;
}
/** A few single hairs, so that black hair does not become a hole. */
const SHINE: Partial<Record<Traits["hair"], string>> = {
  "flat-top": "M34 18V27M44 18V24M66 18V25",
  mohawk: "M51 11L52 27",
  bowl: "M34 28Q40 20 50 20",
  ponytail: "M33 31Q38 25 47 24",
  crop: "M35 30Q41 26 49 26",
  bun: "M35 30Q41 26 49 26",
  spikes: "M38 30L44 33M55 28L53 33",
  curls: "M31 31Q32 26 37 26M51 22Q56 19 59 24",
  afro: "M20 36Q22 20 36 13",
  long: "M31 30Q36 21 47 20",
};

function cap(kit: string, band: boolean): Stroke[] {
  const out = [both("M25 45C21 24 35 13 50 13S79 22 77 42C60 39 40 39 25 45Z", kit)];
  if (band) out.push({ d: "M24.5 39C40 33 60 32.5 76.5 36", line: INK, thin: 1.7 }, { d: "M25.5 39C40 33 60 32.5 76 36", line: "#fffbf0", thin: 0.9 });
  out.push(both("M46 40.5C58 38 72 39 95 44C98 46 97 51 93 51C80 52 62 47 46 46Z", kit), { d: "M50 13.5V11.5", line: INK });
  return out;
}

function eyes(face: Traits): Stroke[] {
  const look = face.extra === "glasses" && face.eyes === "wide" ? "dots" : face.eyes;
  return [40.5, 59.5].flatMap((x): Stroke[] => {
    if (look === "dots") return [dot(x, 52, 3.7)];
    if (look === "sleepy") return [dot(x, 53.5, 3.2), line(`M${x - 6} 51H${x + 6}`, 0.85)];
    if (look === "wide") return [{ d: circle(x, 52, 6.4), fill: "#fffbf0", line: INK, thin: 0.7 }, dot(x, 52.5, 2.8)];
    return [line(`M${x - 6} 54Q${x} 45.5 ${x + 6} 54`, 0.9)];
  });
}

const BROWS: Record<Traits["brows"], string> = {
  flat: "M34 43H46M54 43H66",
  raised: "M34 43Q40 37 47 42M53 42Q60 37 66 43",
  angry: "M34 40L46 45M66 40L54 45",
  "one-up": "M34 44H46M54 41Q60 35 67 40",
  joined: "M33 43Q42 41 50 45Q58 41 67 43",
};

const NOSES: Record<Traits["nose"], string> = {
  button: "M46.5 59.5Q50 63 53.5 59.5",
  long: "M51 50L46.5 61H52",
  hook: "M49 50C54 55 56 61 48 61.5",
  dots: "M47.4 60v.1M52.6 60v.1",
  bulb: "M46 56.5a4.4 4.4 0 1 0 8 0",
};

function mouth(face: Traits): Stroke[] {
  const low = face.extra === "moustache" ? 2 : 0;
  const y = (n: number): number => n + low;
  switch (face.mouth) {
    case "smile":
      return [line(`M40 ${y(67)}Q50 ${y(76)} 60 ${y(67)}`)];
    case "line":
      return [line(`M42 ${y(70)}H58`)];
    case "shout":
      return [both(`M41 ${y(66)}Q50 ${y(64)} 59 ${y(66)}C60 ${y(73)} 56 ${y(78)} 50 ${y(78)}S40 ${y(73)} 41 ${y(66)}Z`, "#7c1712"), { d: `M45 ${y(74.5)}Q50 ${y(71)} 55 ${y(74.5)}Q50 ${y(78)} 45 ${y(74.5)}Z`, fill: "#ee8a7a" }];
    case "teeth":
      return [both(`M38 ${y(66)}H62C62 ${y(74)} 57 ${y(77)} 50 ${y(77)}S38 ${y(74)} 38 ${y(66)}Z`, "#fffbf0"), line(`M50 ${y(66)}V${y(76)}`, 0.55)];
    case "smirk":
      return [line(`M42 ${y(71)}Q53 ${y(73)} 60 ${y(65)}`)];
    case "o":
      return [both(`M50 ${y(66)}C54 ${y(66)} 55 ${y(69)} 55 ${y(71)}S53 ${y(77)} 50 ${y(77)}S45 ${y(74)} 45 ${y(71)}S46 ${y(66)} 50 ${y(66)}Z`, "#7c1712")];
    case "sulk":
      return [line(`M40 ${y(73)}Q50 ${y(64)} 60 ${y(73)}`)];
  }
}

const plaster = (x: number, y: number): Stroke[] => [
  { d: `M${x - 9} ${y + 1}L${x + 4} ${y - 8}a4.8 4.8 0 0 1 5.6 7.8L${x - 3.4} ${y + 8.8}a4.8 4.8 0 0 1 -5.6 -7.8Z`, fill: "#fbe7d3", line: INK, thin: 0.7 },
  { d: `M${x - 3.6} ${y - 1.6}l3.6 5.2M${x + 0.8} ${y - 4.6}l3.6 5.2`, line: "#c08c63", thin: 0.42 },
];

const BAND = "M26 44C32 36 42 34 50 34S68 36 74 44L75 34.5C68 26.5 59 25 50 25S32 26.5 25 34.5Z";

function extra(face: Traits, hair: string): Stroke[] {
  switch (face.extra) {
    case "moustache":
      return [both("M35 67C36 62 44 59.5 50 63.5C56 59.5 64 62 65 67C60 69.5 54 69 50 66.5C46 69 40 69.5 35 67Z", hair)];
    case "freckles":
      return [34, 38.5, 36, 62, 66.5, 64].map((x, i) => dot(x, [60, 62, 65.5][i % 3] ?? 60, 1.5, face.skin > 1 ? "#5d3216" : "#b4602c"));
    case "glasses":
      return [
        { d: circle(40, 52, 9.4) + circle(60, 52, 9.4), line: INK, thin: 0.85 },
        line("M49 51Q50 49.5 51 51M30.6 51L27 49M69.4 51L73 49", 0.85),
        { d: "M35 49.5L38.5 46M55 49.5L58.5 46", line: "#fffbf0", thin: 0.5 },
      ];
    case "plaster":
      return plaster(62, 64);
    case "earring":
      return [{ d: circle(50 + EARS[face.head] + 2.5, 66, 4), line: INK, thin: 1.5 }, { d: circle(50 + EARS[face.head] + 2.5, 66, 4), line: GOLD, thin: 0.7 }];
    case "headband":
      if (face.hair === "cap") return [];
      return [{ d: BAND, fill: "#fffbf0", line: INK, thin: 0.85 }, { d: "M27.5 38C34 31.5 42 29.8 50 29.8S66 31.5 72.5 38", line: "#c4301f", thin: 0.5 }];
    case "stubble":
      return [36, 40, 45, 50, 55, 60, 64].map((x, i) => dot(x, [70, 74.6, 77.4, 78.4, 77.4, 74.6, 70][i] ?? 70, 1.15, face.skin > 2 ? INK : "#4c3424"));
    case "gum":
      return [both(circle(60, 71.5, 9), "#f0a0ba"), { d: "M55.5 69Q57 65.5 60.5 65.5", line: "#fff4f4", thin: 0.6 }];
    default:
      return []; // a beard lies behind the mouth
  }
}

const beard = (hair: string, skin: string): Stroke[] => [
  both("M27.5 54C30 62 36 63 41 62Q50 59 59 62C64 63 70 62 72.5 54C75 74 65 89 50 89S25 74 27.5 54Z", hair),
  { d: "M38.5 71C38.5 65.5 44 64 50 64S61.5 65.5 61.5 71S56 80 50 80S38.5 76.5 38.5 71Z", fill: skin },
];

const HURT: Stroke[] = [
  line("M36 47.5L45 56.5M45 47.5L36 56.5M55 47.5L64 56.5M64 47.5L55 56.5", 0.95),
  line("M41 72Q44 67.5 47 71T53 71T59 70.5", 0.9),
  both(BAND, "#fffbf0"),
  { d: "M50 27v6.4M46.8 30.2h6.4", line: "#c4301f", thin: 0.65 },
  ...plaster(63, 65),
];

export interface Kit {
  shirt: string;
  collar: string;
}

/** All strokes of a face, in order. */
export function strokes(face: Traits, kit: Kit, how: { hurt: boolean; bust: boolean }): Stroke[] {
  const skin = SKINS[face.skin] ?? SKINS[0];
  const hair = HAIR_COLOURS[face.colour] ?? HAIR_COLOURS[0];
  const ear = EARS[face.head];
  const out: Stroke[] = [];
  if (how.bust)
    out.push(
      both("M8 106C9 92 24 86 38 84H62C76 86 91 92 92 106Z", kit.shirt),
      both("M36 83L50 98L64 83Z", skin === kit.collar ? "#fffbf0" : kit.collar),
    );
  for (const d of BACK[face.hair] ?? []) out.push(both(d, hair));
  if (!COVERED.includes(face.hair)) for (const side of [-1, 1]) out.push(both(circle(50 + side * (ear + 1.5), 55, 6), skin));
  out.push(both(HEADS[face.head], skin));
  if (how.hurt) return [...out, ...locks(face, hair), line(NOSES[face.nose], 0.85), ...HURT];
  if (face.extra === "beard") out.push(...beard(hair, skin));
  out.push(...mouth(face), line(NOSES[face.nose], 0.85), ...eyes(face), line(BROWS[face.brows]), ...locks(face, hair));
  if (face.hair === "cap") out.push(...cap(kit.shirt, face.extra === "headband"));
  return [...out, ...extra(face, hair)];
}
