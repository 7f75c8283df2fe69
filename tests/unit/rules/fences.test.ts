import { ESLint } from "eslint";
import { expect, test } from "vitest";

/* That the linter's own rules are in force: one probe of each. `npm run lint` holds them over every file. */

const eslint = new ESLint();

/** Names of the rules that a text breaks if it stands in this file. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
}

test.each([
  ["src/engine/probe.ts", "export const now = Date.now();", "no-restricted-globals"],
  ["src/search/probe.ts", "export const sine = Math.sin(1);", "no-restricted-syntax"],
  ["src/understanding/probe.ts", "export const square = (side: number) => side ** 2;", "no-restricted-syntax"],
  ["src/engine/probe.ts", 'import "../price-proof/load.ts";', "hangar/import-direction"],
  ["src/engine/probe.ts", 'import { z } from "zod";\nexport const one = z.int();', "hangar/import-direction"],
  ["src/calculator/probe.ts", 'import "../search/response.ts";', "hangar/import-direction"],
  ["src/calculator/probe.ts", 'import "node:fs";', "hangar/import-direction"],
  ["src/services/probe.ts", 'import "../http/replies.ts";', "hangar/import-direction"],
  ["src/services/probe.ts", "export const told = Response.json({});", "no-restricted-globals"],
  ["src/http/probe.ts", 'import "../../scripts/root.ts";', "hangar/import-direction"],
  [
    "src/pages/Probe.astro",
    '---\n---\n\n<script>\n  import "../engine/create-engine.ts";\n</script>',
    "hangar/import-direction",
  ],
])("%s is refused: %s", async (file, code, rule) => {
  expect(await broken(file, code)).toContain(rule);
});

test("what the rules let through is no fault", async () => {
  const code = 'import type { CalcResponse } from "./response.ts";\nexport type Mine = CalcResponse;';
  expect(await broken("src/engine/probe.ts", code)).toEqual([]);
});
