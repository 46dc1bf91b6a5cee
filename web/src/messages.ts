// Written by tests/protocol.py: do not edit.

export type Event = [code: string, facts: Record<string, unknown>, ...untold: unknown[]];

export type Question = [code: string, facts: Record<string, unknown>];

export type Result = [points: number[], places: number[], code: string, rule: string];

export type Thing = [kind: string, number: number];

export type About = [act: string, things: Thing[]];

export interface PlaceShown {
  kind: "bot" | "closed" | "guest" | "open";
  name?: string;
  league?: string;
  guest?: number;
  ready?: boolean;
  away?: boolean;
  stand_in?: boolean;
  resigned?: boolean;
  line?: number;
}

export interface Asked {
  what: "go-on" | "hints" | "pause" | "rematch" | "swap-sides" | "undo";
  by: number;
  seat: number;
  agreed: number[];
}

export interface TableShown {
  code: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  names: string[];
  open: number;
}

export interface Hello {
  do: "hello";
  id: number;
  token?: string;
  name?: string;
  protocol?: number;
}

export interface Create {
  do: "create";
  id: number;
  game: string;
  places: string[];
  options?: Record<string, string>;
  deck?: string;
  listed?: boolean;
  tempo?: number;
  help?: number;
  clock?: "gentle" | "off" | "strict";
  league?: string;
}

export interface Enter {
  do: "enter";
  id: number;
  code: string;
  watch?: boolean;
}

export interface Leave {
  do: "leave";
  id: number;
}

export interface Sit {
  do: "sit";
  id: number;
  seat: number;
  name?: string;
}

export interface Rise {
  do: "rise";
  id: number;
  seat: number;
}

export interface Arrange {
  do: "arrange";
  id: number;
  seat: number;
  place: string;
}

export interface Ready {
  do: "ready";
  id: number;
  commitment?: string;
}

export interface Reveal {
  do: "reveal";
  id: number;
  nonce: string;
}

export interface Act {
  do: "act";
  id: number;
  seat: number;
  move: number;
  seen?: number;
  ms?: number;
}

export interface Front {
  do: "front";
  id: number;
  seat: number;
}

export interface Propose {
  do: "propose";
  id: number;
  what: "go-on" | "hints" | "pause" | "rematch" | "swap-sides" | "undo";
  seat?: number;
  commitment?: string;
}

export interface Consent {
  do: "consent";
  id: number;
  what: "go-on" | "hints" | "pause" | "rematch" | "swap-sides" | "undo";
  agree: boolean;
  commitment?: string;
}

export interface Resign {
  do: "resign";
  id: number;
  seat: number;
}

export interface Hint {
  do: "hint";
  id: number;
  seat: number;
}

export interface Say {
  do: "say";
  id: number;
  text: string;
}

export interface Emote {
  do: "emote";
  id: number;
  emote: "again" | "bye" | "goal" | "hurry" | "oops" | "ouch" | "thanks" | "well-played";
}

export interface Mute {
  do: "mute";
  id: number;
  guest: number;
  on?: boolean;
  block?: boolean;
}

export interface Remove {
  do: "remove";
  id: number;
  guest: number;
}

export interface Change {
  do: "change";
  id: number;
  listed?: boolean | null;
  chat?: boolean | null;
  clock?: "gentle" | "off" | "strict" | null;
  tempo?: number | null;
}

export interface Share {
  do: "share";
  id: number;
  on?: boolean;
}

export interface Close {
  do: "close";
  id: number;
}

export interface Tables {
  do: "tables";
  id: number;
}

export interface Download {
  do: "download";
  id: number;
}

export type AnyRequest = Hello | Create | Enter | Leave | Sit | Rise | Arrange | Ready | Reveal | Act | Front | Propose | Consent | Resign | Hint | Say | Emote | Mute | Remove | Change | Share | Close | Tables | Download;

export interface Done {
  is: "done";
  id: number;
  facts?: Record<string, unknown>;
}

