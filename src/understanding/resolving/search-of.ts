import type { PriceList, Roof } from "../../price-list/schema.ts";
import type { Value, Values } from "../reading.ts";
import { isOffered, isSizeName, sizesOf, type SizeName } from "../readings/size.ts";

/** A search by what is said of its own parameters and of a calculation's; a size is a pair of bounds there. */
export function searchOf(
  said: Values,
  { roof, ...calculated }: Values,
  roofs: readonly Roof[],
  priceList: PriceList,
): Record<string, Value> {
  const bounds: Record<string, Value> = {};
  const options: Record<string, Value> = {};
  for (const [name, value] of Object.entries(calculated)) {
    if (!isSizeName(name)) options[name] = value;
    else [bounds[`${name}_min`], bounds[`${name}_max`]] = boundsOf(name, Number(value), roofs, priceList);
  }
  return { ...said, ...(roof !== undefined && { roof }), ...bounds, ...options };
}

/** Between which a search finds what a calculation makes of that size: the nearest ones of each roof, whole bays. */
function boundsOf(name: SizeName, metres: number, all: readonly Roof[], priceList: PriceList): [number, number] {
  const roofs = all.filter((roof) => isOffered(name, metres, [roof], priceList));
  if (roofs.length === 0) return [metres, metres];
  if (name === "length") {
    const wholeBays = roofs.map(({ pitch_m }) => Math.ceil(Math.round(metres * 1000) / (pitch_m * 1000)) * pitch_m);
    return [metres, Math.min(priceList.length.max_m, Math.max(...wholeBays))];
  }
  const nearest = roofs.map((roof) =>
    sizesOf(name, [roof]).reduce((one, other) => {
      // Of two as near the larger one, as a calculation takes it.
      const [nearer, farther] = [Math.abs(other - metres), Math.abs(one - metres)];
      return nearer < farther || (nearer === farther && other > one) ? other : one;
    }),
  );
  return [Math.min(...nearest), Math.max(...nearest)];
}
