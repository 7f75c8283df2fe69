import type { CalcResponse } from "hangar-engine";

/** `angar-12x30-ANG-12345678-ABCDE.xlsx`: sizes in metres. */
export function fileName({ dimensions, calculation_id }: CalcResponse, extension: string): string {
  return `angar-${dimensions.width_m}x${dimensions.length_m}-${calculation_id}.${extension}`;
}
