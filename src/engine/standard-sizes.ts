import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Problem } from "./problem.ts";
import { decimal, metresOfMm, withUnit } from "./texts/format.ts";

/** A standard size, or why there is none. `note` tells of a real rounding. */
export type Standardized = { size: number; note: string | undefined } | { problem: Problem };

/** Standard sizes of one roof. What is asked is metres or, from 1000, millimetres. */
export interface StandardSizes {
  /** The nearest standard width, millimetres. */
  width(asked: number): Standardized;
  /** The nearest column height, millimetres. */
  height(asked: number): Standardized;
  default_height_mm: number;
}

/** From here on a number of a width or a height is millimetres; below, metres. */
const MILLIMETRES_FROM = 1000;

export function standardSizes(roof: Roof, { beyond_m }: PriceList["rounding"]): StandardSizes {
  const widths = Object.keys(roof.widths).map(Number);
  const labelled = new Map<number, number>();
  for (const [width, { label_m }] of Object.entries(roof.widths)) {
    if (label_m !== undefined) labelled.set(toMillimetres(label_m), Number(width));
  }
  const nearestWidth = nearestOf(widths, "width", "Ширина округлена до стандартной", roof, beyond_m);
  return {
    width(asked) {
      const size = asked < MILLIMETRES_FROM ? labelled.get(toMillimetres(asked)) : undefined;
      return size === undefined ? nearestWidth(asked) : { size, note: undefined };
    },
    height: nearestOf(roof.heights, "height", "Высота округлена до стандартной", roof, beyond_m),
    default_height_mm: roof.default_height_mm,
  };
}

/** The length to the centimetre, in centimetres. `asked` in metres. */
export function standardLength(asked: number, { min_m, max_m }: PriceList["length"]): Standardized {
  if (asked < min_m || asked > max_m) {
    const bounds = `от ${decimal(min_m)} до ${withUnit(max_m, "м")}`;
    const isMillimetres = asked >= min_m * 1000 && asked <= max_m * 1000;
    const guess = isMillimetres ? ` — возможно, ${decimal(asked / 1000)}?` : "";
    const hint = asked >= MILLIMETRES_FROM ? `; длина задаётся в метрах${guess}` : "";
    return {
      problem: { code: "unsupported_size", detail: `length: пришло «${decimal(asked)}»; принимается ${bounds}${hint}` },
    };
  }
  const asked_mm = toMillimetres(asked);
  const size = Math.floor((asked_mm + 5) / 10);
  return { size, note: roundingNote("Длина округлена до сантиметра", asked_mm, size * 10) };
}

/** Millimetres, exact to a thousandth: `asked` holds at most six decimals. */
function toMillimetres(asked: number): number {
  return asked >= MILLIMETRES_FROM ? asked : Math.round(asked * 1_000_000) / 1000;
}

/** Finds the nearest of these sizes, in millimetres; a tie goes to the larger one. */
function nearestOf(
  sizes: readonly number[],
  parameter: "width" | "height",
  rounded: string,
  roof: Roof,
  beyond_m: number,
): (asked: number) => Standardized {
  const beyond_mm = beyond_m * 1000;
  const least_mm = Math.min(...sizes) - beyond_mm;
  const most_mm = Math.max(...sizes) + beyond_mm;
  const offered = [...sizes].sort((a, b) => a - b).map(metresOfMm);

  return (asked) => {
    const asked_mm = toMillimetres(asked);
    if (asked_mm < least_mm || asked_mm > most_mm) {
      const detail =
        `${parameter}: пришло «${decimal(asked)}»; для крыши «${roof.name}» есть ${offered.join("; ")}\u00a0м` +
        ` (округляем, если до крайнего размера не больше ${withUnit(beyond_m, "м")})`;
      return { problem: { code: "unsupported_size", detail } };
    }
    let size = sizes[0] as number;
    for (const candidate of sizes) {
      const further = Math.abs(candidate - asked_mm) - Math.abs(size - asked_mm);
      if (further < 0 || (further === 0 && candidate > size)) size = candidate;
    }
    return { size, note: roundingNote(rounded, asked_mm, size) };
  };
}

function roundingNote(what: string, asked_mm: number, size_mm: number): string | undefined {
  if (asked_mm === size_mm) return undefined;
  const from = withUnit(metresOfMm(asked_mm), "м");
  const to = withUnit(metresOfMm(size_mm), "м");
  return `${what}: запрошено ${from}, в расчёте ${to}.`;
}
