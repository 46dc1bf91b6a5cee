/** The games that have a table in the browser: one module each, fetched when it is needed. */

import type { Component } from "svelte";

import type { GameId } from "../catalogue";
import type { Table } from "../wire/table.svelte";

type TableComponent = Component<{ table: Table<never> }>;

export const TABLES: Partial<Record<GameId, () => Promise<{ default: TableComponent }>>> = {
  alarm: () => import("./alarm/Table.svelte") as unknown as Promise<{ default: TableComponent }>,
  rotweiss: () => import("./rotweiss/Table.svelte") as unknown as Promise<{ default: TableComponent }>,
};
