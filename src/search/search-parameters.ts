import type { Parameter, ParameterTable } from "../engine/request/parameters.ts";
import type { Reading } from "../engine/request/request.ts";
import { russian } from "../messages/ru/search.ts";
import type { SearchTexts } from "../messages/search-texts.ts";

/*
 * The parameters of a search: bounds, a budget, and options of a calculation under their contract names. Options and
 * sizes are read by the engine's own table, so that a search understands exactly what a calculation does.
 */

export const SORTS = ["area", "price", "price_per_m2"] as const;
export type Sort = (typeof SORTS)[number];

/** The largest that a budget buys; without a budget, what the wishes cost at least. */
export const defaultSort = (budget: number | undefined): Sort => (budget === undefined ? "price" : "area");
export const DEFAULT_LIMIT = 10;
export const MOST_ITEMS = 50;

/** Roubles; more buys nothing that less does not. */
export const MOST_BUDGET = 1_000_000_000;

function wholeNumber(most: number, accepted: string): Reading<number> {
  return {
    schema: { type: "integer", minimum: 1, maximum: most },
    read: (text) => (/^\d{1,12}$/.test(text) && Number(text) >= 1 && Number(text) <= most ? Number(text) : undefined),
    accepted,
  };
}

/** Several roofs; each is read as a calculation reads it. */
export function roofList(roof: Parameter<string>, { accepted } = russian): Reading<string[]> {
  return {
    read(text) {
      const roofs = text.split(",").map((one) => roof.read(one));
      return roofs.every((one) => one !== undefined) ? [...new Set(roofs)] : undefined;
    },
    accepted: accepted.roofs(roof.accepted),
    schema: roof.schema,
    several: true,
  };
}

const sort = ({ accepted }: SearchTexts): Reading<Sort> => ({
  schema: { type: "string", enum: SORTS },
  read: (text) => SORTS.find((value) => value === text.toLowerCase()),
  accepted: accepted.sort,
});

/** As English has thousands: such a bound would be read as a thousandth of what is meant, and leave nothing out. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;

/** A bound of areas, and one of lengths, where nothing is as small as a thousandth. */
function withoutThousands<Bound extends Reading<number>>(bound: Bound, least: number): Bound {
  const read = (text: string): number | undefined => {
    const value = bound.read(text);
    return THOUSANDS.test(text) && value !== undefined && value < least ? undefined : value;
  };
  return { ...bound, read };
}
/** Square metres: of no hangar. */
const NO_AREA = 1_000;
/** Metres. */
const NO_LENGTH = 5;

/** Bounds of each size, read as a calculation reads the size itself. */
export const sizeBounds = ({ width, length, height }: Pick<ParameterTable, "width" | "length" | "height">) => ({
  width_min: width,
  width_max: width,
  length_min: withoutThousands(length, NO_LENGTH),
  length_max: withoutThousands(length, NO_LENGTH),
  height_min: height,
  height_max: height,
});

/** The table for one price list; its order is the order of parameters in every link. */
export function searchParameters(
  { roof, width, length, height, discount: _never, explain: _none, prices_version: _today, ...options }: ParameterTable,
  texts: SearchTexts = russian,
) {
  const { accepted } = texts;
  return {
    budget: wholeNumber(MOST_BUDGET, accepted.budget(MOST_BUDGET, 3_000_000)),
    area_min: withoutThousands(width, NO_AREA),
    area_max: withoutThousands(width, NO_AREA),
    roof: roofList(roof, texts),
    attached: options.montazh,
    ...sizeBounds({ width, length, height }),
    ...options,
    sort: sort(texts),
    limit: wholeNumber(MOST_ITEMS, accepted.limit(MOST_ITEMS, DEFAULT_LIMIT)),
  };
}

export type SearchParameters = ReturnType<typeof searchParameters>;
export type SearchParameterName = keyof SearchParameters;
