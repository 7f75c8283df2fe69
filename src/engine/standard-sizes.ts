import type { PriceList, Roof } from "../price-list/schema.ts";
import type { Problem } from "./problem.ts";
import { decimal, metresOfMm, withUnit } from "./texts/format.ts";

/** A standard size, or why there is none. `note` tells of a real rounding. */
export type Standardized = { size: number; note?: string } | { problem: Problem };

/** From here on a number of a width or a height is millimetres; below, metres. */
const MILLIMETRES_FROM = 1000;

/** The nearest standard width of the roof, millimetres. `asked` in metres or, from 1000, millimetres. */
export function standardWidth(asked: number, roof: Roof, priceList: PriceList): Standardized {
  const widths = Object.keys(roof.widths).map(Number);
  const asked_mm = toMillimetres(asked);
  for (const width of widths) {
    const label_m = roof.widths[width]?.label_m;
    if (label_m !== undefined && asked_mm === toMillimetres(label_m)) return { size: width };
  }
  return nearest(asked, widths, "width", "Ширина", roof, priceList.rounding.beyond_m);
}

/** The nearest column height of the roof, millimetres. `asked` in metres or, from 1000, millimetres. */
export function standardHeight(asked: number, roof: Roof, priceList: PriceList): Standardized {
  return nearest(asked, roof.heights, "height", "Высота", roof, priceList.rounding.beyond_m);
}

/** The length to the centimetre, in centimetres. `asked` in metres. */
export function standardLength(asked: number, { min_m, max_m }: PriceList["length"]): Standardized {
  if (asked < min_m || asked > max_m) {
    const bounds = `от ${decimal(min_m)} до ${withUnit(max_m, "м")}`;
    const hint = asked >= MILLIMETRES_FROM ? `; длина задаётся в метрах — возможно, ${decimal(asked / 1000)}?` : "";
    return {
      problem: { code: "unsupported_size", detail: `length: пришло «${decimal(asked)}»; принимается ${bounds}${hint}` },
    };
  }
  const asked_mm = toMillimetres(asked);
  const size = Math.floor((asked_mm + 5) / 10);
  return { size, ...roundingNote("Длина округлена до сантиметра", asked_mm, size * 10) };
}

/** Millimetres, exact to a thousandth: `asked` holds at most six decimals. */
function toMillimetres(asked: number): number {
  return asked >= MILLIMETRES_FROM ? asked : Math.round(asked * 1_000_000) / 1000;
}

function nearest(
  asked: number,
  sizes: readonly number[],
  parameter: "width" | "height",
  label: string,
  roof: Roof,
  beyond_m: number,
): Standardized {
  const asked_mm = toMillimetres(asked);
  const beyond_mm = beyond_m * 1000;
  if (asked_mm < Math.min(...sizes) - beyond_mm || asked_mm > Math.max(...sizes) + beyond_mm) {
    const offered = [...sizes].sort((a, b) => a - b).map(metresOfMm);
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
  return { size, ...roundingNote(`${label} округлена до стандартной`, asked_mm, size) };
}

function roundingNote(what: string, asked_mm: number, size_mm: number): { note?: string } {
  if (asked_mm === size_mm) return {};
  const from = withUnit(metresOfMm(asked_mm), "м");
  const to = withUnit(metresOfMm(size_mm), "м");
  return { note: `${what}: запрошено ${from}, в расчёте ${to}.` };
}
