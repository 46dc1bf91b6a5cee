/** The little Markdown that the rule pages are written in, as data: nothing becomes HTML unseen. */

export type Part =
  | { is: "code" | "em" | "strong" | "text"; text: string }
  | { is: "link"; text: string; to: string };

export interface Item {
  /** The number of the rule: R17, A4; empty for anything else. */
  id: string;
  depth: number;
  parts: Part[];
}

export type Block =
  | { is: "code"; text: string }
  | { is: "heading"; level: number; parts: Part[] }
  | { is: "list"; ordered: boolean; items: Item[] }
  | { is: "table"; head: Part[][]; rows: Part[][][] }
  | { is: "text"; parts: Part[] };

const ITEM = /^(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$/;
const RULE = /^\*\*([A-Z]\d+(?:\.\d+)*)\*\*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;
/** A link to the page of a game, in whichever language. */
const PAGE = /^(\w+)(?:\.\w\w)?\.md(#.*)?$/;

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replace(/<!--[^]*?-->/g, "").split("\n");
  for (let at = 0; at < lines.length; ) {
    const [block, next] = blockAt(lines, at);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
}

function blockAt(lines: string[], at: number): [Block | null, number] {
  const line = lines[at] ?? "";
  const heading = /^(#+)\s+(.*)$/.exec(line);
  if (!line.trim()) return [null, at + 1];
  if (heading) {
    return [{ is: "heading", level: heading[1]?.length ?? 1, parts: partsOf(heading[2] ?? "") }, at + 1];
  }
  if (line.startsWith("```")) return codeAt(lines, at + 1);
  if (line.startsWith("|")) return tableAt(lines, at);
  if (ITEM.test(line)) return listAt(lines, at);
  let end = at;
  while (end < lines.length && lines[end]?.trim() && !/^(#|\||```)/.test(lines[end] ?? "")) end++;
  end = Math.max(end, at + 1);
  return [{ is: "text", parts: partsOf(lines.slice(at, end).join(" ")) }, end];
}

function codeAt(lines: string[], at: number): [Block, number] {
  let end = at;
  while (end < lines.length && !lines[end]?.startsWith("```")) end++;
  return [{ is: "code", text: lines.slice(at, end).join("\n") }, end + 1];
}

function tableAt(lines: string[], at: number): [Block, number] {
  const rows: Part[][][] = [];
  let end = at;
  for (; lines[end]?.startsWith("|"); end++) {
    const cells = (lines[end] ?? "").trim().slice(1, -1).split("|").map((cell) => cell.trim());
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells.map(partsOf));
  }
  const [head = [], ...others] = rows;
  return [{ is: "table", head, rows: others }, end];
}

/** Lines that are set in belong to the item before them. */
function listAt(lines: string[], at: number): [Block, number] {
  const items: { depth: number; text: string }[] = [];
  const ordered = ITEM.exec(lines[at] ?? "")?.[2] !== undefined;
  let end = at;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? "";
    const found = ITEM.exec(line);
    const last = items.at(-1);
    if (found) items.push({ depth: Math.floor((found[1]?.length ?? 0) / 2), text: found[3] ?? "" });
    else if (/^\s+\S/.test(line) && last) last.text += ` ${line.trim()}`;
    else break;
  }
  const parsed = items.map(({ depth, text }) => ({
    id: RULE.exec(text)?.[1] ?? "",
    depth,
    parts: partsOf(text),
  }));
  return [{ is: "list", ordered, items: parsed }, end];
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ is: "text", text: text.slice(at, found.index) });
    const [all, strong, em, code, label, to] = found;
    if (strong !== undefined) parts.push({ is: "strong", text: strong });
    else if (em !== undefined) parts.push({ is: "em", text: em });
    else if (code !== undefined) parts.push({ is: "code", text: code });
    else parts.push(linkOf(label ?? "", to ?? ""));
    at = found.index + all.length;
  }
  if (at < text.length) parts.push({ is: "text", text: text.slice(at) });
  return parts;
}

/** Other rule pages are pages here; other files are not, and become plain text. */
function linkOf(text: string, to: string): Part {
  const page = PAGE.exec(to);
  if (page) return { is: "link", text, to: `/rules/${page[1] ?? ""}${page[2] ?? ""}` };
  return to.startsWith("#") || to.startsWith("https://") ? { is: "link", text, to } : { is: "text", text };
}
