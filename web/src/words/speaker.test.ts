import { readFileSync } from "node:fs";

import { beforeAll, describe, expect, it } from "vitest";

import type { GameId } from "../catalogue";
import type { Deal, Event, Question } from "../messages";
import sentences from "./sentences.json";
import { Speaker } from "./speaker";
import { LANGUAGES, say, words } from "./words.svelte";

interface Sentence {
  en: string;
  de: string;
  me?: number | null;
  event?: Event;
  question?: Question;
  move?: number;
  refusal?: { code: string; facts: Record<string, unknown> };
  rule?: string;
}

beforeAll(() => {
  for (const language of LANGUAGES) {
    for (const topic of ["cli", "alarm", "rotweiss"]) {
      const file = new URL(`../../../src/anpfiff/words/${language}/${topic}.ftl`, import.meta.url);
      words.add(language, readFileSync(file, "utf-8"));
    }
  }
});

function spoken(speaker: Speaker, sentence: Sentence): string {
  const { event, question, move, refusal, rule = "", me = null } = sentence;
  if (event) return speaker.event({ code: event[0], facts: event[1] }, me);
  if (question) return speaker.question(question);
  if (refusal) return say("play-refused", { text: speaker.refusal(refusal), rule });
  return speaker.move(move ?? -1);
}

describe.each(LANGUAGES)("in %s", (language) => {
  describe.each(Object.entries(sentences))("the page says of %s what the terminal says", (game, found) => {
    const { deal, said } = found as unknown as { deal: Deal; said: Sentence[] };
    const speaker = new Speaker(game as GameId, deal);
    it.each(said.map((sentence) => [sentence[language], sentence] as const))("%s", (text, sentence) => {
      words.language = language;
      expect(spoken(speaker, sentence)).toBe(text);
    });
  });
});
