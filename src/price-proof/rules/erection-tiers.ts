import { type Finding, unaccepted } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** Every column height falls into one tier of the erection price: tiers ascend and only the last is open. */
export function erectionTierFindings({ prices: { mounting } }: PriceList): Finding[] {
  const findings: Finding[] = [];
  const last = mounting.length - 1;
  let reached_mm: number | undefined;
  mounting.forEach(({ max_height_mm }, at) => {
    const path = ["prices", "mounting", at];
    if (max_height_mm === undefined) {
      if (at < last) findings.push({ path, text: "нет max_height_mm; без него допускается только последняя строка" });
      return;
    }
    if (reached_mm !== undefined && max_height_mm <= reached_mm) {
      const accepted = `больше, чем строкой выше (${reached_mm})`;
      findings.push(unaccepted([...path, "max_height_mm"], max_height_mm, accepted));
    }
    if (at === last) {
      const text = `нет цены выше ${max_height_mm} мм; последняя строка — без max_height_mm`;
      findings.push({ path: [...path, "max_height_mm"], text });
    }
    reached_mm = max_height_mm;
  });
  return findings;
}
