import { withUnit } from "../../../../../text/in-english.ts";
import type { Roof } from "../../../../../price-list/schema.ts";

export const name = "Hangar";
export const roof = "Roof";
export const sizes = "Sizes";
export const groups = {
  openings: "Openings",
  cladding: "Cladding",
  frame: "Frame and base",
  works: "Works",
};
export function roofInShort({ attached, spans, slopes }: Roof): string {
  if (attached) return "Lean-to";
  if (spans === 2) return "With columns";
  return slopes === 2 ? "Gable" : "Mono-pitch";
}
export const standardSizes = (label: string) => `${label}: standard sizes, m`;
export const lengthSlider = (step_m: number) => `Length by a slider in steps of ${withUnit(step_m, "m")}`;
