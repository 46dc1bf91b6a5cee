/** For tables that show one thing after the other: what is drawn lags behind what is known until
 * everything that led there has been seen. */

import type { GameId } from "../catalogue";
import type { Table } from "./table.svelte";
import type { Happening, News, ViewOf } from "./told";

/** Who comes back after so much has happened is shown how things stand. */
const MOST_WAITING = 6;

export class Pace<G extends GameId> {
  /** How things stood before what is being shown; the newest view when nothing is. */
  view = $state.raw() as ViewOf<G> | null;
  /** What is being shown, or nothing. */
  event = $state.raw<Happening<G> | null>(null);
  /** Whether all has been shown: only now offer moves, ask questions, take presses. */
  idle = $state(true);

  private readonly queue: News<G>[] = [];
  private readonly skips = new Set<() => void>();
  /** What is left of the message that is being shown is skipped, too. */
  private hurries = false;
  private readonly stop: () => void;

  /** `animate` shows one event and returns when it is over; `skipped` tells it to be quick. */
  constructor(
    private readonly table: Table<G>,
    private readonly animate: (
      event: Happening<G>,
      news: News<G>,
      skipped: Promise<void>,
    ) => Promise<void> | void,
  ) {
    this.view = table.view;
    this.stop = table.onNews((news) => this.take(news));
  }

  close(): void {
    this.stop();
    this.skip();
  }

  /** Show how things stand now. */
  skip(): void {
    this.queue.length = 0;
    this.hurries = !this.idle;
    for (const skip of this.skips) skip();
    this.skips.clear();
  }

  private take(news: News<G>): void {
    if (news.seat !== (this.table.screen?.seat ?? null)) return;
    this.queue.push(news);
    if (this.queue.length > MOST_WAITING || document.visibilityState === "hidden") this.skip();
    if (this.idle) void this.run();
  }

  private async run(): Promise<void> {
    this.idle = false;
    this.table.lags = true;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      for (const event of news.before ? news.events : []) {
        if (!this.hurries) await this.show(event, news);
      }
      this.hurries = false;
      this.view = news.view;
    }
    this.event = null;
    this.view = this.table.view;
    this.idle = true;
    this.table.lags = false;
  }

  private async show(event: Happening<G>, news: News<G>): Promise<void> {
    let skip = () => {};
    const skipped = new Promise<void>((resolve) => {
      skip = resolve;
    });
    this.skips.add(skip);
    this.event = event;
    await Promise.race([this.animate(event, news, skipped), skipped]);
    this.skips.delete(skip);
  }
}
