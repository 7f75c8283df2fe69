/** A page's language as Open Graph wants it: with a territory. */
export const OG_LOCALES = { ru: "ru_RU", en: "en_US" } as const;
