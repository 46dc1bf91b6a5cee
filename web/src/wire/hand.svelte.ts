/** One's own hand in a race, as the server will see it: it carries one thing at a time. */

/** A press on its way: when it was made and when it lands, by `performance.now()`. */
export interface Press {
  move: number;
  since: number;
  lands: number;
}

export class Hand {
  /** What the hand carries: from the press until the server says that it landed, or not. */
  carried = $state.raw<Press | null>(null);
  /** What was pressed meanwhile; a later press takes its place. */
  ahead = $state.raw<Press | null>(null);

  press(move: number, ms: number): Press {
    const now = performance.now();
    const press = { move, since: now, lands: now + ms };
    if (this.carried) this.ahead = press;
    else this.carried = press;
    return press;
  }

  /** The press is answered; what waited is in the hand now. */
  settle(press: Press): void {
    if (this.ahead === press) this.ahead = null;
    if (this.carried !== press) return;
    const next = this.ahead;
    const now = performance.now();
    this.ahead = null;
    if (next) {
      next.lands = now + (next.lands - next.since);
      next.since = now;
    }
    this.carried = next;
  }
}
