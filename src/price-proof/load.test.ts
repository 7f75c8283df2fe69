import { describe, expect, test } from "vitest";
import { parseDocument, type Scalar } from "yaml";
import { formatPath, type Path } from "../price-list/finding.ts";
import {
  change,
  faults,
  FILE,
  MANUFACTURER,
  placed,
  PRICE_LIST,
  RULES,
  problemsOfManufacturer,
  problemsOfPriceList,
  problemsOfPurposes,
  PURPOSES,
} from "./fixtures/broken.ts";
import { loadManufacturer, loadPriceList, loadPurposes, parsePriceList, parsePurposes } from "./load.ts";
import { folderOf, type PricesFolder } from "../price-list/prices-folder.ts";
import { PriceListError } from "../price-list/price-list-error.ts";

const PRICE_ACCEPTED = "целое число рублей больше 0, кратное 10";

test.each([
  ["price-list.yaml", loadPriceList],
  ["manufacturer.yaml", loadManufacturer],
  ["purposes.yaml", (folder) => loadPurposes(folder, parsePriceList(PRICE_LIST, FILE, RULES))],
] as [string, (folder: PricesFolder) => unknown][])("a missing %s is told as such", (name, load) => {
  expect(() => load(folderOf(new Map()))).toThrow(new RegExp(`${name}: такого файла нет; верните его`));
  expect(() => load(folderOf(new Map()))).toThrow(PriceListError);
});

describe("a price list", () => {
  test("has whole numbers and both alphabets for names", () => {
    const { roofs, prices } = parsePriceList(PRICE_LIST, FILE, RULES);
    expect(Object.keys(roofs["dvuhskat"]!.widths)).toEqual(["12000", "15000"]);
    expect(prices.rails).toEqual({ "H 500": 8900, "\u041d 1610": 14300 });
    expect(prices.strut).toEqual({ "5": 3240, "6": 3890 });
  });

  test.each([...faults("files/values"), ...faults("files/yaml")])("is refused for $fault", (fault) => {
    const text = change(PRICE_LIST, fault);
    expect(problemsOfPriceList(text)).toEqual(placed(text, fault.says));
  });

  test("from before rows had names may describe its positions, as the rows do", () => {
    const { positions, ...list } = parsePriceList(PRICE_LIST, FILE, RULES);
    const own = (change: object) => `${PRICE_LIST}positions: ${JSON.stringify({ ...positions, ...change })}\n`;
    expect(parsePriceList(own({}), FILE, RULES)).toEqual({ ...list, positions });
    expect(
      problemsOfPriceList(own({ strut: { ...positions["strut"]!, code: "BR-OTHER" }, gutter: positions["strut"] })),
    ).toEqual([
      expect.stringMatching(
        /:\d+:\d+ positions\.strut\.code: найдено «BR-OTHER», а в positions\.yaml — «BR-STRUT»; раздел/,
      ),
      expect.stringMatching(
        /:\d+:\d+ positions\.gutter: строки в positions\.yaml нет; раздел positions больше не нужен/,
      ),
    ]);
    expect(problemsOfPriceList(own({ strut: undefined }))).toEqual([
      expect.stringContaining("positions: нет позиции strut, а строка в positions.yaml есть;"),
    ]);
  });

  test("in another encoding is refused, and so is the manufacturer: letters would be lost", () => {
    const windows1251 = Buffer.from([0xc0, 0xed, 0xe3, 0xe0, 0xf0]).toString("utf8");
    const list = PRICE_LIST.replace("name: Двускатный", `name: ${windows1251}`);
    const spoilt = { at: windows1251, told: "буквы не читаются: сохраните файл в кодировке UTF-8" };
    expect(problemsOfPriceList(list)).toEqual(placed(list, [spoilt]));
    const maker = MANUFACTURER.replace(/brand: .*/, `brand: ${windows1251}`);
    expect(problemsOfManufacturer(maker)).toEqual(placed(maker, [spoilt]));
  });

  test.each([
    { text: "", found: "пустое значение" },
    { text: "# комментарий", found: "пустое значение" },
    { text: "просто текст", found: "«просто текст»" },
    { text: "- meta", found: "список" },
  ])("is refused when the whole file is “$text”", ({ text, found }) => {
    expect(problemsOfPriceList(text)).toEqual([
      `${FILE}:1:1 найдено ${found}; допускается: поля meta, length, rounding, limits, roofs, ` +
        "calculation_id_numbers, prices, rules, sections, positions, delivery, foundation",
    ]);
  });

  test("is refused with all problems at once, in the order of the file", () => {
    const changes = [
      { from: "decor: 210", to: "decor: 210\n  decor: двести" },
      { from: "gate_frame: 32500", to: "gate_frame: 32505" },
      { from: "currency: RUB", to: "currency: USD" },
    ];
    const text = changes.reduce(change, PRICE_LIST);
    expect(problemsOfPriceList(text)).toEqual(
      placed(text, [
        "meta.currency: найдено «USD»; допускается: RUB",
        `prices.gate_frame: найдено 32505; допускается: ${PRICE_ACCEPTED}`,
        {
          at: "decor: двести",
          told: "prices.decor: поле уже указано на строке {line of «decor: 210»}; оставьте одно",
        },
        {
          at: "двести",
          told: `prices.decor: найдено «двести»; допускается: ${PRICE_ACCEPTED} — только цифрами, без пробелов`,
        },
      ]),
    );
    // Whoever reads it need not know the file.
    expect(() => parsePriceList(text, FILE)).toThrow(
      "Рама ворот 4×4 м (prices.gate_frame): найдено 32505; допускается",
    );
  });
});

describe("a price that is no multiple of 10 is refused by its line", () => {
  const document = parseDocument(PRICE_LIST, { stringKeys: true });
  const { roofs, prices } = parsePriceList(PRICE_LIST, FILE, RULES);
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
      const text = PRICE_LIST.slice(0, start) + broken + PRICE_LIST.slice(end);
      expect(problemsOfPriceList(text)).toEqual(
        placed(text, [`${name}: найдено ${broken}; допускается: ${PRICE_ACCEPTED}`]),
      );
    },
  );
});

describe("a manufacturer", () => {
  test.each(faults("files/manufacturer"))("is refused for $fault", (fault) => {
    const text = change(MANUFACTURER, fault);
    expect(problemsOfManufacturer(text)).toEqual(placed(text, fault.says));
  });
});

describe("ready hangars", () => {
  test("are taken as they are written, and may be none", () => {
    const list = parsePriceList(PRICE_LIST, FILE, RULES);
    expect(parsePurposes(PURPOSES, "purposes.yaml", list).map(({ name }) => name)).toEqual(["Склад", "Навес"]);
    expect(parsePurposes("[]", "purposes.yaml", list)).toEqual([]);
  });

  test.each(faults("files/purposes"))("are refused for $fault", (fault) => {
    const text = change(PURPOSES, fault);
    expect(problemsOfPurposes(text)).toEqual(placed(text, fault.says));
  });
});

/** Paths of all numbers of a value that stands at `path`. */
function numbersIn(path: Path, value: unknown): Path[] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...steps].flatMap((step) => numbersIn([...path, step], (value as Record<string | number, unknown>)[step]));
}
