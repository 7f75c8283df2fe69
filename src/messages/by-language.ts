import type { Lang } from "../text/lang.ts";
import type { DocsTexts } from "./docs-texts.ts";
import { english as englishDocs } from "./en/docs.ts";
import { english as englishErrors } from "./en/errors.ts";
import { english as englishSearch } from "./en/search.ts";
import { english as englishTools } from "./en/tools.ts";
import { english as englishWish } from "./en/wish.ts";
import type { ErrorTexts } from "./error-texts.ts";
import { russian as russianDocs } from "./ru/docs.ts";
import { russian as russianErrors } from "./ru/errors.ts";
import { russian as russianSearch } from "./ru/search.ts";
import { russian as russianTools } from "./ru/tools.ts";
import { russian as russianWish } from "./ru/wish.ts";
import type { SearchTexts } from "./search-texts.ts";
import type { ToolTexts } from "./tool-texts.ts";
import type { WishTexts } from "./wish-texts.ts";

/*
 * What every language says, by the language of whoever asks. An engine is given its table instead: its own file holds the
 * first language alone.
 */

type In<Texts> = Readonly<Record<Lang, Texts>>;

export const DOCS_TEXTS: In<DocsTexts> = { ru: russianDocs, en: englishDocs };
export const ERROR_TEXTS: In<ErrorTexts> = { ru: russianErrors, en: englishErrors };
export const SEARCH_TEXTS: In<SearchTexts> = { ru: russianSearch, en: englishSearch };
export const TOOL_TEXTS: In<ToolTexts> = { ru: russianTools, en: englishTools };
export const WISH_TEXTS: In<WishTexts> = { ru: russianWish, en: englishWish };
