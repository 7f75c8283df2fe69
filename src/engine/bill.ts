import type { Position } from "../price-list/positions.ts";
import type { PriceList } from "../price-list/schema.ts";
import type { Item } from "../formula/program.ts";
import { divideRounded } from "./numbers/decimals.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Line } from "./response.ts";
import type { Group } from "./rules/layout.ts";
import { programOf } from "./rules/program.ts";

/** Lines and totals of one hangar. Sums in whole roubles with VAT. */
export interface Bill {
  materials: Line[];
  works: Line[];
  materials_sum: number;
  works_sum: number;
  total_with_vat: number;
  vat_included: number;
  has_estimate_positions: boolean;
}

/** Works the bill out. */
export function bill(hangar: Hangar): Bill {
  const { priceList } = hangar;
  const ofMaterials = itemsOf("materials", hangar);
  const ofWorks = itemsOf("works", hangar);
  const materials_sum = sumOf(ofMaterials);
  const works_sum = sumOf(ofWorks);
  const total_with_vat = materials_sum + works_sum;
  const materials = lines(ofMaterials, priceList);
  const works = lines(ofWorks, priceList);
  return {
    materials,
    works,
    materials_sum,
    works_sum,
    total_with_vat,
    vat_included: vatIn(total_with_vat, priceList.meta.vat_rate),
    has_estimate_positions: materials.some(isEstimate) || works.some(isEstimate),
  };
}

/** Only the total of the bill, whole roubles with VAT. */
export const totalOf = (hangar: Hangar): number => sumIn("materials", hangar) + sumIn("works", hangar);

const itemsOf = (group: Group, hangar: Hangar): Item[] => programOf(hangar.priceList).items(group, hangar);
const sumIn = (group: Group, hangar: Hangar): number => programOf(hangar.priceList).sum(group, hangar);

/** A price is a multiple of 10 and a quantity a whole number of tenths, so this product is exact. */
const sum = ({ price, qty_tenths }: Item): number => (price / 10) * qty_tenths;

function sumOf(items: readonly Item[]): number {
  let total = 0;
  for (const item of items) total += sum(item);
  return total;
}

const isEstimate = (line: Line): boolean => !line.group && line.status === "estimate";

/** The positions of lists by their rows, each looked up once: by names a bill's take a quarter of its time. */
const byRow = new WeakMap<PriceList, (Position | undefined)[]>();

function positionsOf(priceList: PriceList): (Position | undefined)[] {
  let found = byRow.get(priceList);
  if (!found) {
    byRow.set(priceList, (found = priceList.formulas!.rows.map(({ key }) => priceList.positions[key])));
  }
  return found;
}

/** Lines of the bill, each section under its heading. */
function lines(items: readonly Item[], priceList: PriceList): Line[] {
  const positions = positionsOf(priceList);
  const result: Line[] = [];
  let headed = "";
  for (const item of items) {
    const position = positions[item.row];
    if (!position) throw new Error(`нет позиции ${priceList.formulas!.rows[item.row]!.key}`);
    const { num, name, unit, code, status } = position;
    const section = num.charAt(0);
    if (section !== headed) {
      const heading = priceList.sections[section as unknown as keyof typeof priceList.sections];
      result.push({ group: true, num: `${section}.`, name: heading });
      headed = section;
    }
    result.push({
      group: false,
      num,
      name,
      unit,
      price: item.price,
      qty: item.qty_tenths / 10,
      sum: sum(item),
      code,
      status: item.isEstimate ? "estimate" : status,
    });
  }
  return result;
}

/** VAT inside a total, to the rouble: total × 22 / 122. */
function vatIn(total: number, rate: number): number {
  const percent = Math.round(rate * 100);
  return divideRounded(total * percent, 100 + percent);
}
