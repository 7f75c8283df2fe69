import type { CalcResponse } from "hangar-engine";
import { decimal, withUnit } from "../../text/format.ts";

/** Width and length, as the answer names them. */
export const sizesInWords = ({ dimensions: { width_m, length_m } }: CalcResponse): string =>
  `${decimal(width_m)}\u00a0×\u00a0${withUnit(length_m, "м")}`;

/** Roof, column and what else is in the price, each in a few words. */
export function hangarInWords({ request, dimensions }: CalcResponse): string[] {
  const { roof_name, gates, doors, windows, panels, montazh } = request;
  const counted = (name: string, count: number) => (count > 0 ? [`${name}:\u00a0${count}`] : []);
  return [
    roof_name,
    `колонны ${withUnit(dimensions.column_height_m, "м")}`,
    ...counted("ворота", gates),
    ...counted("двери", doors),
    ...counted("окна", windows),
    panels ? "сэндвич-панели" : "без\u00a0обшивки",
    ...(montazh ? ["монтаж каркаса"] : []),
  ];
}
