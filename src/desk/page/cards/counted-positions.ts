import { fieldTexts } from "../../../calculator/form/field-texts.ts";
import { countedRows } from "../../../counting/counted-rows.ts";
import { countsOf, type Asked } from "../../../counting/counts.ts";
import { createEngine } from "../../../engine/create-engine.ts";
import type { Manufacturer, PriceList } from "../../../price-list/schema.ts";

const BAYS = 6;

/** Positions as a draft's list counts them, and a hangar of it to begin with. */
export function countedPositions(list: PriceList, manufacturer: Manufacturer) {
  const engine = createEngine({ priceList: list, manufacturer, baseUrl: "" });
  const counting = { rules: list.formulas!, engine, fields: fieldTexts(list) };
  const [[roof, { widths, default_height_mm, pitch_m }]] = Object.entries(list.roofs) as [
    [string, PriceList["roofs"][string]],
  ];
  const first: Asked = {
    roof,
    width: Object.keys(widths)[0]!,
    height: String(default_height_mm),
    length: String(pitch_m * BAYS),
  };
  return { counting, rows: countedRows(counting), first, countsOf: (asked: Asked) => countsOf(engine, asked) };
}
