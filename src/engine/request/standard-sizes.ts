import type { PriceList, Roof } from "../../price-list/schema.ts";
import type { Note, Problem } from "./problem.ts";
import type { ValueSchema } from "./parameters.ts";
import type { Language } from "../../messages/language.ts";
import { russian } from "../../messages/ru/answers.ts";
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

export function standardSizes(
  roof: Roof,
  { beyond_m }: PriceList["rounding"],
  language: Language = russian,
): StandardSizes {
  const widths = Object.keys(roof.widths).map(Number);
  const labelled = new Map<number, number>();
  for (const [width, { label_m }] of Object.entries(roof.widths)) {
    if (label_m !== undefined) labelled.set(millimetres(label_m), Number(width));
  }
  const nearestWidth = nearestOf(widths, "width", roof, beyond_m, language);
  return {
    width(requested) {
      const size = requested < MILLIMETRES_FROM ? labelled.get(millimetres(requested)) : undefined;
      return size === undefined ? nearestWidth(requested) : { size, note: undefined };
    },
    height: nearestOf(roof.heights, "height", roof, beyond_m, language),
    default_height_mm: roof.default_height_mm,
  };
}

/** What is accepted for a size that was not given or is no number, by the sizes of these roofs. */
export function acceptedSizes(
  parameter: Note["parameter"],
  roofs: readonly Roof[],
  { min_m, max_m }: PriceList["length"],
): ValueSchema {
  if (parameter === "length") return { type: "number", minimum: min_m, maximum: max_m };
  const sizes = roofs.flatMap(({ widths, heights }) =>
    parameter === "width" ? Object.keys(widths).map(Number) : heights,
  );
  return oneOf([...new Set(sizes)]);
}

/** One of these sizes, in millimetres. */
const oneOf = (sizes: readonly number[]): ValueSchema => ({
  type: "number",
  enum: [...sizes].sort((a, b) => a - b).map((size) => size / 1000),
});

/** The length to the centimetre, in centimetres. `requested` in metres. */
export function standardLength(requested: number, bounds: PriceList["length"], language: Language): Standardized {
  const { min_m, max_m } = bounds;
  if (requested < min_m || requested > max_m) {
    const accepted: ValueSchema = { type: "number", minimum: min_m, maximum: max_m };
    const isMillimetres = requested >= min_m * 1000 && requested <= max_m * 1000;
    const nearest = isMillimetres ? requested / 1000 : requested < min_m ? min_m : max_m;
    const about = [{ parameter: "length", came: requested, accepted, nearest }];
    const { problem } = language;
    const told = problem.length(requested, bounds);
    const guess = isMillimetres ? problem.perhapsMetres(requested / 1000) : "";
    const accepts = told.accepted + (requested >= MILLIMETRES_FROM ? problem.inMetres + guess : "");
    return { problem: { code: "unsupported_size", about, ...told, accepted: accepts } };
  }
  const requested_mm = millimetres(requested);
  const size = Math.floor((requested_mm + 5) / 10);
  return { size, note: roundingNote("length", requested_mm, size * 10, language) };
}

/** Finds the nearest of these sizes, in millimetres; a tie goes to the larger one. */
function nearestOf(
  sizes: readonly number[],
  parameter: "width" | "height",
  roof: Roof,
  beyond_m: number,
  language: Language,
): (requested: number) => Standardized {
  const beyond_mm = beyond_m * 1000;
  const least_mm = Math.min(...sizes) - beyond_mm;
  const most_mm = Math.max(...sizes) + beyond_mm;
  const ascending = [...sizes].sort((a, b) => a - b);

  return (requested) => {
    const requested_mm = millimetres(requested);
    const size = nearestSize(sizes, requested_mm);
    if (requested_mm < least_mm || requested_mm > most_mm) {
      const about = [{ parameter, came: requested, accepted: oneOf(sizes), nearest: size / 1000 }];
      const told = language.problem.size(requested, roof.name, ascending, beyond_m);
      return { problem: { code: "unsupported_size", about, ...told } };
    }
    return { size, note: roundingNote(parameter, requested_mm, size, language) };
  };
}

/** All in millimetres; a tie goes to the larger one. */
export function nearestSize(sizes: readonly number[], requested_mm: number): number {
  let size = sizes[0] as number;
  for (const candidate of sizes) {
    const further = Math.abs(candidate - requested_mm) - Math.abs(size - requested_mm);
    if (further < 0 || (further === 0 && candidate > size)) size = candidate;
  }
  return size;
}

function roundingNote(
  parameter: Note["parameter"],
  requested_mm: number,
  used_mm: number,
  language: Language,
): Note | undefined {
  if (requested_mm === used_mm) return undefined;
  return { parameter, requested_mm, used_mm, text: language.rounded(parameter, requested_mm, used_mm) };
}
