import { dateInWords as inWords } from "../../../../text/date-in-words.ts";

export const dateInWords = (version: string): string => inWords(version, "en");
