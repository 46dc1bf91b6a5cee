/** This browser's shares of the deals: nonces that it keeps until they are asked for. */

import type { Sealed } from "../messages";
import type { Asked } from "./connection.svelte";
import { keepHere, keptHere } from "./kept";
import { newNonce, nonceCommitment } from "./seal";

/** Of agreements that did not come to a kick-off. */
const MOST = 8;

/** What the server has said of the last deal, and what was added to it. */
export interface Share {
  sealed: Sealed | null;
  nonce: string;
}

interface Kept extends Share {
  /** By commitment: what was not shown yet. */
  nonces: [string, string][];
}

/** A page that is loaded anew in between goes on where it was. */
function read(): Kept {
  const text = keptHere("shares");
  return text ? (JSON.parse(text) as Kept) : { sealed: null, nonce: "", nonces: [] };
}

function write(kept: Kept): void {
  keepHere("shares", JSON.stringify(kept));
}

export const lastShare = (): Share => read();

/** A request that agrees to a kick-off, with a commitment. */
export async function committed(request: Asked): Promise<Asked> {
  const nonce = newNonce();
  const commitment = await nonceCommitment(nonce);
  const kept = read();
  write({ ...kept, nonces: [...kept.nonces, [commitment, nonce] as [string, string]].slice(-MOST) });
  return { ...request, commitment } as Asked;
}

/** The nonce to show, if one is asked for: never one for two different deals. */
export function answer(sealed: Sealed): string {
  const kept = read();
  if (JSON.stringify(sealed) !== JSON.stringify(kept.sealed)) {
    const mine = kept.nonces.find(([commitment]) => sealed.commitments.includes(commitment));
    kept.nonce = mine?.[1] ?? "";
    kept.sealed = sealed;
    kept.nonces = [];
    write(kept);
  }
  return kept.nonce;
}
