import { capitalized } from "../../text/format.ts";
import { formatPath, type Path } from "../../price-list/finding.ts";
import { positionOfPrice, priceName } from "../../price-list/price-names.ts";
import { POSITIONS, type PositionKey } from "../../price-list/positions.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { Field } from "../workbook/fields.ts";

/** Fields that a manager changes by themselves, apart from the prices. */
export const TERMS: Readonly<Record<string, string>> = {
  "meta.vat_rate": "Ставка НДС, %",
  "meta.valid_until": "Цены держатся до",
  "meta.production_days": "Срок изготовления, дней",
  "delivery.text": "О доставке",
  "foundation.text": "О фундаменте",
};

const WORDS: Readonly<Record<string, string>> = {
  ...TERMS,
  "meta.version": "Дата прайс-листа",
  "length.min_m": "Длина ангара от, м",
  "length.max_m": "Длина ангара до, м",
  "limits.gates": "Ворот в расчёте не больше",
  "limits.doors": "Дверей в расчёте не больше",
  "limits.windows": "Окон в расчёте не больше",
  "rules.gate.width_m": "Ширина ворот, м",
  "rules.gate.height_m": "Высота ворот, м",
  "rules.opening_wall_m.gate": "Длина стены на ворота, м",
  "rules.opening_wall_m.door": "Длина стены на дверь, м",
  "rules.opening_wall_m.window": "Длина стены на окно, м",
};

/** A field as people call it; its name in the file where nothing better is known. */
export function fieldName({ path, comment }: Pick<Field, "path" | "comment">, list: PriceList): string {
  const key = formatPath(path);
  const words = priceName(path, list) ?? WORDS[key] ?? placeName(path, list);
  return words ?? (comment === "" ? key : capitalized(comment));
}

const PARTS: Readonly<Record<string, string>> = {
  name: "название",
  description: "описание",
  unit: "единица",
  code: "код",
  num: "номер",
  status: "статус цены",
  pitch_m: "шаг рам, м",
  slope: "уклон",
  default_height_mm: "обычная высота, мм",
};

function placeName([part, name, last]: Path, list: PriceList): string | undefined {
  if (part === "sections") return `Раздел ${name}`;
  const words = PARTS[String(last)];
  if (words === undefined) return undefined;
  if (part === "roofs") return `${list.roofs[String(name)]?.name ?? name}: ${words}`;
  if (part === "positions") return `${list.positions[name as PositionKey]?.name ?? name}: ${words}`;
  return undefined;
}

/** Under what of a bill a price stands, and what it is asked for. */
export interface PricePlace {
  section: string;
  unit: string;
}

export function pricePlace(path: Path, list: PriceList): PricePlace {
  const key = positionOfPrice(path);
  const position = key && list.positions[key];
  const section = key ? POSITIONS[key].section : undefined;
  const isColumnPart = path[1] === "column";
  const unit = isColumnPart && path.at(-1) === "per_m" ? "м" : (position?.unit ?? "");
  return { section: section ? list.sections[section] : "Прочее", unit };
}
