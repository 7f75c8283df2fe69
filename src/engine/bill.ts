import type { PriceList } from "../price-list/schema.ts";
import { plain, type Arithmetic } from "./numbers/arithmetic.ts";
import { divideRounded } from "./numbers/decimals.ts";
import type { Frame, Hangar } from "./geometry/hangar.ts";
import { addBracingAndPurlins } from "./positions/bracing-and-purlins.ts";
import { addColumns } from "./positions/columns.ts";
import { addFasteners } from "./positions/fasteners.ts";
import { addOpenings } from "./positions/openings.ts";
import { addPanels } from "./positions/panels.ts";
import { statusOf, type Item } from "./positions/position.ts";
import { addTrusses } from "./positions/trusses.ts";
import { addWorks } from "./positions/works.ts";
import type { Line } from "./response.ts";

/** Lines and totals of one hangar. Sums in whole roubles with VAT. */
export interface Bill {
  materials: Line[];
  works: Line[];
  /** Of the frame alone, without cladding. */
  frame_sum: number;
  materials_sum: number;
  works_sum: number;
  total_with_vat: number;
  vat_included: number;
  has_estimate_positions: boolean;
}

/** Works the bill out. */
export function bill(hangar: Hangar): Bill {
  const materials = frameItems(hangar, plain);
  const frame_sum = sumOf(materials);
  addPanels(materials, hangar, plain);
  const works = workItems(hangar, plain);
  const materials_sum = sumOf(materials);
  const works_sum = sumOf(works);
  const total_with_vat = materials_sum + works_sum;
  return {
    materials: lines(materials, hangar.priceList),
    works: lines(works, hangar.priceList),
    frame_sum,
    materials_sum,
    works_sum,
    total_with_vat,
    vat_included: vatIn(total_with_vat, hangar.priceList.meta.vat_rate),
    has_estimate_positions: materials.some(isEstimate) || works.some(isEstimate),
  };
}

/** Only the sum of works, whole roubles with VAT. */
export function worksSumOf(hangar: Hangar): number {
  return sumOf(workItems(hangar, plain));
}

/** Only the total of the bill, whole roubles with VAT; `frame_sum` saves adding a known frame up once more. */
export function totalOf(hangar: Hangar, frame_sum = sumOf(frameItems(hangar, plain))): number {
  const panels: Item[] = [];
  addPanels(panels, hangar, plain);
  return frame_sum + sumOf(panels) + worksSumOf(hangar);
}

function frameItems<N>(frame: Frame<N>, math: Arithmetic<N>): Item<N>[] {
  const items: Item<N>[] = [];
  addTrusses(items, frame, math);
  addColumns(items, frame, math);
  addFasteners(items, frame, math);
  addBracingAndPurlins(items, frame, math);
  addOpenings(items, frame, math);
  return items;
}

export function materialItems<N>(hangar: Hangar<N>, math: Arithmetic<N>): Item<N>[] {
  const items = frameItems(hangar, math);
  addPanels(items, hangar, math);
  return items;
}

export function workItems<N>(hangar: Hangar<N>, math: Arithmetic<N>): Item<N>[] {
  const items: Item<N>[] = [];
  addWorks(items, hangar, math);
  return items;
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

function isEstimate(item: Item): boolean {
  return statusOf(item) === "estimate";
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
  const { position, price, qty_tenths } = item;
  return {
    group: false,
    num: position.num,
    name: position.name,
    unit: position.unit,
    price,
    qty: qty_tenths / 10,
    sum: sum(item),
    code: position.code,
    status: statusOf(item),
  };
}

/** VAT inside a total, to the rouble: total × 22 / 122. */
function vatIn(total: number, rate: number): number {
  const percent = Math.round(rate * 100);
  return divideRounded(total * percent, 100 + percent);
}
