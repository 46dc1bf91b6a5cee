// Races are played on press, not on release. Keys and screen readers send a click without a pointer: that counts, too.

import type { Attachment } from "svelte/attachments";

export function press(act: ((event: Event) => void) | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!act) return;
    let pointed = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointed = true;
      act(event);
    };
    // The click that belongs to a press comes right after its release.
    const up = () => setTimeout(() => (pointed = false));
    const click = (event: MouseEvent) => {
      if (!pointed) act(event);
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
