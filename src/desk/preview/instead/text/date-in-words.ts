import { dateInWords as words } from "../../../../text/date-in-words.ts";
import { previewData } from "../../draft-data.ts";

const version = previewData()?.priceList.meta.version;

/** The date of a draft is that of no list that is in force: wherever it is named, it is said so. */
export const dateInWords = (date: string): string => `${words(date)}${date === version ? "\u00a0(черновик)" : ""}`;
