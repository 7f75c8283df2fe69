import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { diffText } from "../../../src/desk/review/diff.ts";
import { listChanges } from "../../../src/price-list/list-changes.ts";
import { namedList } from "../../../scripts/prices/named-list.ts";
import { referenceTotals } from "../../../src/desk/review/reference-totals.ts";
import { createEngine } from "../../../src/engine/create-engine.ts";
import { formatPath } from "../../../src/price-list/finding.ts";
import { isPrice } from "../../../src/price-list/price-names.ts";
import { fieldsOf } from "../../../src/desk/workbook/fields.ts";
import { engine, manufacturer, priceList } from "../../support/example-engine.ts";
import { pricesOnDisk } from "../../../src/price-proof/prices-on-disk.ts";
import { examplePrices } from "../../support/product.ts";
import { pricesFolder, release } from "../../support/files/prices-folder.ts";

const folder = pricesFolder();

const newer = structuredClone(priceList);
newer.meta.version = "2027-01-15";
newer.prices.gate_frame = 33000;
newer.prices.mounting[0]!.price = 1700;
newer.rules.fachwerk_spacing_m = 5.5;
delete newer.roofs["dvuhskat"]!.widths["10000"];

describe("a diff in Markdown", () => {
  const lines = diffText(priceList, newer, manufacturer, "markdown").split("\n");

  test("names edits that have no date of their own yet", () => {
    const edited = { ...newer, meta: priceList.meta };
    const [title] = diffText(priceList, edited, manufacturer, "markdown").split("\n");
    expect(title).toBe("# Прайс-лист 2026-11-20 → правки, ещё без новой даты");
    expect(diffText(priceList, priceList, manufacturer, "markdown")).not.toContain("правки");
  });

  test("names every changed price with its path, what it is of, and by how much", () => {
    expect(lines[0]).toBe("# Прайс-лист 2026-11-20 → 2027-01-15");
    expect(lines).toContain("| prices.gate_frame | Рама ворот 4×4 м | 32\u00a0500 | 33\u00a0000 | +1,5\u00a0% |");
    expect(lines).toContain(
      "| prices.mounting[0].price | Монтаж каркаса на готовый фундамент: колонна до 4,35\u00a0м | 1\u00a0750 | 1\u00a0700 | \u22122,9\u00a0% |",
    );
    expect(lines).toContain(
      "| roofs.dvuhskat.widths.10000.truss.solid | Ферма цельная: Двускатный, 10\u00a0м | 44\u00a0800 | нет | — |",
    );
    expect(lines).toContain("## Цены, ₽ (3)");
  });

  test("names other values apart", () => {
    expect(lines).toContain("## Остальное (1)");
    expect(lines).toContain("| rules.fachwerk_spacing_m |  | 6 | 5,5 | \u22128,3\u00a0% |");
  });

  test("is a table to Markdown: every row has as many cells as its head", () => {
    const counts = lines.map((line) => line.split(" | ").length);
    for (const [at, line] of lines.entries()) {
      if (/^\|( ---:? \||-|:| )+/.test(line) && lines[at - 1]?.startsWith("|")) expect(counts[at]).toBe(counts[at - 1]);
    }
  });
});

test.each(["markdown", "console"] as const)("a text of several lines stays in its row: %s", (layout) => {
  const told = structuredClone(newer);
  told.delivery.text = "Доставка не входит.\nСпросите | нас.";
  const lines = diffText(priceList, told, manufacturer, layout).split("\n");
  const mark = layout === "markdown" ? "\\|" : "|";
  expect(lines.find((line) => line.includes("delivery.text"))).toContain(`Доставка не входит. Спросите ${mark} нас.`);
});

test("a height that comes or goes is that one change", () => {
  const heights = structuredClone(priceList);
  heights.roofs["dvuhskat"]!.heights = [3150, 4350, 5000, 5550];
  const { prices, others } = listChanges(priceList, heights);
  const path = ["roofs", "dvuhskat", "heights"];
  expect([...prices, ...others]).toEqual([
    { path, name: "", before: 6750, after: undefined },
    { path, name: "", before: undefined, after: 5000 },
  ]);
});

test("lists that differ in their version alone are the same", () => {
  const later = { ...priceList, meta: { ...priceList.meta, version: "2027-01-15" } };
  const text = diffText(priceList, later, manufacturer, "markdown");
  expect(text).toBe("# Прайс-лист 2026-11-20 → 2027-01-15\n\nЦены и правила одинаковы.");
});

test("until when the prices are meant to hold is told apart, and is no change of them", () => {
  const { valid_until: _, ...undated } = priceList.meta;
  const until = (valid_until?: string) => ({
    ...priceList,
    meta: { ...undated, version: "2027-01-15", ...(valid_until !== undefined && { valid_until }) },
  });
  const told = (list: typeof priceList) => diffText(priceList, list, manufacturer, "console").split("\n\n").slice(1);
  const same = "Цены и правила одинаковы.";
  expect(told(until("2099-02-01"))).toEqual(["Цены рассчитаны до: было 31.12.2098, стало 01.02.2099.", same]);
  expect(told(until())).toEqual(["Цены рассчитаны до: было 31.12.2098, стало не указано.", same]);
});

