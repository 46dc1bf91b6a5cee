/** What the server says about itself, once. */

interface About {
  version: string;
  /** Whether tables may be shared with the network around. */
  may_share: boolean;
  imprint?: string;
  privacy?: string;
}

let about = $state.raw<About | null>(null);

export const server = () => about;

export async function askServer(): Promise<void> {
  try {
    about = (await (await fetch("/about")).json()) as About;
  } catch {
    // The line to the server says that it is gone.
  }
}

/** Whether the page came from this machine itself. */
export const isLocal = () => ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
