// Afternoon or floodlight: what the system says, until somebody chooses.

export type Theme = "light" | "dark";

const KEY = "anpfiff-theme";

export const theme = (): Theme => (document.documentElement.dataset["theme"] as Theme | undefined) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

export function choose(which: Theme): void {
  document.documentElement.dataset["theme"] = which;
  try {
    localStorage.setItem(KEY, which);
  } catch {
    // A browser that keeps nothing: the choice lasts for this page.
  }
}

/** What was chosen last time; call once before the first paint. */
export function recall(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === "light" || kept === "dark") document.documentElement.dataset["theme"] = kept;
  } catch {
    // See above.
  }
}
