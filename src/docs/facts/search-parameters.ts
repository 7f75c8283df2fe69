import { parameters } from "hangar-engine";
import { SEARCH_GUIDE, type OwnSearchParameter } from "../../documents/parameters/search-guide.ts";
import { DEFAULT_LIMIT, MOST_BUDGET, MOST_ITEMS, searchParameters } from "../../search/search-parameters.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import { SEARCH_PARAMETERS } from "../../messages/ru/docs.ts";
import type { Lang } from "../../text/lang.ts";
import { whole } from "./wording.ts";

const { sort } = searchParameters(parameters);

/** Bounds and defaults, which the search itself knows. */
function facts(name: OwnSearchParameter, lang: Lang): string | undefined {
  const { most: atMost, byDefault } = DOCS_TEXTS[lang].search;
  const most = (value: number) => atMost(whole(value, lang));
  if (name === "budget") return most(MOST_BUDGET);
  if (name === "limit") return `${most(MOST_ITEMS)}, ${byDefault(DEFAULT_LIMIT)}`;
  return undefined;
}

/** Parameters that a search has besides the options of a calculation. */
export function searchParameterRows(lang: Lang): { name: string; text: string }[] {
  return (Object.keys(SEARCH_PARAMETERS) as OwnSearchParameter[]).map((name) => {
    const meaning =
      lang === "ru" ? SEARCH_PARAMETERS[name].replace("{sort}", sort.accepted) : SEARCH_GUIDE[name].replace(/\.$/, "");
    const more = facts(name, lang);
    return { name, text: more === undefined ? `${meaning}.` : `${meaning}; ${more}.` };
  });
}
