import type { PriceList } from "../price-list/schema.ts";
import { decodeId } from "./calculation-id.ts";
import { normalize, type Configuration } from "./request/configuration.ts";
import { absentOptions, type OptionName } from "../options/options.ts";
import { fits } from "./request/fit.ts";
import { hangarOf, type Hangar } from "./geometry/hangar.ts";

/** The hangar of a `calculation_id`, or nothing but the options for which the list is too old, if these are the reason. */
export type Opened = { hangar: Hangar } | { hangar?: undefined; absent: readonly OptionName[] };

/** Opens a `calculation_id` under a price list: there is no hangar when the id is no one's or is offered no longer. */
export function openCalculation(id: string, priceList: PriceList): Opened {
  const configuration = decodeId(id, priceList.calculation_id_numbers);
  if (!configuration || !isOffered(configuration, priceList)) return { absent: [] };
  const absent = absentOptions(priceList).filter(({ name, byDefault }) => configuration[name] !== byDefault);
  if (absent.length > 0) return { absent: absent.map(({ name }) => name) };
  const hangar = hangarOf(configuration, priceList);
  return fits(hangar) ? { hangar } : { absent: [] };
}

function isOffered(configuration: Configuration, priceList: PriceList): boolean {
  const { length, limits, roofs } = priceList;
  const roof = roofs[configuration.roof];
  const unmet: Parameters<typeof normalize>[3] = [];
  normalize(configuration, configuration, priceList, unmet);
  return (
    roof?.widths[configuration.width_mm] !== undefined &&
    roof.heights.includes(configuration.height_mm) &&
    configuration.length_cm >= length.min_m * 100 &&
    configuration.length_cm <= length.max_m * 100 &&
    configuration.gates <= limits.gates &&
    configuration.doors <= limits.doors &&
    configuration.windows <= limits.windows &&
    unmet.length === 0
  );
}
