import { createEngine } from "../../engine/create-engine.ts";
import type { Bill } from "../../engine/bill.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";

type Request = object;

/** A line of a bill as far as a row makes it. */
export interface Counted {
  num: string;
  qty: number;
  price: number;
  sum: number;
  status: "ok" | "estimate";
}

/** Lines of a hangar by the keys of their rows. */
export type Lines = ReadonlyMap<string, Counted>;

/** What a list counts of each of its rows in a hangar, by the keys of rows; nothing where it does not sell that. */
export function counter(list: PriceList, manufacturer: Manufacturer): (request: Request) => Lines | undefined {
  const { calculate } = createEngine({ priceList: list, manufacturer, baseUrl: "" });
  const linesIn = lineReader(list);
  return (request) => {
    const { status, body } = calculate({ ...request });
    return status === 400 ? undefined : linesIn(body.result);
  };
}

/** Reads the lines of bills by a list. */
export function lineReader({ positions }: PriceList): (bill: Pick<Bill, "materials" | "works">) => Lines {
  const keys = new Map(Object.entries(positions).map(([key, position]) => [position!.code, key]));
  return ({ materials, works }) =>
    new Map(
      [...materials, ...works].flatMap((line) => {
        if (line.group) return [];
        const { num, qty, price, sum, status, code } = line;
        return [[keys.get(code)!, { num, qty, price, sum, status }]];
      }),
    );
}

/** Whether a row makes the same line, or none in both. */
export const isSameLine = (a: Counted | undefined, b: Counted | undefined): boolean =>
  a?.qty === b?.qty && a?.price === b?.price && a?.status === b?.status;

/** The rules of a list over the figures of another, and over its own where that has none. */
export function withFigures(rules: PriceList, figures: PriceList): PriceList {
  return {
    ...figures,
    prices: { ...rules.prices, ...figures.prices },
    rules: { ...rules.rules, ...figures.rules },
    positions: rules.positions,
    ...(rules.formulas && { formulas: rules.formulas }),
  };
}
