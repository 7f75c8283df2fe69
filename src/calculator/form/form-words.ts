import { withUnit } from "../../text/format.ts";
import type { Roof } from "../../price-list/schema.ts";
import type { OptionGroup } from "../../options/words.ts";

/* What a form of a hangar says besides the names of its fields. */

export const name = "Параметры ангара";
export const roof = "Крыша";
export const sizes = "Размеры";
export const groups = {
  openings: "Проёмы",
  cladding: "Обшивка",
  frame: "Каркас и основание",
  works: "Работы",
} satisfies Record<OptionGroup, string>;
/** For a button, where the whole name has no room. */
export function roofInShort({ attached, spans, slopes }: Roof): string {
  if (attached) return "К стене";
  if (spans === 2) return "С колонной";
  return slopes === 2 ? "Двускатная" : "Односкатная";
}
export const standardSizes = (label: string) => `${label}: стандартные размеры, м`;
export const lengthSlider = (step_m: number) => `Длина ползунком, шаг ${withUnit(step_m, "м")}`;
