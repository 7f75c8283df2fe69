import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { text } from "../support/description.ts";

const redocly = fileURLToPath(new URL("../../node_modules/@redocly/cli/bin/cli.js", import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "openapi-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** What Redocly's recommended rules, none of them left out, have against a description: the names of the rules. */
async function findings(description: string): Promise<string[]> {
  const file = join(folder, "openapi.json");
  // A rule is there to find descriptions that were published with the address of a developer's machine.
  await writeFile(file, description.replaceAll(engine.baseUrl, "https://hangars.test"));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [redocly, "lint", "--extends=recommended", "--format=json", file],
    // An empty folder has no settings; the tool must not go to the network.
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      maxBuffer: 2 ** 26,
    },
  ).catch((error: { stdout: string }) => error);
  return (JSON.parse(stdout) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId);
}

test("Redocly's recommended rules find nothing in /openapi.json", async () => {
  expect(await findings(text)).toEqual([]);
});

test("they would find an operation without a name and an example that does not fit", async () => {
  expect(await findings(text.replace('"operationId":"find_hangars",', ""))).toContain("operation-operationId");
  expect(await findings(text.replace('"currency":"RUB"', '"currency":1'))).toContain("no-invalid-media-type-examples");
});
