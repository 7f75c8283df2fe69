import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesOf } from "../../../../scripts/build/files-of.ts";
import { fieldsOf, withValues } from "../../../../src/desk/workbook/fields.ts";
import type { Progress } from "../../../../src/services/release-progress.ts";
import { createEngine } from "../../../../src/engine/create-engine.ts";
import type { FieldValue } from "../../../../src/price-list/list-changes.ts";
import { isPrice } from "../../../../src/price-list/price-names.ts";
import { grouped } from "../../../../src/text/format.ts";
import { loadManufacturer, loadPriceList } from "../../../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../../../src/price-proof/prices-on-disk.ts";
import { examplePrices } from "../../../support/product.ts";
import { Script } from "../../../server/running-server.ts";
import { CALC, lastOf, Publishing } from "./publishing.ts";

/*
 * A manager's release of a changed list, published in earnest on a server under load: dearer, with one more width and
 * height, another VAT and term, by a manufacturer of another name and with a logo. No client notices but by the prices, and
 * what the product tells follows.
 */
const site = new Publishing(false);
const before = {
  ...loadPriceList(pricesOnDisk(examplePrices)),
  manufacturer: loadManufacturer(pricesOnDisk(examplePrices)),
};
/** A PNG of one grey pixel. */
const LOGO = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

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

const DAY = "2026-11-23";
let told: Progress[];
let answers: Set<string>;

function release() {
  const list = edited(
    SIZES.reduce((text, [from, to]) => text.replace(from, to), site.read()),
    (path, value) => (isPrice(path) ? Math.round(Number(value) * 0.11) * 10 : RULES[path.join(".")]),
  );
  const maker = edited(site.read("manufacturer.yaml"), (path) => MANUFACTURER[path.join(".")]);
  const files = { "price-list.yaml": list, "manufacturer.yaml": `${maker}logo: logo.png\n`, "logo.png": LOGO };
  return site.draft(files, { day: DAY });
}

beforeAll(async () => {
  site.start();
  await site.listening();
  answers = await site.answersDuring(async () => {
    told = await site.submit(release());
  });
}, 600_000);
afterAll(() => site.close());

/** The hangar of the load, by the list of a folder. */
function total(folder: string): number {
  const of = pricesOnDisk(folder);
  const engine = createEngine({ priceList: loadPriceList(of), manufacturer: loadManufacturer(of), baseUrl: "" });
  const { status, body } = engine.calculate(new URLSearchParams(CALC.split("?")[1]));
  if (status !== 200) throw new Error(body.error.message);
  return body.result.total_with_vat;
}

describe("a release that goes live", () => {
  test("fails no request, and every answer is of one list or the other, whole", async () => {
    expect(told.map(({ step }) => step)).toEqual(["prove", "build", "check", "switch", "record", "done"]);
    expect([...answers].sort()).toEqual([`2026-11-20 ${total(examplePrices)}`, `${DAY} ${total(site.prices)}`]);
    const { prices_version, result } = await site.answer();
    expect([prices_version, result.total_with_vat]).toEqual([DAY, total(site.prices)]);
    expect((await site.answer(`${CALC}&prices_version=2026-11-20`)).result.total_with_vat).toBe(total(examplePrices));
  });

  test("is recorded under the name of who released it, with its logo", async () => {
    expect(site.git("log", "-1", "--format=%an: %s")).toBe(`Анна: Прайс-лист ${DAY}: Анна`);
    expect(site.git("status", "--porcelain")).toBe("");
    const [, logo] = /src="([^"]*logo[^"]*\.png)"/.exec(await (await fetch(site.url)).text())!;
    const shown = await fetch(site.url + logo);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer()).toString("base64")).toBe(LOGO);
    expect(readFileSync(join(site.prices, "logo.png"), "base64")).toBe(LOGO);
  });

  test("and the next one, whose build is killed, leaves it as it is", async () => {
    const state = site.state();
    const list = site.read().replace(/gate_frame: \d+/, "gate_frame: 36000");
    const next = site.submit(site.draft({ "price-list.yaml": list }, { day: "2026-11-24" }));
    process.kill(await site.childOf("scripts/build.ts"), "SIGKILL");
    const last = lastOf(await next);
    expect([last.step, last.text]).toEqual(["failed", expect.stringContaining("На сайте всё как было")]);
    expect(site.state()).toEqual(state);
    expect((await site.answer()).prices_version).toBe(DAY);
  });
});

describe("after a release", () => {
  test("the list is the new one", () => {
    const { meta, roofs, prices: now } = loadPriceList(pricesOnDisk(site.prices));
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
    const args = ["run", "--project", "built", ...checks];
    const vitest = new Script("node_modules/vitest/vitest.mjs", { args, env: { PRODUCT: site.out } });
    const { code, output } = await vitest.ended;
    expect(output).toContain("passed");
    expect(code, output).toBe(0);
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
    const files = (await filesOf(join(site.out, "site"))).filter(
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
