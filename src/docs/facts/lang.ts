import type { Lang } from "../../text/lang.ts";

/** The language that a page is written in; an English page without a translation is Russian. */
export function langOf({ starlightRoute }: App.Locals): Lang {
  return starlightRoute.entryMeta.lang === "en" ? "en" : "ru";
}
