import { variantOf, type Hangar } from "./hangar.ts";

/** The lowest column of the roof's heights on sale, metres, under which the gates fit as they stand; of none undefined. */
export function heightForGates(hangar: Hangar): number | undefined {
  const { configuration, roof } = hangar;
  const fits = (height_mm: number) => !variantOf(hangar, { ...configuration, height_mm }).geometry.gate_too_tall;
  const height_mm = [...roof.heights].sort((one, other) => one - other).find(fits);
  return height_mm === undefined ? undefined : height_mm / 1000;
}
