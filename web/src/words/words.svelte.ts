/** Everything people read, from the Fluent files that the terminal reads, too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { CATALOGUE, type GameId } from "../catalogue";
import { keep, kept } from "../wire/kept";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

/** Signs of a fact in a sentence. */
const LONGEST = 700;

/** Addresses of the files: texts are fetched as texts, not as scripts. */
const FILES = import.meta.glob<string>("@words/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.text();
}

/** The first word of a code names the file that the message is in; else it is cli.ftl. */
export class Words {
  language = $state<Language>("en");
  private bundles = new Map<Language, FluentBundle>();
  private loaded = new Map<string, Promise<void>>();
  private topics = new Set<string>();
  /** Grows when something was loaded, so that whatever is drawn is drawn with it. */
  private version = $state(0);

  /** Make sure that these files can be spoken from: `load("page", "alarm")`. */
  async load(...topics: string[]): Promise<void> {
    for (const topic of topics) this.topics.add(topic);
    await this.fetch(this.language);
  }

  /** Nothing is drawn in two languages: the switch comes when all is there. */
  async speak(language: Language): Promise<void> {
    await this.fetch(language);
    this.language = language;
    keep("language", language);
  }

  private async fetch(language: Language): Promise<void> {
    await Promise.all([...this.topics].map((topic) => this.read(language, topic)));
  }

  private read(language: Language, topic: string): Promise<void> {
    const key = Object.keys(FILES).find((file) => file.endsWith(`/${language}/${topic}.ftl`));
    if (key === undefined) return Promise.resolve();
    let reading = this.loaded.get(key);
    if (!reading) {
      reading = text(FILES[key] as string).then((text) => this.add(language, text));
      this.loaded.set(key, reading);
    }
    return reading;
  }

  add(language: Language, text: string): void {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    bundle.addResource(new FluentResource(text));
    this.version += 1;
  }

  knows(code: string): boolean {
    void this.version;
    return this.bundles.get(this.language)?.hasMessage(code) ?? false;
  }

  /** The message in words; the code itself where there are none. */
  say(code: string, facts: Facts = {}): string {
    void this.version;
    const bundle = this.bundles.get(this.language);
    const pattern = bundle?.getMessage(code)?.value;
    if (!bundle || !pattern) return code;
    const said = Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, sayable(fact)]),
    );
    return bundle.formatPattern(pattern, said, []);
  }
}

function sayable(fact: FluentVariable): FluentVariable {
  return typeof fact === "string" && fact.length > LONGEST ? `${fact.slice(0, LONGEST)}…` : fact;
}

/** What was chosen before, else what the browser asks for, else English. */
export function usualLanguage(): Language {
  const wanted = [kept("language", ""), ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

export const words = new Words();

/** `say("page-pause")`: redrawn when the language changes. */
export const say = (code: string, facts: Facts = {}) => words.say(code, facts);

/** What a game is called, before its words are loaded. */
export const titleOf = (game: GameId) => CATALOGUE[game].title[words.language];
