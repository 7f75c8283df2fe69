import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parsePriceList } from "../../price-proof/load.ts";
import { addedSizes, withHeight, withoutSize, withWidth } from "./new-size.ts";
import { withField, withoutField, withoutItem } from "./yaml-fields.ts";

const text = readFileSync(new URL("../../../tests/support/example-prices/price-list.yaml", import.meta.url), "utf8");
const list = parsePriceList(text, "");

describe("a field", () => {
  test("that is there takes its new value, and its comment stays", () => {
    expect(withField("a: 1 # b\n", ["a"], 2)).toBe("a: 2 # b\n");
  });

  test.each([
    ["at the end of the file", "a: 1\n# c\n", ["b"], "a: 1\nb: +7 900\n# c\n"],
    ["without a last line end", "a: 1", ["b"], "a: 1\nb: +7 900\n"],
    ["in a block", "a:\n  x: 1 # c\nb: 2\n", ["a", "y"], "a:\n  x: 1 # c\n  y: +7 900\nb: 2\n"],
    ["in brackets", "a: { x: 1 } # c\n", ["a", "y"], "a: { x: 1, y: +7 900 } # c\n"],
    ["after a text in several lines", "a: >\n  x\n  y\n", ["b"], "a: >\n  x\n  y\nb: +7 900\n"],
    ["with Windows' line ends", "a: 1\r\nc: 2\r\n", ["b"], "a: 1\r\nc: 2\r\nb: +7 900\r\n"],
  ])("is added %s", (_, before, path, after) => {
    expect(withField(before, path, "+7 900")).toBe(after.replace("+7 900", '"+7 900"'));
  });

  test("goes with its line alone", () => {
    expect(withoutField("a: 1\nb: x # c\nd: 2\n", ["b"])).toBe("a: 1\nd: 2\n");
    expect(withoutField("a: 1\n", ["b"])).toBe("a: 1\n");
  });
});

describe("a new size", () => {
  test("a width stands among the others and has the next number in the ids", () => {
    const after = withWidth(text, list, { roof: "dvuhskat", width_mm: 16000, solid: 90000, demountable: 99000 });
    const before = "      18000: { truss: { solid: 108700 } }\n";
    expect(after).toBe(
      text
        .replace(before, `      16000: { truss: { solid: 90000, demountable: 99000 } }\n${before}`)
        .replace("[10000, 12000, 15000, 18000]", "[10000, 12000, 15000, 18000, 16000]"),
    );
    expect(parsePriceList(after, "").roofs["dvuhskat"]!.widths["16000"]).toEqual({
      truss: { solid: 90000, demountable: 99000 },
    });
  });

  test("the widest comes last", () => {
    const after = withWidth(text, list, { roof: "s-kolonnoy-po-centru", width_mm: 30000, solid: 90000 });
    expect(after).toContain("label_m: 23.7, truss: { solid: 64900 } }\n      30000: { truss: { solid: 90000 } }\n");
  });

  test("a height", () => {
    const after = parsePriceList(withHeight(text, list, "dvuhskat", 5000), "");
    expect(after.roofs["dvuhskat"]!.heights).toEqual([3150, 4350, 5550, 6750, 5000]);
    expect(after.calculation_id_numbers[0]!.heights).toEqual([3150, 4350, 5550, 6750, 5000]);
  });

  test("that was sold before gets its old number back", () => {
    const gone = text.replace("      10000: { truss: { solid: 44800 } }\n", "");
    const again = withWidth(gone, parsePriceList(gone, ""), { roof: "dvuhskat", width_mm: 10000, solid: 44800 });
    expect(again).toBe(text);
  });

  test("that a list does not take is refused in words, whatever else is wrong with it", () => {
    expect(() => withWidth(text, list, { roof: "dvuhskat", width_mm: 0, solid: 10 })).toThrow("не возьмёт");
    expect(() => withHeight(text, list, "dvuhskat", 500)).toThrow(
      /^Такой размер прайс-лист не возьмёт: найдено 500; допускается: целое число от 1000 до 99999\.$/,
    );
    const ofNine = [20, 21, 22, 23, 25].reduce(
      (before, metres) =>
        withWidth(before, parsePriceList(before, ""), { roof: "dvuhskat", width_mm: metres * 1000, solid: 10 }),
      text,
    );
    const tenth = { roof: "dvuhskat", width_mm: 26_000, solid: 10 };
    expect(() => withWidth(ofNine, parsePriceList(ofNine, ""), tenth)).toThrow("не возьмёт");
    const wrong = text.replace("gate_frame: 32500", "gate_frame: 32505");
    expect(withHeight(wrong, list, "dvuhskat", 5000)).toContain("5000");
  });

  test("that there is already is refused", () => {
    const width = { roof: "dvuhskat", width_mm: 12000, solid: 10 };
    expect(() => withWidth(text, list, width)).toThrow("Двускатный: ширина 12\u00a0м уже есть.");
    expect(() => withHeight(text, list, "dvuhskat", 4350)).toThrow("Двускатный: высота 4,35\u00a0м уже есть.");
  });

  test.each<[string, string]>([
    ["a width", withWidth(text, list, { roof: "dvuhskat", width_mm: 16000, solid: 90000 })],
    ["the widest", withWidth(text, list, { roof: "dvuhskat", width_mm: 21000, solid: 120_000, demountable: 130_000 })],
    ["a height", withHeight(text, list, "odnoskat-otdelno", 8100)],
  ])("%s of a draft goes without a trace, the other stays", (_, added) => {
    const height = withHeight(added, parsePriceList(added, ""), "s-kolonnoy-po-centru", 8000);
    const now = parsePriceList(height, "");
    const [size, other] = addedSizes(now, list);
    expect(other).toEqual({ roof: "s-kolonnoy-po-centru", kind: "heights", size: 8000 });
    expect(withoutSize(height, now, list, size!)).toBe(withHeight(text, list, "s-kolonnoy-po-centru", 8000));
    expect(withoutSize(height, now, list, other!)).toBe(added);
  });

  test("that was sold before leaves its number where it was", () => {
    const gone = text.replace("      10000: { truss: { solid: 44800 } }\n", "");
    const [before, now] = [parsePriceList(gone, ""), list];
    const [size] = addedSizes(now, before);
    expect(withoutSize(text, now, before, size!)).toBe(gone);
  });
});

test.each([
  ["a: [1, 2, 3]\n", 3, "a: [1, 2]\n"],
  ["a: [ 1, 2 ] # c\n", 1, "a: [ 2 ] # c\n"],
  ["a: [1]\n", 1, "a: []\n"],
  ["a:\n  - 1\n  - 2 # c\nb: 3\n", 2, "a:\n  - 1\nb: 3\n"],
  ["a: [1]\n", 4, "a: [1]\n"],
])("of %j the number %d goes", (before, item, after) => expect(withoutItem(before, ["a"], item)).toBe(after));
