import { counted, quoted, withUnit } from "../../../../text/in-english.ts";

export const accepted = {
  theme: "light or dark; without it the calculator follows the page",
  lang: "ru or en: the language of the calculator",
};
export const limitsLeaveNothing = "the limits leave no hangar and are not used";
export const roofBeyondLimits = (roof: string, offered: readonly string[]) =>
  `roof: ${roof} is beyond the limits; there are ${offered.join(", ")}`;
export const languageNotLoaded = (lang: string) => `lang: the texts of ${lang} did not load`;
export const came = (text: string) => `got ${quoted(text)}`;
export const sizesHere = (sizes: readonly string[]) => `there are ${withUnit(sizes.join("; "), "m")} here`;
export const lengthHere = (min_m: number, max_m: number) => `expected ${min_m} to ${withUnit(max_m, "m")} here`;
export const mostHere = (most: number) => `expected no more than ${most} here`;
export const strangeAttributes = "Remarks on the attributes";
export const attributesNotUsed = "Some attributes are not understood, the usual values stand instead";
export const works = "Erection and cladding";
export const allParameters = "All parameters";
export const whichAre = "— piles, insulation, girts and more";
export const price = "Price";
export const noPrice = "No price yet";
export const calculated = (configuration: string) => `Calculated: ${configuration}`;
export const sendRequest = "Request a quote";
export const wholeCalculation = "Whole calculation";
export const pricesOf = "Prices of the manufacturer:";
export const perSquareMetre = "per m²";
export const area = "area";
export const frame = "structure";
export const frames = (count: number) => counted(count, "frame");
export const production = "production";
export const days = (count: number) => counted(count, "day");
export const notIncluded = "Not in the price, and to be known";
export const add = "Add";
export const newTab = "(in a new tab)";
export const past = "This is the last calculation";
export const totalWith = (vat: string, isClad: boolean) => `${isClad ? "Hangar" : "Frame"}, total with ${vat}`;
export const including = (vat: string, sum: string) => `${vat} in it: ${sum}`;
