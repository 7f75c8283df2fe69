import type { CalcResponse } from "hangar-engine";
import { roubles, withUnit } from "../../text/format.ts";
import { labelOf } from "../calculator-context.ts";
import { OPTION_NAMES } from "../form/form-state.ts";
import { signedRoubles } from "../../text/signed-roubles.ts";
import { sectionSums } from "./section-sums.ts";
import { valueInWords, NONE, type Variant } from "./variant.ts";

/** One row: its name and what each variant has there. */
export interface ComparisonRow {
  name: string;
  cells: string[];
  /** Whether the variants are not all alike in it. */
  differs: boolean;
  isNumeric: boolean;
  /** Which variant is the best in it, where one of them is. */
  best?: number | undefined;
  /** What stands under a variant's cell, where something does. */
  notes?: readonly (string | undefined)[];
}

export interface ComparisonGroup {
  name: string;
  rows: ComparisonRow[];
}

/** Everything in which variants can differ, in the order in which a person asks. */
export function comparisonRows(variants: readonly Variant[]): ComparisonGroup[] {
  const row = (name: string, isNumeric: boolean, cellOf: (variant: Variant) => string): ComparisonRow => {
    const cells = variants.map(cellOf);
    return { name, cells, isNumeric, differs: cells.some((cell) => cell !== cells[0]) };
  };
  const figure = (name: string, cellOf: (body: CalcResponse) => string): ComparisonRow =>
    row(name, true, ({ body }) => (body ? cellOf(body) : NONE));
  const first = variants[0]?.body?.result.total_with_vat;

  return [
    {
      name: "Цена",
      rows: [
        {
          ...figure("Итого с НДС", ({ result }) => roubles(result.total_with_vat)),
          best: cheapest(variants),
          notes: variants.map(({ snapshot }) => snapshot.left_out),
        },
        figure("Разница с первым", ({ result }) =>
          first === undefined ? NONE : signedRoubles(result.total_with_vat - first),
        ),
        figure("За м²", (body) => roubles(body.price_per_m2_with_vat)),
        figure("Материалы", ({ result }) => roubles(result.materials_sum)),
        figure("Работы", ({ result }) => roubles(result.works_sum)),
      ],
    },
    {
      name: "Размеры",
      rows: [
        row(labelOf("roof"), false, ({ link }) => valueInWords("roof", link.form)),
        ...(["width", "length", "height"] as const).map((name) =>
          row(labelOf(name), true, ({ link }) => withUnit(link.form[name], "м")),
        ),
        figure("Площадь", ({ result }) => withUnit(result.area_m2, "м²")),
      ],
    },
    {
      name: "Каркас и срок",
      rows: [
        figure("Рамы", ({ result }) => String(result.frames)),
        figure("Колонны", ({ result }) => String(result.columns)),
        figure("Фахверковые колонны", ({ result }) => String(result.fahverk)),
        figure("Изготовление, дней", ({ production_days }) => String(production_days)),
      ],
    },
    {
      name: "Опции",
      rows: OPTION_NAMES.map((name) => row(labelOf(name), false, ({ link }) => valueInWords(name, link.form))),
    },
    {
      name: "Разделы сметы",
      rows: sectionNames(variants).map((name) => figure(name, (body) => sectionSum(body, name))),
    },
  ];
}

/** The one variant that costs less than every other. */
function cheapest(variants: readonly Variant[]): number | undefined {
  const totals = variants.map(({ body }) => body?.result.total_with_vat ?? Infinity);
  const least = Math.min(...totals);
  const isAlone = totals.length > 1 && totals.filter((total) => total === least).length === 1;
  return isAlone ? totals.indexOf(least) : undefined;
}

/** The sections of all variants, in the order of their numbers. */
function sectionNames(variants: readonly Variant[]): string[] {
  const names = variants.flatMap(({ body }) => (body ? sectionSums(body).map(({ name }) => name) : []));
  return [...new Set(names)].sort();
}

function sectionSum(body: CalcResponse, name: string): string {
  const section = sectionSums(body).find((candidate) => candidate.name === name);
  return section ? roubles(section.sum) : NONE;
}
