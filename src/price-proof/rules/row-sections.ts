import type { Finding } from "../../price-list/finding.ts";
import type { PriceList } from "../../price-list/schema.ts";

/** Every row is of a section that a bill has a heading for. */
export function rowSectionFindings({ positions, sections }: PriceList): Finding[] {
  return Object.entries(positions).flatMap(([key, position]) => {
    const section = position!.num.split(".")[0]!;
    if (section in sections) return [];
    const text = `раздела ${section} нет; есть ${Object.keys(sections).join(", ")} (sections в price-list.yaml)`;
    return [{ path: ["positions", key, "num"], text }];
  });
}
