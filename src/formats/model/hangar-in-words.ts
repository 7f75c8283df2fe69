import type { CalcResponse } from "hangar-engine";
import { metresOfMm, withUnit } from "../../text/format.ts";

/** Roof, column and what else is in the price, each in a few words. */
export function hangarInWords({ request }: CalcResponse): string[] {
  const { roof_name, height_mm, gates, doors, windows, panels, montazh } = request;
  const counted = (name: string, count: number) => (count > 0 ? [`${name}:\u00a0${count}`] : []);
  return [
    roof_name,
    `колонны ${withUnit(metresOfMm(height_mm), "м")}`,
    ...counted("ворота", gates),
    ...counted("двери", doors),
    ...counted("окна", windows),
    panels ? "сэндвич-панели" : "без\u00a0обшивки",
    ...(montazh ? ["монтаж каркаса"] : []),
  ];
}
