import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const holds = (file: string, mark: RegExp): boolean => mark.test(readFileSync(file, "utf8"));

/** Keys that the protocol sends with every message: no minifier can take them out. */
const PROTOCOL = /io\.modelcontextprotocol\//;

test("MCP is in its own files, and in no script that a browser or its service worker loads", () => {
  expect(["dist/function/mcp.js", "dist/mcp.js"].filter((file) => holds(file, PROTOCOL))).toHaveLength(2);
  const scripts = globSync("dist/site/**/*.js");
  expect(scripts).toContain("dist/site/sw.js");
  expect([...scripts, "dist/function/handler.js", "dist/server.js"].filter((file) => holds(file, PROTOCOL))).toEqual(
    [],
  );
});

test("the function needs no Node for MCP: its file imports nothing but the engine", () => {
  const imports = readFileSync("dist/function/mcp.js", "utf8").matchAll(/^import\b[^"';]*?(?:from )?"([^"]+)";$/gm);
  expect([...imports].map(([, from]) => from)).toEqual([
    expect.stringMatching(/^\.\.\/site\/_engine\/engine\.\w+\.js$/),
  ]);
  expect(holds("dist/function/mcp.js", /\bnew Function\(/)).toBe(false);
});
