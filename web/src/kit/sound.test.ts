import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SOUNDS = ["carry", "land", "late", "wrong", "alarm", "whistle", "goal", "signal", "turn"] as const;
let started = 0;

/** Whatever is asked of it is there, and all that is started is counted. */
function audio(): unknown {
  const node: unknown = new Proxy(() => node, {
    get: (_, name) => {
      if (name === "start") return () => void started++;
      if (name === "getChannelData") return () => new Float32Array(8);
      return name === Symbol.toPrimitive ? () => 1 : node;
    },
    set: () => true,
    apply: () => node,
  });
  return node;
}

beforeEach(() => {
  started = 0;
  vi.resetModules();
  vi.stubGlobal("AudioContext", vi.fn(function () { return audio(); }));
});

afterEach(() => vi.unstubAllGlobals());

it("makes no sound before somebody wants it, or when nobody does any more", async () => {
  const { play, want } = await import("./sound");
  play("goal");
  want(true);
  want(false);
  play("goal");
  expect(started).toBe(0);
});

it.each(SOUNDS)("makes the sound of %s", async (sound) => {
  const { play, want } = await import("./sound");
  want(true);
  play(sound);
  expect(started).toBeGreaterThan(0);
});

it("lets phones feel own cards, wrong ones and goals, nothing else, and nothing before they were touched", async () => {
  const { buzz } = await import("./sound");
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  buzz("goal");
  expect(vibrate).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  for (const sound of ["land", "wrong", "goal", "carry"] as const) buzz(sound);
  expect(vibrate.mock.calls).toEqual([[10], [[30, 40, 30]], [[80, 60, 160]]]);
  vi.stubGlobal("navigator", {});
  expect(() => { buzz("goal"); }).not.toThrow();
});