test("the console's table has its columns one under the other", () => {
  const lines = diffText(priceList, newer, manufacturer, "console").split("\n");
  const totals = lines.slice(
    lines.findIndex((line) => line.startsWith("Ангар")),
    -2,
  );
  expect(new Set(totals.map((line) => line.length)).size).toBe(1);
  expect(lines.join("\n")).not.toContain("|");
});

describe("the reference set", () => {
  const totals = referenceTotals(priceList, newer, manufacturer);

  test("is every roof and width with each equipment, and the narrowest at every other height", () => {
    const roofs = Object.values(priceList.roofs);
    const widths = roofs.flatMap((roof) => Object.values(roof.widths));
    const demountable = widths.filter(({ truss }) => truss.demountable !== undefined);
    const heights = roofs.flatMap((roof) => roof.heights.filter((height) => height !== roof.default_height_mm));
    expect(totals).toHaveLength(widths.length * 4 + demountable.length + heights.length);
  });

  const priced = fieldsOf(readFileSync(join(examplePrices, "price-list.yaml"), "utf8")).filter(({ path }) =>
    isPrice(path),
  );

  test.each(priced.map(({ path }) => [formatPath(path), path] as const))("moves with %s", (_, path) => {
    const dearer = structuredClone(priceList);
    const parent = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], dearer);
    (parent as Record<string, number>)[path.at(-1)!]! *= 2;
    const moved = referenceTotals(priceList, dearer, manufacturer).filter(({ before, after }) => before! < after!);
    expect(moved.length).toBeGreaterThan(0);
  });

  test("shows a height that is added, and no truss that there is not", () => {
    const other = structuredClone(priceList);
    other.roofs["dvuhskat"]!.heights.push(8100);
    other.calculation_id_numbers[0]!.heights.push(8100);
    other.roofs["dvuhskat"]!.widths["18000"]!.truss.demountable = 120_000;
    const moved = referenceTotals(priceList, other, manufacturer).filter(({ before, after }) => before !== after);
    expect(moved).toEqual([
      {
        hangar: "Двускатный 18×30\u00a0м",
        equipment: "со сборной фермой",
        before: undefined,
        after: expect.any(Number),
      },
      {
        hangar: "Двускатный 10×30\u00a0м, высота 8,1\u00a0м",
        equipment: "с монтажом каркаса",
        before: undefined,
        after: expect.any(Number),
      },
    ]);
  });

  test("has the totals of the engine, at the default height and six bays long", () => {
    const bare = engine.calculate({ roof: "dvuhskat", width: 12, length: 30 });
    const [found, mounted] = totals.filter(({ hangar }) => hangar === "Двускатный 12×30\u00a0м");
    expect(found).toMatchObject({ hangar: "Двускатный 12×30\u00a0м", equipment: "только каркас" });
    expect(bare).toMatchObject({ body: { result: { total_with_vat: found!.before } } });
    const options = { montazh: true, panels: true, panels_montazh: true };
    const whole = engine.calculate({ roof: "dvuhskat", width: 12, length: 30, ...options });
    expect(whole).toMatchObject({ body: { result: { total_with_vat: mounted!.before } } });
    const { calculate } = createEngine({ priceList: newer, manufacturer, baseUrl: "" });
    const later = calculate({ roof: "dvuhskat", width: 12, length: 30, ...options });
    expect(later).toMatchObject({ body: { result: { total_with_vat: mounted!.after } } });
    expect(mounted!.after).not.toBe(mounted!.before);
  });

  test("has no total for what a list does not offer", () => {
    expect(totals[0]).toMatchObject({ hangar: "Двускатный 10×30\u00a0м", after: undefined });
    expect(totals[0]!.before).toBeGreaterThan(0);
  });
});

describe("the list to compare with", () => {
  test("is named by the date of its release or by its file", () => {
    release(folder.path, "2026-11-20");
    expect(namedList(pricesOnDisk(folder.path), "2026-11-20")).toEqual(priceList);
    expect(namedList(pricesOnDisk(folder.path), join(folder.path, "price-list.yaml"))).toEqual(priceList);
  });

  test("that is neither is told, and which there are", () => {
    expect(() => namedList(pricesOnDisk(folder.path), "2020-01-01")).toThrow(/выпущенных прайс-листов пока нет/);
    release(folder.path, "2026-11-20");
    expect(() => namedList(pricesOnDisk(folder.path), "2020-01-01")).toThrow(/2020-01-01; выпущены 2026-11-20/);
  });
});
