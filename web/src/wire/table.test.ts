import { beforeEach, expect, it, vi } from "vitest";

import type { AnyMessage, Room, Shown } from "../messages";
import type { Answer, Asked, Connection } from "./connection.svelte";
import { Table } from "./table.svelte";

/** The other end of the line: what is asked of it is noted and answered by hand. */
class Line {
  line = "open";
  guest = 1;
  asked: { request: Asked; answer: (answer: Answer) => void }[] = [];
  tell: (message: AnyMessage) => void = () => {};

  listen(listener: (message: AnyMessage) => void) {
    this.tell = listener;
    return () => {};
  }

  ask(request: Asked): Promise<Answer> {
    return new Promise((answer) => this.asked.push({ request, answer }));
  }
}

let line: Line;
let now = 0;

beforeEach(() => {
  now = 1000;
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("performance", { now: () => now });
  line = new Line();
});

const ALARM_VIEW = [0, 0, "discard", 0, 0, -2, -2, [], 30, 7, 4, [1, 2], [5, 5], [], [], null];
const RACE_VIEW = [0, [0, 0], [[], []], -1, 0, [[1]], [[1]], [9], [1], -1, [0], [], [], null];

function room(game: string, more: Partial<Room> = {}): Room {
  return {
    is: "room", code: "abc", game, phase: "playing", host: 1, places: [], watching: 0, listed: false,
    chat: true, clock: "off", tempo: 1, help: 0, hints: false, league: "kreisliga", paused: false,
    still: false, match: 1, ...more,
  };
}

function deal(game: string, match = 1): AnyMessage {
  const moves = {
    1: ["ready", ["ready", []]], 5: ["lay 1", ["lay", [["place", 0]]]], 6: ["lay 2", ["lay", [["place", 1]]]],
  } as never;
  return { is: "deal", match, game, setup: [2, {}, {}, 1], sides: [0, 1], names: ["Ida", "Otto"], moves, hand_ms: 300 };
}

function shown(view: unknown[], more: Partial<Shown> = {}): Shown {
  return { is: "shown", n: 1, seat: 0, at: 0, events: [], view, ...more };
}

function seated(game: "alarm" | "rotweiss", view: unknown[]) {
  const table = new Table<typeof game>(line as unknown as Connection);
  line.tell({ is: "you", seats: [0, 1], front: 0, done: 0 });
  line.tell(room(game));
  line.tell(deal(game));
  line.tell(shown(view));
  return table;
}

it("gives views by name", () => {
  const table = seated("alarm", ALARM_VIEW) as Table<"alarm">;
  expect(table.view?.hand).toEqual([1, 2]);
  expect(table.view?.question).toBe("discard");
});

it("keeps nothing of a seat that is behind the curtain", () => {
  const table = seated("alarm", ALARM_VIEW);
  line.tell(shown(ALARM_VIEW, { n: 2, events: [["draw", { seat: 0, card: 3 }]] }));
  expect(table.log).toHaveLength(1);
  line.tell({ is: "you", seats: [0, 1], front: 1, done: 0 });
  expect(table.screens).toEqual([]);
  expect(table.log).toEqual([]);
});

it("keeps the report when the same match is dealt again after a cut, and no longer", () => {
  const table = seated("alarm", ALARM_VIEW);
  line.tell(shown(ALARM_VIEW, { n: 2, events: [["draw", { seat: 1 }]] }));
  line.tell(deal("alarm"));
  expect(table.log).toHaveLength(1);
  line.tell(deal("alarm", 2));
  expect(table.log).toEqual([]);
});

it("tells news in order, with what was before", () => {
  const table = seated("alarm", ALARM_VIEW);
  const heard: [number, boolean][] = [];
  table.onNews((news) => heard.push([news.n, news.before !== null]));
  line.tell(shown(ALARM_VIEW, { n: 2, events: [["draw", { seat: 1 }]] }));
  line.tell(shown(ALARM_VIEW, { n: 3, seat: null }));
  expect(heard).toEqual([[2, true], [3, false]]);
});

