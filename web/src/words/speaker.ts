/** Puts what a game says in codes and numbers into sentences for one reader: the same sentences as
 * the terminal's Speaker. */

import type { GameId } from "../catalogue";
import { FACT_KINDS } from "../messages";
import type { About, Alarm, Deal, Question, Refused, Rotweiss } from "../messages";
import { type Facts, say, words } from "./words.svelte";

/** Events that belong to no game. */
const ANY_GAME = new Set(["take-back"]);
const LETTERS = "abcdefgh";
const LONGEST_NAME = 40;

interface Told {
  code: string;
  facts: object;
}

/** What is printed on a card: proper names, in no language. */
const LABELS: Partial<Record<GameId, (deck: never, card: number) => string>> = {
  alarm: (deck: Alarm.AlarmDeck, card) => {
    const [, name, , sign] = deck.footballers[card] ?? ["", "", 0, ""];
    return `${sign} ${name}`;
  },
  rotweiss: (deck: Rotweiss.RotWeissDeck, card) => {
    const [side, number] = deck.cards[card] ?? [0, 1];
    const [, , name, sign] = deck.squads[side]?.[number - 1] ?? [0, 0, "", ""];
    return `${sign} ${name} ${number}`;
  },
};

export class Speaker<G extends GameId = GameId> {
  readonly names: string[];
  private readonly deck: never;
  private readonly kinds: Record<string, string>;
  private readonly moves: Record<number, [string, About]>;

  constructor(
    readonly game: G,
    deal: Pick<Deal, "moves" | "names" | "setup">,
  ) {
    this.names = deal.names.map((name) =>
      name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`,
    );
    this.deck = (deal.setup as unknown[])[2] as never;
    this.kinds = FACT_KINDS[game] ?? {};
    this.moves = deal.moves;
  }

  /** The event as the seat was told it. */
  event(event: Told | { code: PropertyKey; facts: object }, me: number | null): string {
    const code = String(event.code);
    const facts = event.facts as Record<string, unknown>;
    const about = Object.keys(facts).find(
      (name) => me !== null && facts[name] === me && this.kind(name) === "seat",
    );
    const prefix = ANY_GAME.has(code) ? "play" : this.game;
    return say(`${prefix}-${code}`, { me: about ?? "no", ...this.facts(facts, me) });
  }

  question([code, facts]: Question): string {
    return say(`${this.game}-ask-${code}`, this.facts(facts, null));
  }

  /** What one may want to know before answering. */
  help([code]: Question): string {
    return say(`${this.game}-help-${code}`);
  }

  /** Why something was refused, without its rule. A game's own words come first. */
  refusal(refusal: Pick<Refused, "code" | "facts">): string {
    const code = `${this.game}-refused-${refusal.code}`;
    const facts = refusal.facts ?? {};
    if (words.knows(code)) return say(code, this.facts(facts, null));
    return mistake(refusal.code, facts);
  }

  /** What a move does: "Discard ▲ Tilda Tatze". */
  move(move: number): string {
    const [text, [act, things]] = this.moves[move] ?? ["", ["", []]];
    const spoken: Facts = {};
    const typed = text.split(" ").slice(1);
    things.forEach(([kind, number], place) => {
      const word = typed[place] ?? "";
      if (kind === "seat") spoken.seat = this.names[number] ?? word.toUpperCase();
      else spoken[kind] = kind === "card" ? this.card(number) : word;
    });
    return say(`${this.game}-do-${act}`, spoken);
  }

  /** "▲ Tilda Tatze" */
  card(card: number): string {
    return card < 0 ? "–" : (LABELS[this.game]?.(this.deck, card) ?? String(card));
  }

  /** Facts as words, and everybody's name by the letter of the seat. */
  private facts(facts: Record<string, unknown>, me: number | null): Facts {
    const spoken: Facts = {};
    this.names.forEach((name, seat) => {
      spoken[LETTERS.charAt(seat)] = name;
    });
    for (const [name, value] of Object.entries(facts)) {
      Object.assign(spoken, this.fact(name, value, me));
    }
    return spoken;
  }

  /** Seats become names, the reader's own "you", and cards what is printed on them. Of several
   * numbers each gets a name of its own: rolls1, rolls2. */
  private fact(name: string, value: unknown, me: number | null): Facts {
    const kind = this.kind(name);
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    if (!Array.isArray(value)) return { [name]: this.thing(kind, value, me) };
    if (value.some(Array.isArray)) return {};
    const said = value.map((one) => this.thing(kind, one, me));
    const plain = said.filter((one) => typeof one === "string" || typeof one === "number");
    const numbered = Object.fromEntries(plain.map((one, place) => [`${name}${place + 1}`, one]));
    return kind ? { ...numbered, [name]: said.join(", ") } : numbered;
  }

  private kind(name: string): string {
    return this.kinds[name] ?? (name === "seat" ? "seat" : "");
  }

  private thing(kind: string, value: unknown, me: number | null): string | number {
    if (kind === "seat") {
      return value === me ? say("play-you-object") : (this.names[value as number] ?? "");
    }
    return kind ? this.card(value as number) : (value as number | string);
  }
}

/** What was wrong with a request that concerns no rule. */
export function mistake(code: string, facts: Record<string, unknown> = {}): string {
  return say(`mistake-${code}`, facts as Facts);
}
