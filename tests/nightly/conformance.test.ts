import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { served } from "../server/served.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, part } from "./part.ts";

const SUITE = "@modelcontextprotocol/conformance@0.1.16";
const EXPECTED = fileURLToPath(new URL("conformance-exceptions.yaml", import.meta.url));

/** What the server offers, and how a server is to behave: each must be among the scenarios that pass. */
const PASSED = ["server-initialize", "ping", "tools-list", "resources-list", "dns-rebinding-protection"];

part("the official conformance suite of MCP", await lackOfPackages(SUITE), () => {
  const server = served();
  let folder: string;
  temporaryFolder((made) => (folder = made));

  test("finds no failure but those that are expected", { timeout: 300_000 }, async () => {
    // The suite takes a server for a local one by its address.
    const url = `${server.url.replace("127.0.0.1", "localhost")}/mcp`;
    const args = ["server", "--url", url, "--output-dir", folder, "--expected-failures", EXPECTED];
    const { code, stdout, stderr } = await npx([SUITE, ...args]);
    const output = stdout + stderr;
    expect(code, output).toBe(0);
    for (const scenario of PASSED) expect(output).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
  });
});
