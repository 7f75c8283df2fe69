import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";

type ExampleLine = [qty: number, price: number, sum: number, status?: "estimate"];
interface Example {
  title: string;
  request: Record<string, unknown>;
  expected: Record<string, number> & { lines: Record<string, ExampleLine> };
}

const { answer } = requestsTo(engine);
const folder = new URL("./examples/", import.meta.url);
const examples = readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), "utf8")) as Example);

describe("hangars worked by hand", () => {
  test.each(examples)("$title", ({ request, expected }) => {
    const { lines, price_per_m2_with_vat, price_per_m2_materials_only, ...result } = expected;
    const body = answer(request);
    const positions = [...body.result.materials, ...body.result.works].filter((line) => !line.group);
    const shown = positions.map(({ num, qty, price, sum, status }) => [
      num,
      status === "ok" ? [qty, price, sum] : [qty, price, sum, status],
    ]);
    expect(Object.fromEntries(shown)).toEqual(lines);
    expect(body.result).toMatchObject(result);
    expect(body).toMatchObject({ price_per_m2_with_vat, price_per_m2_materials_only });
  });

  test("every roof and every section has an example", () => {
    const roofs = new Set(examples.map(({ request }) => request["roof"]));
    const sections = new Set(examples.flatMap(({ expected }) => Object.keys(expected.lines).map((num) => num[0])));
    expect(roofs.size).toBe(4);
    expect([...sections].sort()).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  });
});
