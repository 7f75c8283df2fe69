import { describe, expect, test } from "vitest";
import { parseDocument, type Scalar } from "yaml";
import { formatPath, type Path } from "../price-list/finding.ts";
import {
  change,
  faults,
  MANUFACTURER,
  PRICE_LIST,
  problemsOfManufacturer,
  problemsOfPriceList,
  problemsOfPurposes,
  PURPOSES,
} from "./fixtures/broken.ts";
import { loadManufacturer, loadPriceList, loadPurposes, parsePriceList, parsePurposes } from "./load.ts";
import { PriceListError } from "../price-list/price-list-error.ts";

const PRICE_ACCEPTED = "целое число рублей больше 0, кратное 10";

test.each([
  ["price-list.yaml", loadPriceList],
  ["manufacturer.yaml", loadManufacturer],
  ["purposes.yaml", (folder: string) => loadPurposes(folder, parsePriceList(PRICE_LIST, "list.yaml"))],
])("a missing %s is told as such", (name, load) => {
  expect(() => load("src/price-proof")).toThrow(new RegExp(`${name}: такого файла нет; верните его`));
  expect(() => load("src/price-proof")).toThrow(PriceListError);
});

describe("a price list", () => {
  test("has whole numbers and both alphabets for names", () => {
    const { roofs, prices } = parsePriceList(PRICE_LIST, "list.yaml");
    expect(Object.keys(roofs["dvuhskat"]!.widths)).toEqual(["12000", "15000"]);
    expect(prices.rails).toEqual({ "H 500": 8900, "\u041d 1610": 14300 });
    expect(prices.strut).toEqual({ "5": 3240, "6": 3890 });
  });

  test.each([...faults("files/values"), ...faults("files/yaml")])("is refused for $fault", (fault) => {
    expect(problemsOfPriceList(change(PRICE_LIST, fault))).toEqual(fault.says);
  });

  test("in another encoding is refused, and so is the manufacturer: letters would be lost", () => {
    const windows1251 = Buffer.from([0xc0, 0xed, 0xe3, 0xe0, 0xf0]).toString("utf8");
    const list = PRICE_LIST.replace("name: Двускатный", `name: ${windows1251}`);
    expect(problemsOfPriceList(list)).toEqual([expect.stringMatching(/:\d+:\d+ буквы не читаются: .*UTF-8$/)]);
    const maker = MANUFACTURER.replace(/brand: .*/, `brand: ${windows1251}`);
    expect(problemsOfManufacturer(maker)).toEqual([expect.stringMatching(/:2:8 буквы не читаются: .*UTF-8$/)]);
  });

  test.each([
    { text: "", found: "пустое значение" },
    { text: "# комментарий", found: "пустое значение" },
    { text: "просто текст", found: "«просто текст»" },
    { text: "- meta", found: "список" },
  ])("is refused when the whole file is “$text”", ({ text, found }) => {
    expect(problemsOfPriceList(text)).toEqual([
      `list.yaml:1:1 найдено ${found}; допускается: поля meta, length, rounding, limits, roofs, ` +
        "calculation_id_numbers, prices, rules, sections, positions, delivery, foundation",
    ]);
  });

  test("is refused with all problems at once, in the order of the file", () => {
    const changes = [
      { from: "decor: 210", to: "decor: 210\n  decor: двести" },
      { from: "gate_frame: 32500", to: "gate_frame: 32505" },
      { from: "currency: RUB", to: "currency: USD" },
    ];
    expect(() => parsePriceList(changes.reduce(change, PRICE_LIST), "list.yaml")).toThrow(
      new PriceListError("list.yaml", [
        "list.yaml:4:13 meta.currency: найдено «USD»; допускается: RUB",
        `list.yaml:78:15 prices.gate_frame: найдено 32505; допускается: ${PRICE_ACCEPTED}`,
        "list.yaml:92:3 prices.decor: поле уже указано на строке 91; оставьте одно",
        `list.yaml:92:10 prices.decor: найдено «двести»; допускается: ${PRICE_ACCEPTED} — только цифрами, без пробелов`,
      ]),
    );
  });
});

describe("a price that is no multiple of 10 is refused by its line", () => {
  const document = parseDocument(PRICE_LIST, { stringKeys: true });
  const { roofs, prices } = parsePriceList(PRICE_LIST, "list.yaml");
  const noPrices = ["heavy_from_span_m", "max_height_mm", "useful_m"];
  const paths = [
    ...numbersIn(["prices"], prices).filter((path) => !noPrices.includes(String(path.at(-1)))),
    ...numbersIn(["roofs"], roofs).filter((path) => path.at(-2) === "truss"),
  ];

  test.each(paths.map((path, at) => ({ name: formatPath(path), path, excess: 1 + (at % 9) })))(
    "$name + $excess",
    ({ name, path, excess }) => {
      const { range, value } = document.getIn(path, true) as Scalar<number>;
      const [start, end] = range!;
      const broken = value + excess;
      const before = PRICE_LIST.slice(0, start).split("\n");
      expect(problemsOfPriceList(PRICE_LIST.slice(0, start) + broken + PRICE_LIST.slice(end))).toEqual([
        `list.yaml:${before.length}:${before.at(-1)!.length + 1} ${name}: найдено ${broken}; допускается: ${PRICE_ACCEPTED}`,
      ]);
    },
  );
});

describe("a manufacturer", () => {
  test.each(faults("files/manufacturer"))("is refused for $fault", (fault) => {
    expect(problemsOfManufacturer(change(MANUFACTURER, fault))).toEqual(fault.says);
  });
});

describe("ready hangars", () => {
  test("are taken as they are written, and may be none", () => {
    const list = parsePriceList(PRICE_LIST, "list.yaml");
    expect(parsePurposes(PURPOSES, "purposes.yaml", list).map(({ name }) => name)).toEqual(["Склад", "Навес"]);
    expect(parsePurposes("[]", "purposes.yaml", list)).toEqual([]);
  });

  test.each(faults("files/purposes"))("are refused for $fault", (fault) => {
    expect(problemsOfPurposes(change(PURPOSES, fault))).toEqual(fault.says);
  });
});

/** Paths of all numbers of a value that stands at `path`. */
function numbersIn(path: Path, value: unknown): Path[] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...steps].flatMap((step) => numbersIn([...path, step], (value as Record<string | number, unknown>)[step]));
}
