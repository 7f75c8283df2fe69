import type { ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import type { Language } from "../messages/language.ts";
import { shapeOf } from "../text/roof-shape.ts";

/** A price list with its names of roofs, positions and sections, and its statements, in a language. */
export function priceListIn(priceList: PriceList, { lang, list }: Language): PriceList {
  if (!list) return priceList;
  const { roofs, positions, delivery, foundation } = priceList;
  const names = new Map(priceList.formulas!.rows.map(({ key, name }) => [key, name[lang]]));
  return {
    ...priceList,
    roofs: mapped(roofs, (roof) => ({ ...roof, ...list.roofs[shapeOf(roof)] })),
    sections: list.sections,
    positions: mapped(positions, (position, key) => ({
      ...position!,
      name: names.get(key) ?? position!.name,
      unit: list.units[position!.unit] ?? list.otherUnits,
    })),
    delivery: { ...delivery, text: list.delivery },
    foundation: { ...foundation, text: list.foundation },
  };
}

/** Likewise the manufacturer; names stay as they are. */
export function manufacturerIn<Told extends ManufacturerInAnswers>(manufacturer: Told, { list }: Language): Told {
  if (!list) return manufacturer;
  const { service_area, custom_size } = list;
  return { ...manufacturer, service_area, custom_size: { ...manufacturer.custom_size, ...custom_size } };
}

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  made: (value: Value, key: string) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, made(value, key)]));
