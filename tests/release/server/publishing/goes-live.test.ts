import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesOf } from "../../../scripts/build/files-of.ts";
import { fieldsOf, withValues } from "../../../src/desk/workbook/fields.ts";
import type { FieldValue } from "../../../src/price-list/list-changes.ts";
import { isPrice } from "../../../src/price-list/price-names.ts";
import { grouped } from "../../../src/text/format.ts";
import { loadManufacturer, loadPriceList } from "../../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { examplePrices } from "../../support/product.ts";
import { Script } from "../../server/running-server.ts";

/*
 * A manager's release of a changed list: dearer, with one more width and height, another VAT and term, by a manufacturer
 * of another name. What the product tells must follow.
 */
const folder = mkdtempSync(join(tmpdir(), "hangar-"));
const prices = join(folder, "prices");
const dist = join(folder, "dist");
const before = {
  ...loadPriceList(pricesOnDisk(examplePrices)),
  manufacturer: loadManufacturer(pricesOnDisk(examplePrices)),
};

const RULES: Readonly<Record<string, FieldValue>> = { "meta.vat_rate": 0.25, "meta.production_days": 21 };
const SIZES = [
  [
    "heights: [3150, 4350, 5550, 6750]\n    widths:\n",
    "heights: [3150, 4350, 5550, 6150, 6750]\n    widths:\n      16500: { truss: { solid: 101000 } }\n",
  ],
  [
    "widths: [10000, 12000, 15000, 18000]\n    heights: [3150, 4350, 5550, 6750]",
    "widths: [10000, 12000, 15000, 18000, 16500]\n    heights: [3150, 4350, 5550, 6750, 6150]",
  ],
] as const;
const MANUFACTURER: Readonly<Record<string, string>> = {
  brand: "Сталь и Пролёт",
  legal_name: "АО «Сталь и Пролёт»",
  city: "Образцовск",
  phone: "+7 (000) 765-43-21",
  email: "ceny@stal.example",
  website: "https://stal.example/",
  contacts: "https://stal.example/kontakty/",
  "custom_size.url": "https://stal.example/inache/",
};

function edit(name: string, changed: (text: string) => string): void {
  const path = join(prices, name);
  writeFileSync(path, changed(readFileSync(path, "utf8")));
}

/** A text with every field that has a new value in `valueOf`. */
function edited(
  text: string,
  valueOf: (path: readonly (string | number)[], value: FieldValue) => FieldValue | undefined,
) {
  const changes = fieldsOf(text).flatMap((field) => {
    const value = valueOf(field.path, field.value);
    return value === undefined ? [] : [{ field, value }];
  });
  return withValues(text, changes);
}

async function run(script: string, ...args: string[]): Promise<string> {
  const { code, output } = await new Script(script, { args, env: { PRODUCT: dist } }).ended;
  expect(output).not.toBe("");
  if (code !== 0) throw new Error(output);
  return output;
}

beforeAll(async () => {
  cpSync(examplePrices, prices, { recursive: true });
  await run("scripts/prices.ts", "release", before.meta.version, "--prices", prices);
  edit("price-list.yaml", (text) =>
    edited(
      SIZES.reduce((list, [from, to]) => list.replace(from, to), text),
      (path, value) => (isPrice(path) ? Math.round(Number(value) * 0.11) * 10 : RULES[path.join(".")]),
    ),
  );
  edit("manufacturer.yaml", (text) => edited(text, (path) => MANUFACTURER[path.join(".")]));
  const [, next] = [before.meta.version, new Date().toLocaleDateString("sv"), "2026-11-21"].sort();
  await run("scripts/prices.ts", "check", "--prices", prices);
  await run("scripts/prices.ts", "release", next!, "--prices", prices);
  await run("scripts/build.ts", "--prices", prices, "--out", dist);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("after a release", () => {
  test("the list is the new one", () => {
    const { meta, roofs, prices: now } = loadPriceList(pricesOnDisk(prices));
    expect([meta.vat_rate, meta.production_days]).toEqual([0.25, 21]);
    expect(now.gate_frame).toBe(before.prices.gate_frame * 1.1);
    expect(roofs["dvuhskat"]!.heights).toContain(6150);
    expect(roofs["dvuhskat"]!.widths["16500"]!.truss.solid).toBe(111100);
  });

  test("documents, examples and answers of the product agree with its prices", async () => {
    const checks = [
      "tests/agent-questions",
      ...["openapi-examples", "search", "tools", "call-styles"].map((name) => `tests/contract/${name}.test.ts`),
      ...["api/links", "site/docs-facts", "site/docs-examples", "site/site-links"].map(
        (name) => `tests/server/${name}.test.ts`,
      ),
    ];
    expect(await run("node_modules/vitest/vitest.mjs", "run", "--project", "built", ...checks)).toContain("passed");
  }, 600_000);

  test("no page and no document names a figure of the list before, or the manufacturer before", async () => {
    const { meta, manufacturer } = before;
    const digits = (phone: string) => phone.replace(/\D/g, "");
    const gone = [
      new RegExp(`(?<![\\d,.])${meta.vat_rate * 100}[ \\u00a0]?%`),
      new RegExp(`(?<![\\d,.])${meta.production_days}[ \\u00a0](дн|days)`),
      ...["brand", "legal_name", "city", "phone", "email", "website"].map((name) => manufacturer[name as "brand"]),
      digits(manufacturer.phone),
      ...Object.values(before.roofs).flatMap(({ widths }) =>
        Object.values(widths).map(({ truss }) => grouped(truss.solid)),
      ),
    ];
    const files = (await filesOf(join(dist, "site"))).filter(
      (file) => /\.(html|md|txt|json|webmanifest)$/.test(file) && !file.endsWith(`${meta.version}.json`),
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return gone
        .filter((old) => (typeof old === "string" ? text.includes(old) : old.test(text)))
        .map((old) => [file, old]);
    });
    expect(found).toEqual([]);
  });
});
