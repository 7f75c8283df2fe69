import fc from "fast-check";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as engine from "hangar-engine";
import { documents } from "../../../tests/support/api.ts";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import type { CalcResponse } from "../../engine/response.ts";
import { BILL_PROGRAM, billInPython } from "./bill-samples.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bill-"));
  writeFileSync(join(folder, "prices.json"), documents["/prices.json"]!.body);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program prints, over the list as a file and without anything else of the service. */
function printed(code: string, input = ""): string {
  const alone = code.replace(
    `"${engine.baseUrl}/prices.json"`,
    JSON.stringify(`${pathToFileURL(folder).href}/prices.json`),
  );
  const env = { ...process.env, PYTHONIOENCODING: "utf-8" };
  const { stdout, stderr } = spawnSync("python3", ["-c", alone], { input, env, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.trimEnd();
}

const linesOf = ({ result: { materials, works } }: CalcResponse): unknown[] =>
  [...materials, ...works]
    .flatMap((line) => (line.group ? [] : [[line.code, line.qty, line.price, line.sum]]))
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

test("the program of the documentation prints the bill that stands beside it", () => {
  const { code, answer } = billInPython();
  expect(printed(code)).toBe(answer);
  expect(BILL_PROGRAM.split("\n").length).toBeLessThan(70);
});

test("it works out the same bills as the service from the published list alone", () => {
  const { validQuery, answer } = requestsTo(engine);
  const roofs = Object.keys(engine.priceList.roofs);
  const answers = roofs.flatMap((roof) =>
    fc
      .sample(
        validQuery.filter((query) => query["roof"] === roof),
        20,
      )
      .map(answer),
  );
  const bills = printed(
    `${BILL_PROGRAM}

import sys
print(json.dumps([sorted(Hangar(chosen).bill()) for chosen in json.load(sys.stdin)]))`,
    JSON.stringify(answers.map(({ configuration }) => configuration)),
  );
  expect(JSON.parse(bills)).toEqual(answers.map(linesOf));
});
