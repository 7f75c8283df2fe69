import { counted, roubles, withUnit } from "../../text/format.ts";
import { besidePrice } from "../wish/left-out.ts";
import type { SearchState } from "./search-state.ts";

/** What came out, in a few words and a line of detail: for the foot of a phone and for screen readers. */
export function searchInWords({ shown, problems, hasFailed, leftOut }: SearchState): { text: string; detail: string } {
  if (hasFailed) return { text: "Подбор не запустился", detail: "" };
  if (problems) return { text: "Подбора нет", detail: "исправьте пожелания" };
  if (!shown) return { text: "Подбираем…", detail: "" };
  const { over_budget, found, items } = shown;
  if (over_budget) return { text: "Ничего не укладывается", detail: `не хватает ${roubles(over_budget.missing)}` };
  const [best] = items;
  const beside = besidePrice(leftOut);
  return {
    text: counted(found, "вариант", "варианта", "вариантов"),
    detail: [
      ...(best ? [`первый — ${withUnit(best.area_m2, "м²")} за ${roubles(best.total_with_vat)}`] : []),
      ...(beside ? [beside] : []),
    ].join(", "),
  };
}
