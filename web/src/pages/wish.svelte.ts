/** A table that somebody wishes for, until the server has made it. */

import { CATALOGUE, type GameId, LEAGUES, USUAL_LEAGUE } from "../catalogue";
import type { Create } from "../messages";
import { connection } from "../wire/here";
import { keep, kept } from "../wire/kept";
import { say } from "../words/words.svelte";

export type Way = "bots" | "friends" | "screen";

/** More people at one screen than hands at one keyboard is nonsense in a race. */
const AT_ONE_KEYBOARD = 2;

export class Wish {
  readonly game: GameId;
  readonly way: Way;
  league = $state(kept("league", USUAL_LEAGUE));
  people = $state(1);
  bots = $state(1);
  /** Of those at this screen, beside whoever asks. */
  names = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  /** Cards of one's own: the text of a deck.toml. */
  deck = "";
  tempo = $state(1);
  /** null: as the league suggests. */
  help = $state<number | null>(null);
  clock = $state<Create["clock"]>("off");
  listed = $state(false);

  constructor(game: GameId, way: Way) {
    const { seats, leagues } = CATALOGUE[game];
    this.game = game;
    this.way = way;
    if (!leagues.includes(this.league)) this.league = USUAL_LEAGUE;
    this.people = way === "bots" ? 1 : 2;
    this.names = say("page-nicknames").split(", ").filter((name) => name !== connection.name);
    this.bots = way === "bots" ? seats - 1 : way === "screen" && CATALOGUE[game].races ? 2 : 0;
  }

  get offered() {
    return CATALOGUE[this.game];
  }

  get seats(): number {
    return this.people + this.bots;
  }

  get mostPeople(): number {
    const most = this.offered.players[1] - this.bots;
    return this.way === "screen" && this.offered.races ? Math.min(AT_ONE_KEYBOARD, most) : most;
  }

  get leastPeople(): number {
    return this.way === "bots" ? 1 : 2;
  }

  get mostBots(): number {
    return this.offered.players[1] - this.people;
  }

  get leastBots(): number {
    return Math.max(0, this.offered.players[0] - this.people);
  }

  /** Children see what fits. */
  get usualHelp(): number {
    return this.league === LEAGUES[0] && this.bots > 0 ? 1 : 0;
  }

  /** The code of the new table, or why there is none. */
  async make(): Promise<{ code: string } | { refused: string; facts: Record<string, unknown> }> {
    keep("league", this.league);
    const { people, bots, league } = this;
    const places = [...Array<string>(people).fill("open"), ...Array<string>(bots).fill(league)];
    const changed = this.offered.options.filter(({ name, usual }) => {
      const value = this.options[name];
      return value !== undefined && value !== usual;
    });
    const answer = await connection.create({
      game: this.game,
      places,
      options: Object.fromEntries(changed.map(({ name }) => [name, this.options[name] ?? ""])),
      deck: this.deck,
      listed: this.way === "friends" && this.listed,
      tempo: this.tempo,
      help: this.help ?? this.usualHelp,
      clock: this.clock ?? "off",
      league,
    });
    if (answer.is === "refused") return { refused: answer.code, facts: answer.facts ?? {} };
    const code = answer.is === "done" ? String(answer.facts?.code) : "";
    if (this.way === "screen") await this.sit();
    if (this.way !== "friends") await connection.ask({ do: "ready" });
    return { code };
  }

  private async sit(): Promise<void> {
    for (let seat = 1; seat < this.people; seat++) {
      await connection.ask({ do: "sit", seat, name: this.names[seat - 1] ?? "" });
    }
  }
}