export interface Refused {
  is: "refused";
  id: number;
  code: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

export interface Already {
  is: "already";
  id: number;
  facts?: Record<string, unknown>;
}

export interface Welcome {
  is: "welcome";
  guest: number;
  name: string;
  protocol?: number;
  token?: string;
}

export interface Room {
  is: "room";
  code: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  host: number;
  places: PlaceShown[];
  watching: number;
  listed: boolean;
  chat: boolean;
  clock: "gentle" | "off" | "strict";
  tempo: number;
  help: number;
  hints: boolean;
  league: string;
  paused: boolean;
  still: boolean;
  match: number;
  proposals?: Asked[];
  resigned?: number;
}

export interface You {
  is: "you";
  seats: number[];
  front: number;
  done: number;
}

export interface Sealed {
  is: "sealed";
  commitment: string;
  commitments: string[];
}

export interface Deal {
  is: "deal";
  match: number;
  game: string;
  setup: unknown;
  sides: number[];
  names: string[];
  moves: Record<number, [string, About]>;
  hand_ms: number;
  commitment?: string;
}

export interface Shown {
  is: "shown";
  n: number;
  seat: number | null;
  at: number;
  events: Event[];
  view: unknown;
  question?: Question | null;
  moves?: number[];
  fits?: number[] | null;
}

export interface Said {
  is: "said";
  guest: number;
  name: string;
  text?: string;
  emote?: string;
}

export interface Nudge {
  is: "nudge";
  seat: number;
}

export interface TablesShown {
  is: "tables";
  tables: TableShown[];
}

export interface Bye {
  is: "bye";
  code: string;
  record?: string;
}

export interface Notice {
  is: "notice";
  code: string;
  facts?: Record<string, unknown>;
}

export interface Pulse {
  is: "pulse";
  n: number;
}

export type AnyMessage = Done | Refused | Already | Welcome | Room | You | Sealed | Deal | Shown | Said | Nudge | TablesShown | Bye | Notice | Pulse;

export interface Beat {
  do: "beat";
  n: number;
}

export namespace Alarm {
  export type View = [seat: number | null, asked: number, question: string, turn: number, face: number, victim: number, yellow: number, row: number[], stock: number, height: number, top: number, hand: number[], hands: number[], searched: number[], revealed: number[][], best: number[], result: Result | null];

  export interface AlarmOptions {
    die: [number, number, number];
    start: number;
    whistle: string;
    reshuffle: string;
  }

  export type Footballer = [id: string, name: string, number: number, sign: string, colour: string];

  export interface AlarmDeck {
    name: string;
    digest: string;
    footballers: Footballer[];
  }

  export type Setup = [seats: number, options: AlarmOptions, deck: AlarmDeck, version: number];

  export interface Events {
    "hand": { cards?: number[]; seat: number };
    "pile": { top: number };
    "roll": { face: string; seat: number };
    "draw": { card?: number; seat: number };
    "search": { cards?: number[]; seat: number };
    "take": { card?: number; seat: number; top: number };
    "discard": { card: number; seat: number };
    "alarm": { card: number; place: number; seat: number };
    "steal": { card?: number; seat: number; victim: number };
    "whistle": { seat: number; thief: number };
    "play-on": { seat: number; thief: number };
    "reshuffle": { top: number };
    "end": { code: string; hands: number[][]; places: number[] };
  }

}

export namespace Rotweiss {
  export type View = [seat: number | null, goals: number[], aside: number[][], top: number, height: number, tops: number[][], heights: number[][], hands: number[], laid: number[], until: number, busy: number[], ready: boolean[], votes: boolean[], result: Result | null];

  export interface RotWeissOptions {
    larger: string;
    even: string;
    gather_ms: number;
    hand_ms: number;
    lock_ms: number;
    wrong: string;
    late_ms: number;
    still_ms: number;
    break_ms: number;
    vote: string;
  }

  export type Footballer = [side: number, number: number, name: string, sign: string, colour: string];

  export type Card = [side: number, number: number, passes: number[], tackles: number[], goal: boolean];

  export interface RotWeissDeck {
    name: string;
    digest: string;
    squads: Footballer[][];
    cards: Card[];
    copies: number[];
  }

  export type Setup = [seats: number, options: RotWeissOptions, deck: RotWeissDeck, version: number];

