import { vatPercent } from "../../../../text/vat-in-words.ts";

export { vatPercent };
export const vatInWords = (rate: number): string => `VAT of ${vatPercent(rate)}%`;
