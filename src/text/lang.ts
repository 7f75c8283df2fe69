/** Languages of the answers and of the documentation; the first is the contract's, spoken where none is asked for. */
export const LANGS = ["ru", "en"] as const;
export type Lang = (typeof LANGS)[number];

/** The language that a tag such as `en-US` or `EN` names. */
export const langOf = (tag: string): Lang | undefined =>
  LANGS.find((lang) => lang === tag.split("-")[0]!.toLowerCase());

/** One and the same said in each. */
export type Said = Readonly<Record<Lang, string>>;

/** How many forms a word has behind a whole number: `рама|рамы|рам`. */
export const WORD_FORMS: Readonly<Record<Lang, number>> = { ru: 3, en: 2 };