it("runs with the table's time, slower if the table is, and stands still in a pause", () => {
  const table = seated("rotweiss", RACE_VIEW);
  line.tell(shown(RACE_VIEW, { n: 2, at: 5000 }));
  now += 500;
  expect(table.time()).toBe(5500);
  line.tell(room("rotweiss", { paused: true }));
  now += 500;
  expect(table.time()).toBe(5500);
  line.tell(room("rotweiss", { tempo: 2 }));
  now += 500;
  expect(table.time()).toBe(5750);
});

it("carries one card, keeps one press ahead, and says what was seen and when", async () => {
  const table = seated("rotweiss", RACE_VIEW);
  const hand = table.screen?.hand;
  now += 40;
  void table.press(5);
  expect(line.asked[0]?.request).toEqual({ do: "act", seat: 0, move: 5, seen: 1, ms: 40 });
  expect(hand?.carried).toEqual({ move: 5, since: 1040, lands: 1340 });
  now += 100;
  void table.press(6);
  expect(hand?.ahead?.move).toBe(6);
  now += 250;
  line.asked[0]?.answer({ is: "done", id: 1 });
  await Promise.resolve();
  await Promise.resolve();
  expect(hand?.carried).toEqual({ move: 6, since: 1390, lands: 1690 });
  expect(hand?.ahead).toBeNull();
});

it("does not carry what needs no hand", () => {
  const table = seated("rotweiss", RACE_VIEW);
  void table.press(1);
  expect(table.screen?.hand.carried).toBeNull();
});

it("presses nothing while the line is cut", () => {
  const table = seated("rotweiss", RACE_VIEW);
  line.line = "lost";
  void table.press(5);
  expect(line.asked).toHaveLength(0);
  expect(table.screen?.hand.carried).toBeNull();
});

it("forgets why something could not be done when something else was", async () => {
  const table = seated("alarm", ALARM_VIEW);
  const refused = table.press(5);
  line.asked[0]?.answer({ is: "refused", id: 1, code: "locked", rule: "R1" });
  await refused;
  expect(table.toasts).toHaveLength(1);
  const done = table.press(6);
  line.asked[1]?.answer({ is: "done", id: 2 });
  await done;
  expect(table.toasts).toEqual([]);
});

it("makes toasts of refusals and of own cards that went back, each with its rule", async () => {
  const table = seated("rotweiss", RACE_VIEW);
  const pressed = table.press(5);
  line.asked[0]?.answer({ is: "refused", id: 1, code: "locked", rule: "B8" });
  await pressed;
  const back = { seat: 0, place: 0, card: 3, rule: "R15" };
  line.tell(shown(RACE_VIEW, { n: 2, events: [["back", back], ["back", { ...back, seat: 1 }]] }));
  expect(table.toasts.map(({ kind, rule, move }) => [kind, rule, move])).toEqual([
    ["refused", "B8", 5],
    ["wrong", "R15", null],
  ]);
  const replaced = table.press(6);
  line.asked[1]?.answer({ is: "refused", id: 2, code: "replaced" });
  await replaced;
  expect(table.toasts).toHaveLength(2);
});

it("tells both who was faster, and nobody else", () => {
  const table = seated("rotweiss", RACE_VIEW);
  const late = { seat: 0, place: 0, card: 3, faster: 1, ms: 38 };
  line.tell(shown(RACE_VIEW, { n: 2, events: [["late", late], ["late", { ...late, seat: 2 }], ["late", { ...late, seat: 1, faster: 0 }]] }));
  expect(table.toasts.map(({ kind, seat }) => [kind, seat])).toEqual([
    ["late", 0],
    ["first", 0],
  ]);
});

it("finds moves by what they do, offered or not", () => {
  const table = seated("rotweiss", RACE_VIEW);
  expect(table.find("lay", { place: 1 })).toBe(6);
  expect(table.find("lay", { place: 7 })).toBeNull();
  expect(table.offers(6)).toBe(false);
});
