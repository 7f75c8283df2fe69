import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { product } from "../support/product.ts";

const holds = (file: string, mark: RegExp): boolean => mark.test(readFileSync(join(product, file), "utf8"));

/** Keys that the protocol sends with every message: no minifier can take them out. */
const PROTOCOL = /io\.modelcontextprotocol\//;

test("MCP is in its own files, and in no script that a browser or its service worker loads", () => {
  expect(["function/mcp.js", "mcp.js"].filter((file) => holds(file, PROTOCOL))).toHaveLength(2);
  const scripts = globSync("site/**/*.js", { cwd: product });
  expect(scripts).toContain("site/sw.js");
  expect([...scripts, "function/handler.js", "server.js"].filter((file) => holds(file, PROTOCOL))).toEqual([]);
});

test("the function needs no Node for MCP: its file imports nothing but what is shared", () => {
  const imports = readFileSync(join(product, "function/mcp.js"), "utf8").matchAll(
    /^import\b[^"';]*?(?:from )?"([^"]+)";$/gm,
  );
  expect([...new Set([...imports].map(([, from]) => from))]).toEqual([
    expect.stringMatching(/^\.\.\/site\/_engine\/engine\.\w+\.js$/),
    expect.stringMatching(/^\.\.\/site\/_understanding\/call\.\w+\.js$/),
  ]);
  expect(holds("function/mcp.js", /\bnew Function\(/)).toBe(false);
});

test("the parser is in one file, and no other holds a copy", () => {
  const files = [
    ...globSync("site/**/*.js", { cwd: product }),
    ...globSync("function/*.js", { cwd: product }),
    "mcp.js",
  ];
  // A folder that was built before keeps the file of that build, under its hash.
  const names = files
    .filter((file) => holds(file, /odnoskatpristavnoy/))
    .map((file) => file.replace(/\.\w{10}\./, "."));
  expect([...new Set(names)]).toEqual(["site/_understanding/understanding.js"]);
});
