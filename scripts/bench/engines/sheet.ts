import type { Hangar } from "../../../src/engine/geometry/hangar.ts";
import { OPTIONS, type OptionRow } from "../../../src/options/options.ts";
import { LAYOUT } from "../../../src/engine/rules/layout.ts";
import { toCells, type RowCells } from "../../../src/formula/to-cells.ts";
import type { NameTree } from "../../../src/formula/tree.ts";
import { print } from "../../../src/formula/print.ts";
import { SLACK } from "../../../src/formula/runtime.ts";
import type { PriceList } from "../../../src/price-list/schema.ts";
import { figureOf, numberOf } from "./figures.ts";

const TOTALS = ["materials_sum", "works_sum", "total_with_vat", "vat_included", "has_estimate_positions"];

type Numbers = Readonly<Record<string, number>>;

/**
 * The rules of the calculation for all other engines, written of the same trees that the engine counts by: cells in the
 * order in which they can be worked out, each with a name. A formula names earlier cells in braces: `={width_mm}/1000`.
 */
export interface Sheet {
  /**
   * Numbers that change from hangar to hangar: sizes, options, and what the price list says of that roof and width, so
   * that the sheet need look nothing up. Choices are numbers, which it compares faster than texts.
   */
  inputsOf(hangar: Hangar): Numbers;
  /** Those of one hangar. */
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
export function sheetFor(hangar: Hangar, { formulas, meta }: PriceList): Sheet {
  const asked = new Map<string, NameTree>();
  const { quantities, rows } = toCells(formulas!, {
    given(path) {
      const name = print(path);
      asked.set(name, path);
      return `{${name}}`;
    },
    choice: (option, value) => String(numberOf((OPTIONS as Readonly<Record<string, OptionRow>>)[option]!, value)),
  });
  const paths = [...asked];
  const valuesOf = (one: Hangar, ofList: boolean): Numbers =>
    Object.fromEntries(
      paths.filter(([, path]) => isOfList(path) === ofList).map(([name, path]) => [name, figureOf(path, one)]),
    );
  const withSign = [...quantities].map(([name, formula]) => [name, `=${formula}`] as const);
  const cells = [...withSign, ...rows.flatMap(rowCells)];
  const sums = sumsOf(rows);
  return {
    inputsOf: (one) => valuesOf(one, false),
    inputs: valuesOf(hangar, false),
    prices: { slack: SLACK, vat_percent: Math.round(meta.vat_rate * 100), ...valuesOf(hangar, true) },
    formulas: { ...Object.fromEntries(cells), ...sums, ...totals(rows, Object.keys(sums)) },
    results: [...Object.keys(sums), ...TOTALS],
  };
}

/** A figure that is the same for every hangar. */
const isOfList = ({ name, steps }: NameTree): boolean =>
  (name === "prices" || name === "rules") && steps.every((step) => typeof step === "string");

/** Quantity, price and sum of a row; a price is a multiple of 10, so that this product is exact. */
const rowCells = ({ row: { key }, tenths, price }: RowCells): [string, string][] => [
  [`tenths ${key}`, `=${tenths}`],
  [`price ${key}`, `=${price}`],
  [`sum ${key}`, `={price ${key}}/10*{tenths ${key}}`],
];

/** By the number of a position, which rows of one part share. */
function sumsOf(rows: readonly RowCells[]): Record<string, string> {
  const sums = new Map<string, string[]>();
  for (const { row } of rows) sums.set(row.num, [...(sums.get(row.num) ?? []), `{sum ${row.key}}`]);
  return Object.fromEntries([...sums].map(([num, cells]) => [num, `=${cells.join("+")}`]));
}

function totals(rows: readonly RowCells[], nums: readonly string[]): Record<string, string> {
  const sumOf = (group: string): string =>
    `=${nums
      .filter((num) => LAYOUT.groupOf(num) === group)
      .map((num) => `{${num}}`)
      .join("+")}`;
  const estimates = rows.flatMap(({ row, estimate }) =>
    estimate === undefined ? [] : [`AND(${estimate},{tenths ${row.key}}>0)`],
  );
  return {
    materials_sum: sumOf("materials"),
    works_sum: sumOf("works"),
    total_with_vat: "={materials_sum}+{works_sum}",
    vat_included: "=INT({total_with_vat}*{vat_percent}/(100+{vat_percent})+0.5)",
    has_estimate_positions: `=OR(${estimates.join(",")})`,
  };
}
