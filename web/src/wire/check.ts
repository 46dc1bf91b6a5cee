/** "Check the deal": what a browser can prove of a record without knowing any rules. */

import { nonceCommitment, sealedSeed, seedCommitment } from "./seal";
import type { Share } from "./shares";

/** A sentence: its code behind `verify-`, and facts. */
export interface Finding {
  code: string;
  right: boolean;
  facts: Record<string, string>;
}

interface Deal {
  game: string;
  seed: string;
  secret: string;
  commitment: string;
  nonces: string[];
}

/** The lines of the head that the dice were made of. */
export function readDeal(record: string): Deal {
  const head = record.split("\n\n", 1)[0]?.split("\n") ?? [];
  const after = (word: string) =>
    head.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const seats = after("seat").map((seat) => seat.slice(0, 1));
  const nonces = new Map(after("nonce").map((line) => [line.slice(0, 1), line.slice(2)]));
  return {
    game: after("game")[0]?.split(" ")[0] ?? "",
    seed: after("seed")[0] ?? "",
    secret: after("secret")[0] ?? "",
    commitment: after("commitment")[0] ?? "",
    nonces: seats.map((seat) => nonces.get(seat) ?? ""),
  };
}

/** `seen` is the commitment that this page was told at the kick-off, `share` its own part. */
export async function check(record: string, seen: string, share: Share): Promise<Finding[]> {
  const deal = readDeal(record);
  if (!deal.secret || !seen) return [{ code: "unsealed", right: false, facts: {} }];
  const { sealed } = share;
  const took = sealed?.commitment === seen ? sealed.commitments : null;
  const { commitment } = deal;
  const found = await seedCommitment(deal.secret);
  const findings = [
    finding("seed", found === commitment, { commitment, found }),
    finding("here-seen", commitment === seen, { commitment: seen }),
    finding("here-dice", (await sealedSeed(deal.game, deal.secret, deal.nonces)) === deal.seed),
  ];
  if (took) {
    const bound = await Promise.all(deal.nonces.map((nonce) => (nonce ? nonceCommitment(nonce) : "")));
    findings.push(finding("here-nonces", bound.join() === took.join()));
  }
  if (took && share.nonce) findings.push(finding("here-own", deal.nonces.includes(share.nonce)));
  return findings;
}

function finding(code: string, right: boolean, facts: Record<string, string> = {}): Finding {
  return { code: right ? code : `${code}-wrong`, right, facts };
}
