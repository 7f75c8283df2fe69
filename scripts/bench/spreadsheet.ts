import { HyperFormula, type SimpleCellAddress } from "hyperformula";
import type { Hangar } from "../../src/engine/hangar.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import { GEOMETRY_CELLS } from "./sheet-geometry.ts";
import { inputCells } from "./sheet-inputs.ts";
import { COLUMN_CELLS, positionFormulas } from "./sheet-positions.ts";
import { priceCells } from "./sheet-prices.ts";
import { Sheet } from "./sheet.ts";

const MATERIAL_SECTIONS = [1, 2, 3, 4, 5, 7];
const WORK_SECTIONS = [6];
const TOTALS = ["materials_sum", "works_sum", "total_with_vat", "vat_included", "has_estimate_positions"];

/** Values of the input cells, one under the other, as the spreadsheet takes them. */
export type Inputs = number[][];

/** The rules of the calculation as one sheet of a general spreadsheet engine. */
export interface Spreadsheet {
  inputs(hangar: Hangar): Inputs;
  /** Names of the results: every position's number, of which comes the sum, and the totals of a bill. */
  resultNames: readonly string[];
  /** Sets the inputs in one batch and reads the results, in roubles; a position that is left out has 0. */
  calculate(inputs: Inputs): unknown[];
}

/** `example` is any hangar: it tells which inputs there are. */
export function spreadsheet(priceList: PriceList, example: Hangar): Spreadsheet {
  const sheet = new Sheet();
  const addAll = (cells: Readonly<Record<string, number | string>>) => {
    for (const [name, content] of Object.entries(cells)) sheet.add(name, content);
  };
  addAll(inputCells(example));
  addAll(priceCells(priceList));
  addAll(GEOMETRY_CELLS);
  addAll(COLUMN_CELLS);
  const nums = addPositions(sheet, priceList);
  addTotals(sheet, nums);

  const resultNames = [...nums, ...TOTALS];
  const addresses = resultNames.map((name) => address(sheet.row(name)));
  const first = address(0);
  // No slack of its own and no undo: exact sums, and less work for the other side.
  const options = { licenseKey: "gpl-v3", smartRounding: false, undoLimit: 0 };
  const engine = HyperFormula.buildFromArray(sheet.cells, options);

  return {
    inputs: (hangar) => Object.values(inputCells(hangar)).map((value) => [value]),
    resultNames,
    calculate(inputs) {
      engine.batch(() => engine.setCellContents(first, inputs));
      return addresses.map((cell) => engine.getCellValue(cell));
    },
  };
}

function address(row: number): SimpleCellAddress {
  return { sheet: 0, col: 0, row };
}

/** Price, quantity and sum of every position; the sum's cell is named by the position's number. */
function addPositions(sheet: Sheet, priceList: PriceList): string[] {
  const positions = Object.entries(positionFormulas(priceList));
  for (const [num, { price, tenths }] of positions) {
    sheet.add(`price ${num}`, `=${price}`);
    sheet.add(`tenths ${num}`, `=${tenths}`);
    // A price is a multiple of 10, so that this product is exact.
    sheet.add(num, `={price ${num}}/10*{tenths ${num}}`);
  }
  return positions.map(([num]) => num);
}

function addTotals(sheet: Sheet, nums: readonly string[]): void {
  const sumOf = (names: readonly string[]) => `=${names.map((name) => `{${name}}`).join("+")}`;
  const sectionTotal = (section: number) => `section ${section}`;
  for (const section of [...MATERIAL_SECTIONS, ...WORK_SECTIONS]) {
    const inSection = nums.filter((num) => num.startsWith(`${section}.`));
    sheet.add(sectionTotal(section), sumOf(inSection));
  }
  sheet.add("materials_sum", sumOf(MATERIAL_SECTIONS.map(sectionTotal)));
  sheet.add("works_sum", sumOf(WORK_SECTIONS.map(sectionTotal)));
  sheet.add("total_with_vat", "={materials_sum}+{works_sum}");
  sheet.add("vat_included", "=INT({total_with_vat}*{vat_percent}/(100+{vat_percent})+0.5)");
  sheet.add("has_estimate_positions", "=OR({gate_too_tall},{piles}=1)");
}
