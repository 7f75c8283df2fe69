import { priceList } from "hangar-engine";
import { fieldTexts as russian } from "../../calculator/form/field-texts.ts";
import { fieldTexts as english } from "../../languages/english/instead/calculator/form/field-texts.ts";

/** What the form calls sizes, options and their values. */
export const FIELDS = { ru: russian(priceList), en: english(priceList) };
