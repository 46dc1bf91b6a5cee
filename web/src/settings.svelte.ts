/** How this browser likes the page; kept here, told to nobody. */

import { want } from "./kit/sound";
import { keep, kept } from "./wire/kept";

export type Theme = "dark" | "light" | "system";

class Settings {
  #sound = $state(kept("sound", "off") === "on");
  #theme = $state(kept("theme", "system") as Theme);

  /** Off until wanted. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    keep("sound", on ? "on" : "off");
    want(on);
  }

  #quick = $state(kept("quick", "off") === "on");

  /** What happens in turn is shown faster. */
  get quick(): boolean {
    return this.#quick;
  }

  set quick(on: boolean) {
    this.#quick = on;
    keep("quick", on ? "on" : "off");
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    show(theme);
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** `data-theme` on the root is the choice, or what the system says now. */
function show(theme: Theme): void {
  const system = dark.matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme === "system" ? system : theme;
}

export const settings = new Settings();
show(settings.theme);
dark.addEventListener("change", () => show(settings.theme));
// Browsers allow sound only inside a press: the first one wakes it, if it is wanted.
addEventListener("pointerdown", () => want(settings.sound), { once: true });

/** Keys of a table by what they do, changeable and kept: `new Keys("rotweiss", { lay1: "1" })`. */
export class Keys<Act extends string> {
  #keys = $state.raw() as Record<Act, string>;

  constructor(
    private readonly game: string,
    private readonly usual: Record<Act, string>,
  ) {
    this.#keys = { ...usual, ...(JSON.parse(kept(`keys.${game}`, "{}")) as Record<Act, string>) };
  }

  /** The key (`KeyboardEvent.key`, letters small) that does this. */
  key(act: Act): string {
    return this.#keys[act];
  }

  /** What this key press does, or nothing. */
  act(event: KeyboardEvent): Act | undefined {
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const key = event.key.toLowerCase();
    return (Object.keys(this.#keys) as Act[]).find((act) => this.#keys[act] === key);
  }

  get acts(): Act[] {
    return Object.keys(this.#keys) as Act[];
  }

  /** A key does one thing: whatever did it before gets the other's. */
  change(act: Act, key: string): void {
    const keys = { ...this.#keys };
    const other = this.acts.find((one) => keys[one] === key);
    if (other) keys[other] = keys[act];
    keys[act] = key;
    this.#keys = keys;
    keep(`keys.${this.game}`, JSON.stringify(keys));
  }

  reset(): void {
    this.#keys = { ...this.usual };
    keep(`keys.${this.game}`, "{}");
  }
}
