import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { text } from "../support/description.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, part } from "./part.ts";

const LINTER = "@redocly/cli@2.77.0";

part("Redocly's recommended rules", await lackOfPackages(LINTER), () => {
  let folder: string;
  temporaryFolder((made) => (folder = made));

  test("find nothing in /openapi.json, none of them left out", { timeout: 300_000 }, async () => {
    const file = join(folder, "openapi.json");
    // A rule is there to find descriptions that were published with the address of a developer's machine.
    await writeFile(file, text.replaceAll(engine.baseUrl, "https://hangars.test"));
    // An empty folder has no settings.
    const { stdout } = await npx([LINTER, "lint", "--extends=recommended", "--format=json", file], folder);
    const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
    expect(problems.map(({ ruleId }) => ruleId)).toEqual([]);
  });
});
