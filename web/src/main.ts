import { mount } from "svelte";

import App from "./App.svelte";
import "./kit/theme.css";
import { connection } from "./wire/here";
import { keep, kept } from "./wire/kept";
import { say, usualLanguage, words } from "./words/words.svelte";

/** Not at the top level of the module: pages that are fetched later import from it, and would wait. */
async function begin(target: HTMLElement): Promise<void> {
  words.language = usualLanguage();
  await words.load("page");
  if (!kept("name", "")) {
    // A name is offered, not demanded.
    const names = say("page-nicknames").split(", ");
    keep("name", names[Math.floor(Math.random() * names.length)] ?? "");
  }
  connection.start();
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void begin(target);
