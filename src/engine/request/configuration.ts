import type { PriceList } from "../../price-list/schema.ts";
import { DEFAULT_OPTIONS, OPTION_ROWS, type OptionName, type Options } from "../../options/options.ts";

/** A roof of the price list and standard sizes of it. */
export interface Sizes {
  roof: string;
  width_mm: number;
  height_mm: number;
  length_cm: number;
}

/** One hangar of the price list, normalized: options without effect stand at their defaults. */
export interface Configuration extends Sizes, Options {}

const PLAIN: Configuration = { roof: "", width_mm: 0, height_mm: 0, length_cm: 0, ...DEFAULT_OPTIONS };

/**
 * Puts options that change nothing back to their defaults, so that equal hangars are equal configurations; `unmet` takes
 * those that were chosen otherwise. A copy of one object is changed where it must be: put together by names it takes
 * five times as long, twice an answer.
 */
export function normalize(
  chosen: Options,
  sizes: Sizes,
  { roofs }: PriceList,
  unmet: (typeof OPTION_ROWS)[number][] = [],
): Configuration {
  const configuration = { ...PLAIN };
  configuration.roof = sizes.roof;
  configuration.width_mm = sizes.width_mm;
  configuration.height_mm = sizes.height_mm;
  configuration.length_cm = sizes.length_cm;
  const options = configuration as Record<OptionName, unknown>;
  const roof = roofs[sizes.roof];
  for (const option of OPTION_ROWS) {
    const { name } = option;
    const value = chosen[name];
    if (value === option.byDefault) continue;
    const { needs, only } = option;
    const counts = (!needs || options[needs]) && (!only || (roof && only.holds(roof, sizes.width_mm)));
    if (counts) options[name] = value;
    else unmet.push(option);
  }
  return configuration;
}
