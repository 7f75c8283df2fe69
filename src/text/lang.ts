/** Languages of the answers and of the documentation; the first is the contract's, spoken where none is asked for. */
export const LANGS = ["ru", "en"] as const;
export type Lang = (typeof LANGS)[number];

/** One and the same said in each. */
export type Said = Readonly<Record<Lang, string>>;
