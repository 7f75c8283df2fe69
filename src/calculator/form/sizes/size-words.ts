import { withUnit } from "../../../text/format.ts";

/** A size that was typed in another unit. */
export const inMetres = (typed: string, text: string) => `${typed} — это ${withUnit(text, "м")}`;
