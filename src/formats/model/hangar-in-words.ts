import type { CalcResponse } from "hangar-engine";
import { russian } from "../../messages/ru/formats.ts";

/** Width and length, as the answer names them. */
export const sizesInWords = ({ dimensions: { width_m, length_m } }: CalcResponse, { model } = russian): string =>
  model.sizes(width_m, length_m);

const OPENINGS = ["gates", "doors", "windows"] as const;

/** Roof, column and what else is in the price, each in a few words. */
export function hangarInWords({ request, dimensions }: CalcResponse, { model } = russian): string[] {
  return [
    request.roof_name,
    model.columns(dimensions.column_height_m),
    ...OPENINGS.filter((name) => request[name] > 0).map((name) => model.counted(name, request[name])),
    request.panels ? model.panels : model.withoutPanels,
    ...(request.montazh ? [model.erection] : []),
  ];
}
