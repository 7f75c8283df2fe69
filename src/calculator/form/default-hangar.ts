import type { PriceList } from "../../price-list/schema.ts";
import { decimal } from "../../text/format.ts";
import { OPTION_DEFAULTS, type FormState } from "./form-state.ts";
import { heightChoices, lengthOfBays, lengthSlider, roofOf, widthChoices } from "./sizes/sizes.ts";

const DEFAULT_BAYS = 6;

/** Sizes that a link without them opens with: common ones of the price list, never figures of the page. */
export function defaultSizes(priceList: PriceList, roofId: string): Pick<FormState, "width" | "length" | "height"> {
  const roof = roofOf(priceList, roofId);
  const widths = widthChoices(roof);
  const width = widths[1] ?? widths[0];
  const height = heightChoices(roof).find(({ mm }) => mm === roof.default_height_mm);
  const { min, max } = lengthSlider(roof, priceList.length);
  const length = Math.min(max, Math.max(min, lengthOfBays(roof, DEFAULT_BAYS)));
  return { width: width?.text ?? "", length: decimal(length), height: height?.text ?? "" };
}

/** The hangar that the page opens with: the first roof of the price list with one gate. */
export function defaultHangar(priceList: PriceList): FormState {
  const roof = Object.keys(priceList.roofs)[0] ?? "";
  return {
    ...OPTION_DEFAULTS,
    roof,
    ...defaultSizes(priceList, roof),
    gates: String(Math.min(1, priceList.limits.gates)),
  };
}
