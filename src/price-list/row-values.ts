import { print } from "../formula/print.ts";
import type { Definition, Row } from "../formula/rules.ts";
import type { Path } from "./finding.ts";
import type { PriceList } from "./schema.ts";

/** What a list says of its rows and of what they are counted from, each as a text at its place: `positions.strut.qty`. */
export function* rowValues({ positions, formulas }: PriceList): Generator<[path: Path, value: string]> {
  for (const [key, position] of Object.entries(positions)) {
    for (const [field, value] of Object.entries(position!)) yield [["positions", key, field], value];
  }
  for (const row of formulas?.rows ?? []) {
    for (const [field, text] of Object.entries(formulasOf(row))) if (text) yield [["positions", row.key, field], text];
  }
  for (const definition of Object.values(formulas?.definitions ?? {})) {
    yield [["quantities", definition.name], casesText(definition)];
  }
}

/** A row of lists that have no such one in common is told as a whole. */
export const rowInWords = (key: string, { positions }: PriceList): string | undefined => {
  const position = positions[key];
  return position && `${position.num} ${position.name}`;
};

const formulasOf = ({ when, qty, price, estimate }: Row) => ({
  when: when && print(when),
  qty: print(qty),
  price: print(price),
  estimate: estimate && estimate !== true ? print(estimate) : undefined,
});

const casesText = ({ cases }: Definition): string =>
  cases.map(({ when, is }) => (when ? `${print(when)}: ${print(is)}` : print(is))).join("; ");
