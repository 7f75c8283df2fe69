import type { Hangar } from "../../../src/engine/geometry/hangar.ts";
import type { PriceList } from "../../../src/price-list/schema.ts";
import { GEOMETRY_CELLS } from "./sheet-geometry.ts";
import { inputCells } from "./sheet-inputs.ts";
import { COLUMN_CELLS, positionFormulas } from "./sheet-positions.ts";
import { priceCells } from "./sheet-prices.ts";

const FRAME_SECTIONS = [1, 2, 3, 4, 5];
const CLADDING_SECTIONS = [7];
const WORK_SECTIONS = [6];
const TOTALS = ["frame_sum", "materials_sum", "works_sum", "total_with_vat", "vat_included", "has_estimate_positions"];

type Numbers = Readonly<Record<string, number>>;

/**
 * The rules of the calculation, written once for all other engines: cells in the order in which they can be worked out,
 * each with a name. A formula names earlier cells in braces: `={width_mm}/1000`.
 */
export interface Sheet {
  /** Numbers that change from hangar to hangar. */
  inputs: Numbers;
  /** Numbers of the price list and its rules. */
  prices: Numbers;
  formulas: Readonly<Record<string, string>>;
  /** Formulas that are asked for: every position's sum by the position's number, and the totals of a bill. */
  results: readonly string[];
}

/** A general engine that works out the sheet: made ready once, then asked for one hangar after the other. */
export interface OtherEngine {
  /** Sets the sheet's inputs and reads its results, in their order and in roubles; a position that is left out has 0. */
  calculate(inputs: Numbers): unknown[];
}

/** The sheet over a price list; its inputs are those of `hangar`. */
export function sheetFor(hangar: Hangar, priceList: PriceList): Sheet {
  const positions = positionFormulas(priceList);
  const nums = Object.keys(positions);
  const formulas = { ...GEOMETRY_CELLS, ...COLUMN_CELLS, ...positionCells(positions), ...totalCells(nums) };
  return {
    inputs: inputCells(hangar),
    prices: priceCells(priceList),
    formulas,
    results: [...nums, ...TOTALS],
  };
}

/** Price, quantity and sum of every position; the sum's cell is named by the position's number. */
function positionCells(positions: ReturnType<typeof positionFormulas>): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [num, { price, tenths }] of Object.entries(positions)) {
    cells[`price ${num}`] = `=${price}`;
    cells[`tenths ${num}`] = `=${tenths}`;
    // A price is a multiple of 10, so that this product is exact.
    cells[num] = `={price ${num}}/10*{tenths ${num}}`;
  }
  return cells;
}

function totalCells(nums: readonly string[]): Record<string, string> {
  const sumOf = (names: readonly string[]) => `=${names.map((name) => `{${name}}`).join("+")}`;
  const sectionTotal = (section: number) => `section ${section}`;
  const sections = [...FRAME_SECTIONS, ...CLADDING_SECTIONS, ...WORK_SECTIONS].map((section) => {
    const inSection = nums.filter((num) => num.startsWith(`${section}.`));
    return [sectionTotal(section), sumOf(inSection)] as const;
  });
  return {
    ...Object.fromEntries(sections),
    frame_sum: sumOf(FRAME_SECTIONS.map(sectionTotal)),
    materials_sum: sumOf(["frame_sum", ...CLADDING_SECTIONS.map(sectionTotal)]),
    works_sum: sumOf(WORK_SECTIONS.map(sectionTotal)),
    total_with_vat: "={materials_sum}+{works_sum}",
    vat_included: "=INT({total_with_vat}*{vat_percent}/(100+{vat_percent})+0.5)",
    has_estimate_positions: "=OR({gate_too_tall},{piles}=1)",
  };
}
