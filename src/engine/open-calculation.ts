import type { PriceList } from "../price-list/schema.ts";
import { decodeId } from "./calculation-id.ts";
import { normalize, type Configuration } from "./configuration.ts";
import { fitProblems } from "./fit.ts";
import { hangarOf, type Hangar } from "./hangar.ts";

/** The hangar of a `calculation_id`; `undefined` when the id is no one's or the price list no longer offers it. */
export function openCalculation(id: string, priceList: PriceList): Hangar | undefined {
  const configuration = decodeId(id, priceList.calculation_id_numbers);
  if (!configuration || !isOffered(configuration, priceList)) return undefined;
  const hangar = hangarOf(configuration, priceList);
  return fitProblems(hangar).length === 0 ? hangar : undefined;
}

function isOffered(configuration: Configuration, priceList: PriceList): boolean {
  const { length, limits, roofs } = priceList;
  const roof = roofs[configuration.roof];
  const normalized = normalize(configuration, configuration, priceList);
  return (
    roof?.widths[configuration.width_mm] !== undefined &&
    roof.heights.includes(configuration.height_mm) &&
    configuration.length_cm >= length.min_m * 100 &&
    configuration.length_cm <= length.max_m * 100 &&
    configuration.gates <= limits.gates &&
    configuration.doors <= limits.doors &&
    configuration.windows <= limits.windows &&
    (Object.keys(configuration) as (keyof Configuration)[]).every((key) => configuration[key] === normalized[key])
  );
}
