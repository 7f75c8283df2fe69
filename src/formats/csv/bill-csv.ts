import type { CalcResponse, Line } from "hangar-engine";
import type { Dialect } from "../format.ts";
import { csvText } from "./csv-text.ts";

type Position = Extract<Line, { group: false }>;

const COLUMNS = ["num", "name", "unit", "price", "qty", "sum", "code", "status"] as const satisfies (keyof Position)[];

/**
 * The positions of a bill, materials before works, without headings: their sums make the total. What of somebody's words
 * that goes without stands under them, a row without figures.
 */
export function billCsv({ result }: CalcResponse, dialect: Dialect, leftOut: readonly string[] = []): string {
  const positions = [...result.materials, ...result.works].filter((line): line is Position => !line.group);
  return csvText(
    COLUMNS,
    [
      ...positions.map(({ explanation: _explanation, num, ...position }) => ({ ...position, num: kept(num, dialect) })),
      ...leftOut.map((name) => ({ name })),
    ],
    dialect,
  );
}

/** Spreadsheets in Russian read `2.3.` as the second of March, in quotes, too. */
const kept = (num: string, dialect: Dialect): string => (dialect === "ru" ? `№ ${num}` : num);
