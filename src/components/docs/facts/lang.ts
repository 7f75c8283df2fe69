/** The languages of the documentation. */
export type Lang = "ru" | "en";

/** One and the same said in both. */
export type Said = Readonly<Record<Lang, string>>;

/** The language that a page is written in; an English page without a translation is Russian. */
export function langOf({ starlightRoute }: App.Locals): Lang {
  return starlightRoute.entryMeta.lang === "en" ? "en" : "ru";
}
