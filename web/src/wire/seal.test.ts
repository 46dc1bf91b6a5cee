import { readFileSync } from "node:fs";

import { beforeEach, expect, it, vi } from "vitest";

import type { Sealed } from "../messages";
import { check, readDeal } from "./check";
import { newNonce, nonceCommitment, sealedSeed, seedCommitment } from "./seal";
import { answer, committed, lastShare } from "./shares";

interface Vectors {
  secret: string;
  seed_commitment: string;
  nonce: string;
  nonce_commitment: string;
  deals: { game: string; nonces: string[]; seed: string }[];
}

/** The same that the Python side is tested with. */
const VECTORS = JSON.parse(
  readFileSync(new URL("../../../tests/core/seals.json", import.meta.url), "utf-8"),
) as Vectors;
const { secret, nonce, deals } = VECTORS;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
});

const sealedBy = (commitment: string, ...commitments: string[]): Sealed => ({
  is: "sealed",
  commitment,
  commitments,
});

const added = async (): Promise<string> =>
  ((await committed({ do: "ready" })) as { commitment: string }).commitment;

it.each(["in a secure context", "over plain http"])("hashes as the server does %s", async (where) => {
  if (where === "over plain http") vi.stubGlobal("crypto", {});
  expect(await seedCommitment(secret)).toBe(VECTORS.seed_commitment);
  expect(await nonceCommitment(nonce)).toBe(VECTORS.nonce_commitment);
  for (const { game, nonces, seed } of deals) {
    expect(await sealedSeed(game, secret, nonces)).toBe(seed);
  }
  vi.unstubAllGlobals();
});

it("makes nonces of 256 bits, each another", () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).not.toBe(newNonce());
});

it("shows the nonce that was committed to, and again for the same deal", async () => {
  const mine = await added();
  const sealed = sealedBy("one", mine, "");
  const shown = answer(sealed);
  expect(await nonceCommitment(shown)).toBe(mine);
  expect(answer({ ...sealed })).toBe(shown);
  expect(lastShare()).toMatchObject({ sealed, nonce: shown });
});

it("shows no nonce for two deals", async () => {
  const mine = await added();
  answer(sealedBy("one", mine, ""));
  expect(answer(sealedBy("two", mine, ""))).toBe("");
});

it("knows the nonce of an earlier press, too", async () => {
  const first = await added();
  await added();
  expect(await nonceCommitment(answer(sealedBy("one", first)))).toBe(first);
});

const { game, nonces, seed } = deals[0] as Vectors["deals"][0];
const SEEN = VECTORS.seed_commitment;
const RECORD = `anpfiff record 3
game ${game} 1
options start=lot
deck standard 19fa24ae528a
seat A Ida
seat B Otto
seed ${seed}
secret ${secret}
commitment ${SEEN}
nonce A ${nonces[0] ?? ""}
nonce B ${nonces[1] ?? ""}

A draw
`;
const SHARE = {
  sealed: sealedBy(SEEN, ...(await Promise.all(nonces.map(nonceCommitment)))),
  nonce: nonces[0] ?? "",
};

const wrong = async (record: string, seen = SEEN, share = SHARE) =>
  (await check(record, seen, share)).filter(({ right }) => !right).map(({ code }) => code);

it("reads what the dice were made of, whatever follows", () => {
  expect(readDeal(`${RECORD}seed fast 7\n`)).toEqual({ game, seed, secret, commitment: SEEN, nonces });
});

it("proves a deal that was as it was said", async () => {
  expect((await check(RECORD, SEEN, SHARE)).map(({ code }) => code)).toEqual([
    "seed", "here-seen", "here-dice", "here-nonces", "here-own",
  ]);
  expect(await wrong(RECORD)).toEqual([]);
});

it("names whatever was replaced", async () => {
  const other = "e".repeat(64);
  expect(await wrong(RECORD.replace(secret, other))).toEqual(["seed-wrong", "here-dice-wrong"]);
  expect(await wrong(RECORD.replace(nonces[0] ?? "", other))).toEqual([
    "here-dice-wrong", "here-nonces-wrong", "here-own-wrong",
  ]);
  expect(await wrong(RECORD.replace(nonces[1] ?? "", other))).toEqual(["here-dice-wrong", "here-nonces-wrong"]);
  expect(await wrong(RECORD.replace(seed, `sealed ${other}`))).toEqual(["here-dice-wrong"]);
  expect(await wrong(RECORD, other, { ...SHARE, sealed: { ...SHARE.sealed, commitment: other } })).toEqual([
    "here-seen-wrong",
  ]);
});

it("says so where nothing was sealed, or one only watched", async () => {
  expect(await wrong(RECORD.replace(`secret ${secret}\n`, ""))).toEqual(["unsealed"]);
  expect((await check(RECORD, SEEN, { sealed: null, nonce: "" })).map(({ code }) => code)).toEqual([
    "seed", "here-seen", "here-dice",
  ]);
});
