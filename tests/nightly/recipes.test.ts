import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/root.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";

/*
 * README's recipe for an option with a position, walked: gutters that nobody sells, in a copy of the project, by no more
 * files than the recipe names. The project's own tests, which go by its tables, then look at the copy.
 */

let copy: string;
temporaryFolder((folder) => (copy = folder));

type Edit = [before: string | RegExp, added: string];

const PRICE: Edit[] = [["  gate_frame: 3", "  gutter: 840 # за метр\n"]];
const ROW: Edit[] = [
  [
    /\n {2}# 5\./,
    `
  gutter:
    num: 4.6.
    code: BR-GUTTER
    ru: Водосток
    en: Gutter
    unit: м
    when: vodostok
    qty: up(length_m × roof.slopes, 0.1)
    price: prices.gutter
    buyer:
      ru: "Вдоль карнизов: {roof.slopes|карниз|карниза|карнизов} по {length_m}."
      en: "Along the eaves: {roof.slopes|eave|eaves} of {length_m}."
`,
  ],
];
/** By the recipe. */
const edits: Record<string, Edit[]> = {
  "src/options/options.ts": [
    [
      "} as const satisfies",
      '  vodostok: { kind: "flag", place: 17, positions: ["gutter"], words: { ru: "водосток", en: "gutters" } },\n',
    ],
  ],
  "src/options/words.ts": [
    [
      "  gates: {\n",
      `  vodostok: {
    group: "frame",
    ru: { label: "Водосток", hint: "Желоба вдоль карнизов", meaning: "водосток" },
    en: { label: "Gutters", hint: "Along the eaves", meaning: "Add gutters along the eaves." },
  },
`,
    ],
  ],
  // eslint-disable-next-line no-restricted-syntax -- The copy's own, with the row of a position that nobody sells.
  "prices/positions.yaml": ROW,
  // eslint-disable-next-line no-restricted-syntax -- Likewise, with its price.
  "prices/price-list.yaml": PRICE,
  "tests/support/example-prices/positions.yaml": ROW,
  "tests/support/example-prices/price-list.yaml": PRICE,
};

const EXAMPLE = `title: double-pitch 12 × 30 m with gutters
request: { roof: dvuhskat, width: 12, length: 30, vodostok: 1 }
expected:
  lines:
    "1.1.": [7, 56400, 394800]
    "2.1.": [14, 16020, 224280]
    "2.3.": [2, 13990, 27980]
    "3.1.": [7, 3200, 22400]
    "3.2.": [72, 190, 13680]
    "3.3.": [2, 1450, 2900]
    "4.1.": [72, 4650, 334800]
    "4.3.": [4, 8900, 35600]
    "4.4.": [2, 11600, 23200]
    "4.5.": [18, 3240, 58320]
    "4.6.": [60, 840, 50400] # 30 m × 2 eaves
  total_with_vat: 1188360
  price_per_m2_with_vat: 3301
  price_per_m2_materials_only: 3301
`;

