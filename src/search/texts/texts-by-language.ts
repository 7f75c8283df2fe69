import { english } from "../../languages/english/search.ts";
import type { Lang } from "../../text/lang.ts";
import { russian } from "./russian.ts";
import type { SearchTexts } from "./search-texts.ts";

export const SEARCH_TEXTS: Readonly<Record<Lang, SearchTexts>> = { ru: russian, en: english };
