import { readFileSync, readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { blocksOf } from "./markdown";

const FOLDER = new URL("../../../docs/rules/", import.meta.url);
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith(".md") && name !== "coverage.md");

describe.each(PAGES)("the rule page %s", (name) => {
  const text = readFileSync(new URL(name, FOLDER), "utf-8");

  it("has an anchor for every rule", () => {
    const rules = [...text.matchAll(/^\s*- \*\*([A-Z]\d+(?:\.\d+)*)\*\*/gm)].map((found) => found[1]);
    const ids = blocksOf(text).flatMap((block) => (block.is === "list" ? block.items.map((item) => item.id) : []));
    expect(rules.length).toBeGreaterThan(15);
    expect(ids.filter(Boolean)).toEqual(rules);
  });

  it("leaves no marks behind", () => {
    const plain = JSON.stringify(blocksOf(text).filter((block) => block.is !== "code"));
    expect(plain).not.toMatch(/\*\*|\]\(|"\|/);
  });
});

it("makes nothing of what is not ours", () => {
  const [block] = blocksOf("a [trap](javascript:alert(1)) and <script>alert(1)</script>");
  expect(block).toEqual({
    is: "text",
    parts: [
      { is: "text", text: "a " },
      { is: "text", text: "trap" },
      { is: "text", text: ") and <script>alert(1)</script>" },
    ],
  });
});
