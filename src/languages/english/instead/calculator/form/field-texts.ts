import type { fieldTexts as russian } from "../../../../../calculator/form/field-texts.ts";
import { optionFields } from "../../../../../options/fields.ts";

export const fieldTexts: typeof russian = (priceList) => ({
  roof: { label: "Roof", hint: "The distance between frames and the widths on offer depend on it" },
  width: { label: "Width", hint: "Across the end wall" },
  length: { label: "Length", hint: "Along the row of frames" },
  height: { label: "Height", hint: "Of the column on the low side" },
  ...optionFields(priceList, "en"),
});
