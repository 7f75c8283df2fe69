import type { PriceList, Roof } from "../../price-list/schema.ts";
import { decimal } from "../../text/format.ts";
import type { SizeName } from "../../drawing/building/camera.ts";
import { heightChoices, lengthOfBays, lengthSlider, widthChoices } from "../form/sizes/sizes.ts";

/** What a handle dragged to so many metres types into the field: whole bays, or the nearest standard size. */
export function snapped(name: SizeName, size_m: number, roof: Roof, { length }: Pick<PriceList, "length">): string {
  if (name === "length") {
    const { min, max, step } = lengthSlider(roof, length);
    const nearest_m = lengthOfBays(roof, Math.round(size_m / step));
    return decimal(Math.min(max, Math.max(min, nearest_m)));
  }
  const choices = name === "width" ? widthChoices(roof) : heightChoices(roof);
  // A handle dragged past where its line vanishes is endlessly far.
  const size_mm = Math.min(size_m * 1000, Number.MAX_SAFE_INTEGER);
  const away = (mm: number) => Math.abs(mm - size_mm);
  return choices.reduce((nearest, choice) => (away(choice.mm) < away(nearest.mm) ? choice : nearest)).text;
}
