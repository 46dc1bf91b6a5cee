// Written by tests/catalogue.py: do not edit.

export interface OptionOffered {
  name: string;
  rule: string;
  usual: string;
  kind: "choice" | "ms" | "starter" | "text" | "whole";
  /** Of a choice: its words. */
  values: string[];
  /** Of a number: its bounds. */
  least: number;
  most: number;
  /** Of anything else: what is expected, as the terminal says it. */
  expected: string;
}

export interface GameOffered {
  title: Record<"de" | "en", string>;
  races: boolean;
  players: [least: number, most: number];
  /** How many play if nobody says. */
  seats: number;
  leagues: string[];
  /** Acts for which a hand must carry something. */
  carries: string[];
  options: OptionOffered[];
  /** By code of an event: the rule by which it happens. */
  rules: Record<string, string>;
}

export type GameId = "alarm" | "rotweiss" | "elfmeter" | "rotblau" | "finale";

export const LEAGUES = ["bambini","kreisliga","regionalliga","bundesliga","weltklasse"];

export const USUAL_LEAGUE = "regionalliga";

export const CATALOGUE: Record<GameId, GameOffered> = {
  "alarm": {
    "title": {
      "en": "Fußball-Alarm",
      "de": "Fußball-Alarm"
    },
    "races": false,
    "players": [
      2,
      4
    ],
    "seats": 3,
    "leagues": [
      "bambini",
      "kreisliga",
      "regionalliga",
      "bundesliga",
      "weltklasse"
    ],
    "carries": [],
    "options": [
      {
        "name": "die",
        "rule": "R11",
        "usual": "2-2-2",
        "kind": "text",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "2-2-2, 3-2-1, … (1–9)"
      },
      {
        "name": "start",
        "rule": "A16",
        "usual": "lot",
        "kind": "starter",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "lot | A | B | …"
      },
      {
        "name": "whistle",
        "rule": "A1",
        "usual": "may",
        "kind": "choice",
        "values": [
          "may",
          "must"
        ],
        "least": 0,
        "most": 0,
        "expected": "may | must"
      },
      {
        "name": "reshuffle",
        "rule": "A6",
        "usual": "at-once",
        "kind": "choice",
        "values": [
          "at-once",
          "when-needed"
        ],
        "least": 0,
        "most": 0,
        "expected": "at-once | when-needed"
      }
    ],
    "rules": {
      "alarm": "R15",
      "discard": "R12",
      "draw": "R12",
      "end": "R22",
      "hand": "R4",
      "pile": "R4",
      "play-on": "R17.4",
      "reshuffle": "R20",
      "roll": "R11",
      "search": "R13",
      "steal": "R17.2",
      "take": "R13",
      "whistle": "R17.4"
    }
  },
  "rotweiss": {
    "title": {
      "en": "Rot gegen Weiß",
      "de": "Rot gegen Weiß"
    },
    "races": true,
    "players": [
      2,
      8
    ],
    "seats": 4,
    "leagues": [
      "bambini",
      "kreisliga",
      "regionalliga",
      "bundesliga",
      "weltklasse"
    ],
    "carries": [
      "gather",
      "lay",
      "turn"
    ],
    "options": [
      {
        "name": "larger",
        "rule": "B12",
        "usual": "red",
        "kind": "choice",
        "values": [
          "red",
          "white"
        ],
        "least": 0,
        "most": 0,
        "expected": "red | white"
      },
      {
        "name": "even",
        "rule": "B23",
        "usual": "no",
        "kind": "choice",
        "values": [
          "no",
          "yes"
        ],
        "least": 0,
        "most": 0,
        "expected": "no | yes"
      },
      {
        "name": "gather_ms",
        "rule": "B19",
        "usual": "1500",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 10000,
        "expected": "0–10000"
      },
      {
        "name": "hand_ms",
        "rule": "B20",
        "usual": "300",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 2000,
        "expected": "0–2000"
      },
      {
        "name": "lock_ms",
        "rule": "B8",
        "usual": "600",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 5000,
        "expected": "0–5000"
      },
      {
        "name": "wrong",
        "rule": "B8",
        "usual": "growing",
        "kind": "choice",
        "values": [
          "growing",
          "flat"
        ],
        "least": 0,
        "most": 0,
        "expected": "growing | flat"
      },
      {
        "name": "late_ms",
        "rule": "B21",
        "usual": "600",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 5000,
        "expected": "0–5000"
      },
      {
        "name": "still_ms",
        "rule": "B22",
        "usual": "60000",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 600000,
        "expected": "0–600000"
      },
      {
        "name": "break_ms",
        "rule": "B17",
        "usual": "5000",
        "kind": "ms",
        "values": [],
        "least": 1000,
        "most": 60000,
        "expected": "1000–60000"
      },
      {
        "name": "vote",
        "rule": "B10",
        "usual": "no",
        "kind": "choice",
        "values": [
          "no",
          "yes"
        ],
        "least": 0,
        "most": 0,
        "expected": "no | yes"
      }
    ],
    "rules": {
      "back": "B21",
      "deal": "B17",
      "end": "R21",
      "free": "B8",
      "gather": "R11",
      "goal": "R18",
      "kick-off": "R12",
      "late": "B21",
      "out": "R22",
      "pass": "R15",
      "tackle": "R15",
      "turn": "R8",
      "vote": "B10",
      "ready": "B17",
      "signal": "B17"
    }
  },
  "elfmeter": {
    "title": {
      "en": "Elfmeter!",
      "de": "Elfmeter!"
    },
    "races": true,
    "players": [
      2,
      2
    ],
    "seats": 2,
    "leagues": [
      "bambini",
      "kreisliga",
      "regionalliga",
      "bundesliga",
      "weltklasse"
    ],
    "carries": [
      "open",
      "play"
    ],
    "options": [
      {
        "name": "start",
        "rule": "C18",
        "usual": "lot",
        "kind": "starter",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "lot | A | B | …"
      },
      {
        "name": "opening",
        "rule": "C21",
        "usual": "blind",
        "kind": "choice",
        "values": [
          "blind",
          "leaf"
        ],
        "least": 0,
        "most": 0,
        "expected": "blind | leaf"
      },
      {
        "name": "referee",
        "rule": "C3",
        "usual": "late",
        "kind": "choice",
        "values": [
          "late",
          "strict"
        ],
        "least": 0,
        "most": 0,
        "expected": "late | strict"
      },
      {
        "name": "round_ms",
        "rule": "R20",
        "usual": "5000",
        "kind": "ms",
        "values": [],
        "least": 100,
        "most": 60000,
        "expected": "100–60000"
      },
      {
        "name": "ready_ms",
        "rule": "C11",
        "usual": "2500",
        "kind": "ms",
        "values": [],
        "least": 100,
        "most": 60000,
        "expected": "100–60000"
      },
      {
        "name": "breath_ms",
        "rule": "C4",
        "usual": "5000",
        "kind": "ms",
        "values": [],
        "least": 100,
        "most": 60000,
        "expected": "100–60000"
      },
      {
        "name": "attempt_ms",
        "rule": "C22",
        "usual": "20000",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 600000,
        "expected": "0–600000"
      },
      {
        "name": "hand_ms",
        "rule": "C23",
        "usual": "300",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 2000,
        "expected": "0–2000"
      },
      {
        "name": "lock_ms",
        "rule": "C23",
        "usual": "600",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 5000,
        "expected": "0–5000"
      },
      {
        "name": "wrong",
        "rule": "C23",
        "usual": "growing",
        "kind": "choice",
        "values": [
          "growing",
          "flat"
        ],
        "least": 0,
        "most": 0,
        "expected": "growing | flat"
      },
      {
        "name": "ignored",
        "rule": "C23",
        "usual": "spent",
        "kind": "choice",
        "values": [
          "spent",
          "back"
        ],
        "least": 0,
        "most": 0,
        "expected": "spent | back"
      },
      {
        "name": "choice_ms",
        "rule": "C10",
        "usual": "10000",
        "kind": "ms",
        "values": [],
        "least": 1000,
        "most": 60000,
        "expected": "1000–60000"
      },
      {
        "name": "throw",
        "rule": "C9",
        "usual": "sure",
        "kind": "choice",
        "values": [
          "sure",
          "sloppy"
        ],
        "least": 0,
        "most": 0,
        "expected": "sure | sloppy"
      },
      {
        "name": "miss_percent",
        "rule": "C9",
        "usual": "10",
        "kind": "whole",
        "values": [],
        "least": 0,
        "most": 50,
        "expected": "0–50"
      }
    ],
    "rules": {
      "back": "R8",
      "breath": "C4",
      "end": "R21",
      "fault": "R14",
      "free": "C23",
      "goal": "R18",
      "kick-off": "R20",
      "late": "C14",
      "lot": "C4",
      "miss": "R22",
      "out": "R23",
      "pass": "R8",
      "penalty": "R14",
      "save": "R17",
      "shot": "R17",
      "tackle": "R10"
    }
  },
  "rotblau": {
    "title": {
      "en": "Rot gegen Blau",
      "de": "Rot gegen Blau"
    },
    "races": true,
    "players": [
      2,
      4
    ],
    "seats": 2,
    "leagues": [
      "bambini",
      "kreisliga",
      "regionalliga",
      "bundesliga",
      "weltklasse"
    ],
    "carries": [
      "book",
      "play",
      "turn"
    ],
    "options": [
      {
        "name": "larger",
        "rule": "R2",
        "usual": "red",
        "kind": "choice",
        "values": [
          "red",
          "blue"
        ],
        "least": 0,
        "most": 0,
        "expected": "red | blue"
      },
      {
        "name": "even",
        "rule": "D32",
        "usual": "no",
        "kind": "choice",
        "values": [
          "no",
          "yes"
        ],
        "least": 0,
        "most": 0,
        "expected": "no | yes"
      },
      {
        "name": "refill",
        "rule": "D1",
        "usual": "hand",
        "kind": "choice",
        "values": [
          "hand",
          "discard"
        ],
        "least": 0,
        "most": 0,
        "expected": "hand | discard"
      },
      {
        "name": "action",
        "rule": "D3",
        "usual": "anywhere",
        "kind": "choice",
        "values": [
          "anywhere",
          "turned"
        ],
        "least": 0,
        "most": 0,
        "expected": "anywhere | turned"
      },
      {
        "name": "setup",
        "rule": "D4",
        "usual": "shuffle",
        "kind": "choice",
        "values": [
          "shuffle",
          "under"
        ],
        "least": 0,
        "most": 0,
        "expected": "shuffle | under"
      },
      {
        "name": "pair",
        "rule": "D9",
        "usual": "no",
        "kind": "choice",
        "values": [
          "no",
          "yes"
        ],
        "least": 0,
        "most": 0,
        "expected": "no | yes"
      },
      {
        "name": "gather_ms",
        "rule": "D28",
        "usual": "1500",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 10000,
        "expected": "0–10000"
      },
      {
        "name": "yellow_ms",
        "rule": "D28",
        "usual": "4000",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 20000,
        "expected": "0–20000"
      },
      {
        "name": "hand_ms",
        "rule": "D29",
        "usual": "300",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 2000,
        "expected": "0–2000"
      },
      {
        "name": "lock_ms",
        "rule": "D30",
        "usual": "600",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 5000,
        "expected": "0–5000"
      },
      {
        "name": "wrong",
        "rule": "D30",
        "usual": "growing",
        "kind": "choice",
        "values": [
          "growing",
          "flat"
        ],
        "least": 0,
        "most": 0,
        "expected": "growing | flat"
      },
      {
        "name": "late_ms",
        "rule": "D30",
        "usual": "600",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 5000,
        "expected": "0–5000"
      },
      {
        "name": "still_ms",
        "rule": "D31",
        "usual": "60000",
        "kind": "ms",
        "values": [],
        "least": 0,
        "most": 600000,
        "expected": "0–600000"
      },
      {
        "name": "break_ms",
        "rule": "R7",
        "usual": "5000",
        "kind": "ms",
        "values": [],
        "least": 100,
        "most": 60000,
        "expected": "100–60000"
      }
    ],
    "rules": {
      "back": "D30",
      "book": "R22",
      "deal": "R4",
      "display": "R11",
      "end": "R18",
      "free": "R11",
      "gather": "R11",
      "goal": "R16",
      "late": "D30",
      "lower": "R8",
      "refill": "R10",
      "turn": "R8",
      "uncover": "R9",
      "void": "R24"
    }
  },
  "finale": {
    "title": {
      "en": "Finale",
      "de": "Finale"
    },
    "races": false,
    "players": [
      2,
      2
    ],
    "seats": 2,
    "leagues": [
      "bambini",
      "kreisliga",
      "regionalliga",
      "bundesliga",
      "weltklasse"
    ],
    "carries": [],
    "options": [
      {
        "name": "die",
        "rule": "R18",
        "usual": "0-1-1-2-2-3",
        "kind": "text",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "0-1-1-2-2-3, … (6 × 0–3)"
      },
      {
        "name": "after90",
        "rule": "R8",
        "usual": "draw",
        "kind": "choice",
        "values": [
          "draw",
          "extra-time"
        ],
        "least": 0,
        "most": 0,
        "expected": "draw | extra-time"
      },
      {
        "name": "tactics",
        "rule": "R47",
        "usual": "colour",
        "kind": "choice",
        "values": [
          "colour",
          "free"
        ],
        "least": 0,
        "most": 0,
        "expected": "colour | free"
      },
      {
        "name": "squads",
        "rule": "R6",
        "usual": "choose",
        "kind": "choice",
        "values": [
          "choose",
          "first",
          "x"
        ],
        "least": 0,
        "most": 0,
        "expected": "choose | first | x"
      },
      {
        "name": "keeper",
        "rule": "E36",
        "usual": "allowed",
        "kind": "choice",
        "values": [
          "allowed",
          "injury-only"
        ],
        "least": 0,
        "most": 0,
        "expected": "allowed | injury-only"
      },
      {
        "name": "budget",
        "rule": "R48",
        "usual": "50-50",
        "kind": "text",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "50-50 (40–60)"
      },
      {
        "name": "leg",
        "rule": "R48",
        "usual": "single",
        "kind": "choice",
        "values": [
          "single",
          "first",
          "second"
        ],
        "least": 0,
        "most": 0,
        "expected": "single | first | second"
      },
      {
        "name": "aggregate",
        "rule": "R48",
        "usual": "0-0",
        "kind": "text",
        "values": [],
        "least": 0,
        "most": 0,
        "expected": "2-1 (0–99)"
      },
      {
        "name": "standin",
        "rule": "E40",
        "usual": "lost",
        "kind": "choice",
        "values": [
          "lost",
          "anybody"
        ],
        "least": 0,
        "most": 0,
        "expected": "lost | anybody"
      }
    ],
    "rules": {
      "action": "R16",
      "attacker": "R12",
      "contest": "R18",
      "counter": "R29",
      "draw": "R14",
      "duel": "R15",
      "empty": "E40",
      "goal": "R18",
      "in-goal": "R39",
      "lay": "R27",
      "line-up": "R7",
      "lost": "R36",
      "off": "E13",
      "on": "R36",
      "period": "R12",
      "reveal": "R12",
      "risk": "R36",
      "shoot-out": "R45",
      "shot": "R45",
      "substitution": "R42",
      "swap": "R28",
      "use": "R17"
    }
  }
};