/** What no table of the project's tests can know: this price, this id, and the list from before. */
const PROBE = `import { expect, test } from "vitest";
import { describedParameters } from "../../src/http/openapi/parameters/parameters.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import { loadArchive } from "../../src/price-proof/archive.ts";
import { loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { manufacturer } from "../support/example-engine.ts";

const priceList = loadPriceList(pricesOnDisk("prices"));
const older = loadArchive(pricesOnDisk("prices"), priceList)[0]!;
const versions = [priceList.meta.version, older.meta.version];
const [engine, before] = [priceList, older].map((list) =>
  createEngine({ priceList: list, manufacturer, baseUrl: "https://hangars.example", versions }),
) as [ReturnType<typeof createEngine>, ReturnType<typeof createEngine>];
const [roof, { widths }] = Object.entries(priceList.roofs)[0]!;
const bare = { roof, width: Object.keys(widths)[0], length: 20 };
const body = (asked: object) => {
  const answer = engine.calculate({ ...bare, ...asked });
  if (answer.status !== 200) throw new Error(answer.body.error.details.join());
  return answer.body;
};

test("the price, the number, the link and the description have it", () => {
  const [without, taken] = [body({}), body({ vodostok: 1 })];
  expect(taken.result.total_with_vat - without.result.total_with_vat).toBe(40 * 840);
  expect(without.calculation_id).toMatch(/^ANG-/);
  expect(taken.calculation_id).toMatch(/^ANH-/);
  expect(engine.fromCalculationId(taken.calculation_id).body).toEqual(taken);
  expect(new URL(taken.calculator_link).searchParams.get("vodostok")).toBe("1");
  expect(taken.summary_for_ai).toContain(", водосток)");
  expect(describedParameters(engine).query.map(({ name }) => name)).toContain("vodostok");
});

test("the list from before is read, and says that it has none", () => {
  const date = older.meta.version.split("-").reverse().join(".");
  expect(before.calculate(bare).status).toBe(200);
  expect(before.calculate({ ...bare, vodostok: 1 }).body).toMatchObject({
    error: {
      code: "invalid_parameter",
      details: [\`vodostok: пришло «1»; принимается только 0: в прайс-листе от \${date} этого ещё нет\`],
    },
  });
  const { calculation_id } = body({ vodostok: 1 });
  expect(before.fromCalculationId(calculation_id).body).toMatchObject({
    error: { details: [\`calculation_id: пришло «\${calculation_id}»; в прайс-листе от \${date} ещё нет vodostok\`] },
  });
});
`;

/** Tests that go by the tables: what they find in the copy, they find without a word about gutters. */
const BY_TABLES = [
  "tests/unit/recipe.test.ts",
  "tests/unit/bench/engines.test.ts",
  "src/engine/calculation-id.test.ts",
  "src/engine/examples.test.ts",
  "src/engine/request/",
  "src/options/",
  "src/price-proof/rules/bills.test.ts",
  "src/calculator/form/",
  "src/calculator/result/",
  "src/calculator/link/opening-link.test.ts",
];

test("an option with a position is added by the files that README names", { timeout: 600_000 }, () => {
  const skipped = /^(node_modules|\.git|\.build|dist)(\/|$)/;
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.test(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const run = (...args: string[]): void => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    expect(status, stdout + stderr).toBe(0);
  };
  const version = /version: "(.*)"/.exec(readFileSync(join(copy, "prices/price-list.yaml"), "utf8"))![1]!;
  const since = new Date(Date.parse(version) + 86_400_000).toISOString().slice(0, 10);

  for (const [file, changes] of Object.entries(edits)) {
    const text = changes.reduce(
      (before, [place, added]) => {
        expect(before.split(place), `${file}: ${String(place)}`).toHaveLength(2);
        return before.replace(place, (found) => added + found);
      },
      readFileSync(join(copy, file), "utf8"),
    );
    writeFileSync(join(copy, file), text);
  }
  const example = "src/engine/examples/gutters.yaml";
  writeFileSync(join(copy, example), EXAMPLE);
  run("scripts/prices.ts", "release", since, "--yes");

  writeFileSync(join(copy, "tests/unit/recipe.test.ts"), PROBE);
  run("node_modules/typescript/bin/tsc", "--noEmit");
  run("node_modules/typescript/bin/tsc", "-p", "src/engine");
  run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...BY_TABLES);

  const readme = readFileSync(join(root, "README.md"), "utf8");
  const recipe = /- \*\*Add a position\*\*[^]*?- \*\*Add an option\*\*[^]*?(?=\n- \*\*)/.exec(readme)![0];
  const files = [...Object.keys(edits), "src/engine/examples/"];
  for (const file of files) {
    const isNamed = [...recipe.matchAll(/`([^`]+)`/g)].some(([, name]) => file === name || file.startsWith(name!));
    expect([file, isNamed]).toEqual([file, true]);
  }
});
