import type { PriceList, Roof } from "../../price-list/schema.ts";
import type { Note, Problem } from "./problem.ts";
import { decimal, metresOfMm, withUnit } from "../../text/format.ts";
import { millimetres, MILLIMETRES_FROM } from "../../text/millimetres.ts";

/** A standard size, or why there is none. `note` tells of a real rounding. */
export type Standardized = { size: number; note: Note | undefined } | { problem: Problem };

/** Standard sizes of one roof. What is asked is metres or, from 1000, millimetres. */
export interface StandardSizes {
  /** The nearest standard width, millimetres. */
  width(requested: number): Standardized;
  /** The nearest column height, millimetres. */
  height(requested: number): Standardized;
  default_height_mm: number;
}

export function standardSizes(roof: Roof, { beyond_m }: PriceList["rounding"]): StandardSizes {
  const widths = Object.keys(roof.widths).map(Number);
  const labelled = new Map<number, number>();
  for (const [width, { label_m }] of Object.entries(roof.widths)) {
    if (label_m !== undefined) labelled.set(millimetres(label_m), Number(width));
  }
  const nearestWidth = nearestOf(widths, "width", "Ширина округлена до стандартной", roof, beyond_m);
  return {
    width(requested) {
      const size = requested < MILLIMETRES_FROM ? labelled.get(millimetres(requested)) : undefined;
      return size === undefined ? nearestWidth(requested) : { size, note: undefined };
    },
    height: nearestOf(roof.heights, "height", "Высота округлена до стандартной", roof, beyond_m),
    default_height_mm: roof.default_height_mm,
  };
}

/** The length to the centimetre, in centimetres. `requested` in metres. */
export function standardLength(requested: number, { min_m, max_m }: PriceList["length"]): Standardized {
  if (requested < min_m || requested > max_m) {
    const bounds = `от ${decimal(min_m)} до ${withUnit(max_m, "м")}`;
    const isMillimetres = requested >= min_m * 1000 && requested <= max_m * 1000;
    const guess = isMillimetres ? ` — возможно, ${decimal(requested / 1000)}?` : "";
    const hint = requested >= MILLIMETRES_FROM ? `; длина задаётся в метрах${guess}` : "";
    return {
      problem: {
        code: "unsupported_size",
        parameters: ["length"],
        came: `пришло «${decimal(requested)}»`,
        accepted: `принимается ${bounds}${hint}`,
      },
    };
  }
  const requested_mm = millimetres(requested);
  const size = Math.floor((requested_mm + 5) / 10);
  return { size, note: roundingNote("length", "Длина округлена до сантиметра", requested_mm, size * 10) };
}

/** Finds the nearest of these sizes, in millimetres; a tie goes to the larger one. */
function nearestOf(
  sizes: readonly number[],
  parameter: "width" | "height",
  rounded: string,
  roof: Roof,
  beyond_m: number,
): (requested: number) => Standardized {
  const beyond_mm = beyond_m * 1000;
  const least_mm = Math.min(...sizes) - beyond_mm;
  const most_mm = Math.max(...sizes) + beyond_mm;
  const offered = [...sizes].sort((a, b) => a - b).map(metresOfMm);

  return (requested) => {
    const requested_mm = millimetres(requested);
    if (requested_mm < least_mm || requested_mm > most_mm) {
      const accepted =
        `для крыши «${roof.name}» есть ${offered.join("; ")}\u00a0м` +
        ` (округляем, если до крайнего размера не больше ${withUnit(beyond_m, "м")})`;
      const came = `пришло «${decimal(requested)}»`;
      return { problem: { code: "unsupported_size", parameters: [parameter], came, accepted } };
    }
    let size = sizes[0] as number;
    for (const candidate of sizes) {
      const further = Math.abs(candidate - requested_mm) - Math.abs(size - requested_mm);
      if (further < 0 || (further === 0 && candidate > size)) size = candidate;
    }
    return { size, note: roundingNote(parameter, rounded, requested_mm, size) };
  };
}

function roundingNote(
  parameter: Note["parameter"],
  what: string,
  requested_mm: number,
  size_mm: number,
): Note | undefined {
  if (requested_mm === size_mm) return undefined;
  const from = withUnit(metresOfMm(requested_mm), "м");
  const to = withUnit(metresOfMm(size_mm), "м");
  return { parameter, text: `${what}: запрошено ${from}, в расчёте ${to}.` };
}
