/** The languages of the documentation. */
export type Lang = "ru" | "en";

/** One and the same said in both. */
export type Said = Readonly<Record<Lang, string>>;
