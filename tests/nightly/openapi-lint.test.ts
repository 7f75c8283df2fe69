import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { text } from "../support/description.ts";
import { npx } from "./npx.ts";

/** Longest that npx may take to bring the linter, milliseconds. */
const DOWNLOAD = 300_000;

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
  // An empty folder has no settings.
  const lint = ["lint", "--extends=recommended", "--format=json", file];
  const { stdout } = await npx(["@redocly/cli@2.77.0", ...lint], folder);
  return (JSON.parse(stdout) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId);
}

test("Redocly's recommended rules find nothing in /openapi.json", { timeout: DOWNLOAD }, async () => {
  expect(await findings(text)).toEqual([]);
});

test(
  "they would find an operation without a name and an example that does not fit",
  { timeout: DOWNLOAD },
  async () => {
    expect(await findings(text.replace('"operationId":"find_hangars",', ""))).toContain("operation-operationId");
    expect(await findings(text.replace('"currency":"RUB"', '"currency":1'))).toContain(
      "no-invalid-media-type-examples",
    );
  },
);
