import type { ManufacturerInAnswers } from "../price-list/schema.ts";
import type { Lang } from "../text/lang.ts";
import { shapeOf } from "../text/roof-shape.ts";
import type { ListTexts, ToldList } from "./language.ts";

/** A price list and the manufacturer in another language than that of their files; the engine's own file goes without. */
export const toldList = (lang: Lang, texts: ListTexts): ToldList => ({
  texts,
  priceList(priceList) {
    const { roofs, positions, formulas, delivery, foundation } = priceList;
    const names = new Map(formulas!.rows.map(({ key, name }) => [key, name[lang]]));
    return {
      ...priceList,
      roofs: mapped(roofs, (roof) => ({ ...roof, ...texts.roofs[shapeOf(roof)] })),
      sections: texts.sections,
      positions: mapped(positions, (position, key) => ({
        ...position!,
        name: names.get(key) ?? position!.name,
        unit: texts.units[position!.unit] ?? texts.otherUnits,
      })),
      delivery: { ...delivery, text: texts.delivery },
      foundation: { ...foundation, text: texts.foundation },
    };
  },
  manufacturer<Told extends ManufacturerInAnswers>(manufacturer: Told): Told {
    const { service_area, custom_size } = texts;
    return { ...manufacturer, service_area, custom_size: { ...manufacturer.custom_size, ...custom_size } };
  },
});

const mapped = <Value>(
  values: Readonly<Record<string, Value>>,
  made: (value: Value, key: string) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, made(value, key)]));
