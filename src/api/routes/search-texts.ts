import { english } from "../../languages/english/search.ts";
import { russian } from "../../search/texts/russian.ts";
import type { SearchTexts } from "../../search/texts/search-texts.ts";
import type { Lang } from "../../text/lang.ts";

/** What a search says, by the language of the engine that it asks; a page has but one of them. */
export const SEARCH_TEXTS: Readonly<Record<Lang, SearchTexts>> = { ru: russian, en: english };
