import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { text } from "../support/description.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, part } from "./part.ts";

const LINTER = "@redocly/cli@2.77.0";

part("Redocly's recommended rules", await lackOfPackages(LINTER), () => {
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
    const { stdout } = await npx([LINTER, ...lint], folder);
    return (JSON.parse(stdout) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId);
  }

  test("find nothing in /openapi.json", { timeout: 300_000 }, async () => {
    expect(await findings(text)).toEqual([]);
  });
});
