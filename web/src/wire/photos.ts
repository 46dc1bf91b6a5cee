/** Photo finishes as the server tells them after a race: named tuples are arrays. */

type Claim = [press: number, arrival: number, credit: number];
type Landed = [seat: number, card: number, at: number, claim: Claim | null];
type Sent = [first: Landed, second: Landed, handMs: number];

/** A card and when it landed, in ms of table time. */
export interface Landing {
  seat: number;
  card: number;
  /** When the hand has set out with it, */
  outset: number;
  at: number;
  /** and what is noted of a press from far away. */
  claim: { press: number; arrival: number; credit: number } | null;
}

/** Two cards that wanted the same place. */
export interface Photo {
  first: Landing;
  second: Landing;
  /** By how much the first was faster. */
  ms: number;
}

export function photosOf(facts: Record<string, unknown> | undefined): Photo[] {
  return ((facts?.photos ?? []) as Sent[]).map(([one, other, handMs]) => {
    const [first, second] = [landing(one, handMs), landing(other, handMs)];
    return { first, second, ms: second.at - first.at };
  });
}

function landing([seat, card, at, noted]: Landed, handMs: number): Landing {
  const claim = noted && { press: noted[0], arrival: noted[1], credit: noted[2] };
  return { seat, card, outset: at - handMs, at, claim };
}
