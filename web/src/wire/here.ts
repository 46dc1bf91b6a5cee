/** The one line from this page to its server. */

import { Connection, serverLink } from "./connection.svelte";

export const connection = new Connection(serverLink());
