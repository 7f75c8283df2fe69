import type { Engine } from "../../../src/engine/create-engine.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";

/** Filters of a search as plain values; sizes in metres. */
export interface PlainFilters {
  budget: number;
  roofs: string[];
  area: readonly [least: number, most: number];
  bounds: Record<"width" | "length" | "height", readonly [least: number, most: number]>;
  options: Readonly<Record<string, unknown>>;
}

/** Every hangar that meets the filters at any price: the catalogue gone through without the search's own code. */
export function bruteForce({ calculate, priceList }: Engine, filters: PlainFilters): CalcResponse[] {
  const bodies: CalcResponse[] = [];
  const { bounds, options } = filters;
  const within = (size: number, [least, most]: readonly [number, number]) => size >= least && size <= most;
  for (const roof of filters.roofs) {
    const { widths, heights, pitch_m } = priceList.roofs[roof]!;
    for (let length = pitch_m; length <= priceList.length.max_m; length += pitch_m) {
      if (length < priceList.length.min_m || !within(length, bounds.length)) continue;
      for (const [mm, { label_m }] of Object.entries(widths)) {
        if (!within(Number(mm) / 1000, bounds.width) && !(label_m && within(label_m, bounds.width))) continue;
        for (const height of heights) {
          if (!within(height / 1000, bounds.height)) continue;
          const { status, body } = calculate({ ...options, roof, width: Number(mm), length, height });
          if (status === 400 || !within(body.result.area_m2, filters.area)) continue;
          if (options["truss"] === "demountable" && body.request.truss !== "Сборный") continue;
          if (options["truss"] === "solid" && body.request.truss !== "Цельный") continue;
          bodies.push(body);
        }
      }
    }
  }
  return bodies;
}