  export interface Events {
    "ready": { seat: number };
    "signal": {};
    "deal": { hands: number[]; height: number };
    "turn": { card: number; place: number; seat: number };
    "kick-off": { card: number; place: number; seat: number };
    "pass": { card: number; place: number; seat: number };
    "tackle": { card: number; place: number; seat: number };
    "back": { card: number; place: number; rule: string; seat: number };
    "late": { card: number; faster: number; ms: number; place: number; seat: number };
    "gather": { seat: number };
    "free": { seat: number };
    "vote": { seat: number };
    "goal": { card: number; goals: number[]; seat: number };
    "out": { card: number; rule: string };
    "end": { code: string; goals: number[]; places: number[] };
  }

}

export namespace Elfmeter {
  export type View = [seat: number | null, attacker: number, kick_offs: number[], middle: number, goals: number[], removed: number, attack: number[], spent: number[][], sizes: number[], stack: number[], penalty: boolean, chosen: number, until: number, busy: number[], ready: boolean[], result: Result | null];

  export interface ElfmeterOptions {
    start: number;
    opening: string;
    referee: string;
    round_ms: number;
    ready_ms: number;
    breath_ms: number;
    attempt_ms: number;
    hand_ms: number;
    lock_ms: number;
    wrong: string;
    ignored: string;
    choice_ms: number;
    throw: string;
    miss_percent: number;
  }

  export type Footballer = [side: number, number: number, name: string, sign: string, colour: string];

  export type Card = [id: string, players: number[], ball: number, kick: number, stops: number[], dive: number];

  export interface ElfmeterDeck {
    name: string;
    digest: string;
    squads: Footballer[][];
    cards: Card[];
  }

  export type Setup = [seats: number, options: ElfmeterOptions, deck: ElfmeterDeck, version: number];

  export interface Events {
    "ready": { seat: number };
    "signal": {};
    "kick-off": { left: number; seat: number };
    "pass": { card: number; place: number; seat: number };
    "tackle": { card: number; seat: number };
    "back": { card: number; rule: string; seat: number };
    "late": { card: number; faster: number; ms: number; rule: string; seat: number };
    "miss": { card: number; rule: string; seat: number };
    "free": { seat: number };
    "fault": { place: number; rule: string; seat: number };
    "breath": { rule?: string; seat: number };
    "out": { rule: string; seat: number };
    "penalty": { seat: number };
    "lot": { seat: number };
    "shot": { card: number; dive: number; seat: number };
    "save": { seat: number };
    "goal": { goals: number[]; seat: number };
    "end": { code: string; goals: number[]; places: number[] };
  }

}

export namespace Rotblau {
  export type View = [seat: number | null, scored: number[][], top: number, height: number, displays: number[][], tops: number[], heights: number[], lowers: number[], hands: number[], booked: number[], until: number, busy: number[], ready: boolean[], result: Result | null];

  export interface RotBlauOptions {
    larger: string;
    even: string;
    refill: string;
    action: string;
    setup: string;
    pair: string;
    gather_ms: number;
    yellow_ms: number;
    hand_ms: number;
    lock_ms: number;
    wrong: string;
    late_ms: number;
    still_ms: number;
    break_ms: number;
  }

  export type Footballer = [side: number, number: number, name: string, sign: string, colour: string];

  export type Card = [side: number, role: number, number: number, to: number, symbol: number, answers: number[]];

  export interface RotBlauDeck {
    name: string;
    digest: string;
    squads: Footballer[][];
    cards: Card[];
    copies: number[];
  }

  export type Setup = [seats: number, options: RotBlauOptions, deck: RotBlauDeck, version: number];

  export interface Events {
    "ready": { seat: number };
    "signal": {};
    "deal": { back: number[]; cards: number[]; hand: number; seat: number; setup: string };
    "turn": { card: number; count: number; seat: number };
    "kick-off": { card: number; place: number; seat: number };
    "pass": { card: number; place: number; seat: number };
    "tackle": { card: number; place: number; seat: number };
    "action": { card: number; place: number; seat: number };
    "answer": { card: number; place: number; seat: number };
    "back": { card: number; place: number; rule: string; seat: number };
    "late": { card: number; faster: number; ms: number; place: number; seat: number };
    "refill": { card: number; of: string; place: number; seat: number };
    "lower": { card: number; place: number; seat: number };
    "uncover": { card: number; seat: number };
    "gather": { seat: number };
    "display": { cards: number[]; seat: number };
    "free": { seat: number };
    "book": { card: number; place: number; seat: number; victim: number };
    "goal": { card: number; goals: number[]; seat: number };
    "void": { card: number; rule: string };
    "end": { code: string; goals: number[]; places: number[] };
  }

}

export namespace Finale {
  export type View = [seat: number | null, asked: number, period: number, goals: [number, number], field: [number[], number[]], bench: [number[], number[]], keeper: [number, number], turns: number[], booked: number[], subs: [number, number], hand: number[], hands: [number, number], stack: number[], stacks: [number, number], open: [number, number], attacker: number, attacks: number, active: number, counter: boolean, countered: boolean, action: number, slots: [number[], number[]], used: [number[], number[]], built: [number[], number[]], checks: number[], lost: number, gaps: [number[], number[]], question: number, shots: [number[], number[]], scored: [boolean[], boolean[]], starter: number, mine: number[], steps: number, waiting: boolean, result: Result | null];

