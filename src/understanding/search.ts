import type { PriceList, Roof } from "../price-list/schema.ts";
import { isOffered, isSizeName, sizesOf, type SizeName } from "./price-list-sizes.ts";
import type { Reading, Value, Values } from "./reading.ts";

/** Sizes and an area that people round by so much are those of one hangar. */
const AREA_TOLERANCE = 0.02;

/** Parameters of a search alone; with a size's bounds. */
export const isOfSearch = (name: string): boolean => /^(budget|area|sort)$|_(min|max)$/.test(name);

/** What is said of a search: an area without bounds agrees with the sizes, completes them by a question, or is the least of it. */
export function saidOfSearch(reading: Reading, possible: readonly Roof[]): Record<string, Value> {
  const all = {
    ...pick(reading.before),
    ...Object.fromEntries(reading.claims.map(({ parameter, value }) => [parameter, value])),
    ...pick(reading.given),
  };
  const { area, ...said } = pick(all) as Record<string, Value>;
  const claim = reading.claims.find(({ parameter }) => parameter === "area");
  const isNothing = (values: Values) => Object.keys(values).every((name) => name === "sort");
  if (Number(said["area_min"]) > Number(said["area_max"])) {
    const { area_min, area_max } = said as { area_min: Value; area_max: Value };
    reading.doubt("contradiction", "area_min", claim?.range, [{ area_min }, { area_max }]);
    delete said["area_min"];
    delete said["area_max"];
  }
  if (area === undefined) return isNothing(said) ? {} : said;
  const [width, length] = [Number(reading.valueOf("width")), Number(reading.valueOf("length"))];
  const fitting = Math.round((Number(area) / width) * 100) / 100;
  const isMade = isOffered("length", fitting, possible, reading.priceList);
  if (width > 0 && length > 0) {
    if (Math.abs(width * length - Number(area)) > AREA_TOLERANCE * Number(area))
      reading.doubt("area", "length", claim?.range, [{ length }, ...(isMade ? [{ length: fitting }] : [])]);
    return isNothing(said) ? {} : said;
  }
  if (width > 0 && said["budget"] === undefined)
    reading.doubt("area", "length", claim?.range, isMade ? [{ length: fitting }] : []);
  else if (claim) reading.note(claim.range, "area");
  return { ...said, area_min: area };
}

const pick = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOfSearch(name)));

/** A search by what is said of its own parameters and of a calculation's; a size is a pair of bounds there. */
export function searchOf(
  said: Values,
  { roof, ...calculated }: Values,
  roofs: readonly Roof[],
  priceList: PriceList,
): Record<string, Value> {
  const [bounds, options]: Record<string, Value>[] = [{}, {}];
  for (const [name, value] of Object.entries(calculated)) {
    if (!isSizeName(name)) options![name] = value;
    else [bounds![`${name}_min`], bounds![`${name}_max`]] = boundsOf(name, Number(value), roofs, priceList);
  }
  return { ...said, ...(roof !== undefined && { roof }), ...bounds, ...options };
}

/** Between which a search finds what a calculation makes of that size: the nearest ones of each roof, whole bays. */
export function boundsOf(name: SizeName, metres: number, all: readonly Roof[], priceList: PriceList): [number, number] {
  const roofs = all.filter((roof) => isOffered(name, metres, [roof], priceList));
  if (roofs.length === 0) return [metres, metres];
  if (name === "length") {
    const wholeBays = roofs.map(({ pitch_m }) => Math.ceil(Math.round(metres * 1000) / (pitch_m * 1000)) * pitch_m);
    return [metres, Math.min(priceList.length.max_m, Math.max(...wholeBays))];
  }
  const nearest = roofs.map((roof) => nearestOf(name, metres, roof));
  return [Math.min(...nearest), Math.max(...nearest)];
}

/** Of two as near the larger one, as a calculation takes it. */
export function nearestOf(name: SizeName, metres: number, roof: Roof): number {
  return sizesOf(name, [roof]).reduce((one, other) => {
    const [nearer, farther] = [Math.abs(other - metres), Math.abs(one - metres)];
    return nearer < farther || (nearer === farther && other > one) ? other : one;
  });
}
