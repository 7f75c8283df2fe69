import type { CalcResponse } from "hangar-engine";

/** A section of the bill and the sum of its positions, roubles. */
export interface SectionSum {
  /** `4. Связи и прогоны`. */
  name: string;
  sum: number;
}

/** Sums by section, in the bill's order; their total is `total_with_vat`. */
export function sectionSums({ result }: CalcResponse): SectionSum[] {
  const sections: SectionSum[] = [];
  for (const line of [...result.materials, ...result.works]) {
    if (line.group) sections.push({ name: `${line.num} ${line.name}`, sum: 0 });
    else (sections.at(-1) as SectionSum).sum += line.sum;
  }
  return sections;
}
