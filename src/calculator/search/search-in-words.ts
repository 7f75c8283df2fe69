import { counted, roubles, withUnit } from "../../engine/texts/format.ts";
import type { SearchState } from "./search-state.ts";

/** What came out, in a line: for the bar at the foot of a phone and for screen readers. */
export function searchInWords({ shown, problems, hasFailed }: SearchState): string {
  if (hasFailed) return "Подбор не запустился";
  if (problems) return "Подбора нет: исправьте пожелания";
  if (!shown) return "Подбираем…";
  if (shown.over_budget) return `Ничего не укладывается, не хватает ${roubles(shown.over_budget.missing)}`;
  const best = shown.items[0];
  const first = best ? `; первый — ${withUnit(best.area_m2, "м²")} за ${roubles(best.total_with_vat)}` : "";
  return `Подходит ${counted(shown.found, "вариант", "варианта", "вариантов")}${first}`;
}