  export interface FinaleOptions {
    die: number[];
    after90: string;
    tactics: string;
    squads: string;
    keeper: string;
    budget: [number, number];
    leg: string;
    aggregate: [number, number];
    standin: string;
  }

  export type Footballer = [id: string, name: string, club: number, position: number, value: number, x: string, strengths: number[], symbols: number[]];

  export type Tactic = [id: string, name: string, colour: number, strength: number, build: [number[], number[]], finish: [number[], number[]]];

  export interface FinaleDeck {
    name: string;
    digest: string;
    clubs: [string, string];
    footballers: Footballer[];
    tactics: Tactic[];
  }

  export type Setup = [seats: number, options: FinaleOptions, deck: FinaleDeck, version: number];

  export interface Events {
    "line-up": { bench: number[][]; field: number[][] };
    "period": { period: number };
    "draw": { seat: number; tactic?: number };
    "swap": { seat: number; tactic?: number };
    "substitution": { off: number; on: number; seat: number };
    "reveal": { tactics: number[] };
    "duel": { code: string; rolls: number[] };
    "attacker": { attacks: number; seat: number };
    "lay": { seat: number; tactic: number };
    "action": { action: number; seat: number };
    "empty": { count: number; seat: number; slot: string };
    "use": { footballer: number; seat: number };
    "contest": { action: number; bonus: number; rolls: number[]; seat: number; success: boolean; sums: number[] };
    "counter": { seat: number };
    "goal": { goals: number[]; seat: number };
    "risk": { footballer: number; hit: boolean; roll: number; seat: number; symbol: number };
    "lost": { cause: number; footballer: number; seat: number };
    "on": { footballer: number; seat: number };
    "off": { footballer: number; seat: number };
    "in-goal": { footballer: number; seat: number };
    "shoot-out": {};
    "shot": { footballer: number; keeper: number; rolls: number[]; scored: boolean; seat: number; sums: number[] };
    "end": { code: string; goals: number[]; places: number[] };
  }

}

export const VIEW_FIELDS = {
  alarm: ["seat", "asked", "question", "turn", "face", "victim", "yellow", "row", "stock", "height", "top", "hand", "hands", "searched", "revealed", "best", "result"],
  rotweiss: ["seat", "goals", "aside", "top", "height", "tops", "heights", "hands", "laid", "until", "busy", "ready", "votes", "result"],
  elfmeter: ["seat", "attacker", "kick_offs", "middle", "goals", "removed", "attack", "spent", "sizes", "stack", "penalty", "chosen", "until", "busy", "ready", "result"],
  rotblau: ["seat", "scored", "top", "height", "displays", "tops", "heights", "lowers", "hands", "booked", "until", "busy", "ready", "result"],
  finale: ["seat", "asked", "period", "goals", "field", "bench", "keeper", "turns", "booked", "subs", "hand", "hands", "stack", "stacks", "open", "attacker", "attacks", "active", "counter", "countered", "action", "slots", "used", "built", "checks", "lost", "gaps", "question", "shots", "scored", "starter", "mine", "steps", "waiting", "result"],
} as const;

export const FACT_KINDS: Record<string, Record<string, string>> = {
  alarm: { seat: "seat", victim: "seat", thief: "seat", card: "card", top: "card", cards: "card", hands: "card" },
  rotweiss: { seat: "seat", faster: "seat", card: "card" },
  elfmeter: { seat: "seat", faster: "seat", card: "card", dive: "card" },
  rotblau: { seat: "seat", victim: "seat", faster: "seat", card: "card", cards: "card", back: "card" },
  finale: { seat: "seat", footballer: "card", off: "card", on: "card", keeper: "card", tactic: "tactic", tactics: "tactic", field: "card", bench: "card" },
};
