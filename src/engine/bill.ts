import type { PriceList } from "../price-list/schema.ts";
import { divideRounded } from "./decimals.ts";
import type { Hangar } from "./hangar.ts";
import { bracingAndPurlins } from "./positions/bracing-and-purlins.ts";
import { columns } from "./positions/columns.ts";
import { fasteners } from "./positions/fasteners.ts";
import { openings } from "./positions/openings.ts";
import { panels } from "./positions/panels.ts";
import type { Item } from "./positions/position.ts";
import { trusses } from "./positions/trusses.ts";
import { works } from "./positions/works.ts";
import type { Line } from "./response.ts";

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

type Section = (hangar: Hangar) => Item[];
const MATERIALS: readonly Section[] = [trusses, columns, fasteners, bracingAndPurlins, openings, panels];
const WORKS: readonly Section[] = [works];

/** Works the bill out. */
export function bill(hangar: Hangar): Bill {
  const materials = items(hangar, MATERIALS);
  const workItems = items(hangar, WORKS);
  const materials_sum = sumOf(materials);
  const works_sum = sumOf(workItems);
  const total_with_vat = materials_sum + works_sum;
  return {
    materials: lines(materials, hangar.priceList),
    works: lines(workItems, hangar.priceList),
    materials_sum,
    works_sum,
    total_with_vat,
    vat_included: vatIn(total_with_vat, hangar.priceList.meta.vat_rate),
    has_estimate_positions: materials.some(isEstimate) || workItems.some(isEstimate),
  };
}

/** Only the total of the bill, whole roubles with VAT. */
export function totalOf(hangar: Hangar): number {
  return sumOf(items(hangar, MATERIALS)) + sumOf(items(hangar, WORKS));
}

/** Positions of these sections; one with quantity 0 is left out. */
function items(hangar: Hangar, sections: readonly Section[]): Item[] {
  const present: Item[] = [];
  for (const section of sections) {
    for (const item of section(hangar)) if (item.qty_tenths > 0) present.push(item);
  }
  return present;
}

/** A price is a multiple of 10 and a quantity a whole number of tenths, so this product is exact. */
function sum({ price, qty_tenths }: Item): number {
  return (price / 10) * qty_tenths;
}

function sumOf(items: readonly Item[]): number {
  let total = 0;
  for (const item of items) total += sum(item);
  return total;
}

function isEstimate({ status }: Item): boolean {
  return status === "estimate";
}

/** Lines of the bill, each section under its heading. */
function lines(items: readonly Item[], { sections }: PriceList): Line[] {
  const result: Line[] = [];
  let headed = "";
  for (const item of items) {
    const section = item.position.num.charAt(0);
    if (section !== headed) {
      result.push({ group: true, num: `${section}.`, name: sections[section as unknown as keyof typeof sections] });
      headed = section;
    }
    result.push(line(item));
  }
  return result;
}

function line(item: Item): Line {
  const { position, price, qty_tenths, status } = item;
  return {
    group: false,
    num: position.num,
    name: position.name,
    unit: position.unit,
    price,
    qty: qty_tenths / 10,
    sum: sum(item),
    code: position.code,
    status,
  };
}

/** VAT inside a total, to the rouble: total × 22 / 122. */
function vatIn(total: number, rate: number): number {
  const percent = Math.round(rate * 100);
  return divideRounded(total * percent, 100 + percent);
}
