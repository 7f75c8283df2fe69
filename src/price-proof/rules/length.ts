import { type Finding, unaccepted } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** The length's bounds: whole centimetres, the lower one below the upper one. */
export function lengthFindings({ length }: PriceList): Finding[] {
  const findings: Finding[] = [];
  for (const bound of ["min_m", "max_m"] as const) {
    if (Math.round(length[bound] * 100) / 100 !== length[bound]) {
      findings.push(unaccepted(["length", bound], length[bound], "метры с точностью до сантиметра"));
    }
  }
  if (length.min_m >= length.max_m) {
    findings.push(unaccepted(["length", "min_m"], length.min_m, `меньше наибольшей длины (${length.max_m})`));
  }
  return findings;
}
