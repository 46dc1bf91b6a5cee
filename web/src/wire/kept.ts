/** What this browser keeps: the guest's token, a name, and how the page is liked. */

const PREFIX = "anpfiff.";

/** Storage may be forbidden; then nothing is kept, and that is no fault. */
export function kept(name: string, usual: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? usual;
  } catch {
    return usual;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // As above.
  }
}

/** The same for this window alone, until it is closed. */
export function keptHere(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

export function keepHere(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // As above.
  }
}
