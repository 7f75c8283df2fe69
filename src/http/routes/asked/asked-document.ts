import type { Engine, Refusal } from "../../../engine/create-engine.ts";
import { LANGS } from "../../../text/lang.ts";
import { findRoute } from "../table.ts";
import { inRussianAlone, isLang, wrongLang } from "../../../services/asked/wrong-lang.ts";

/** What a list of prices, with the manufacturer's own names in it, leaves to these. */
const IN_ENGLISH = ["/en/options.json", "/en/llms.txt"];

/** The document of a path in the language that the call names, or why there is none. */
export function askedDocument(
  documents: object,
  pathname: string,
  query: readonly (readonly [name: string, value: string])[],
  asked: Engine,
): Refusal | { status: 200; path: string } {
  const inLang = (lang: string): string => `/${lang}${pathname}`;
  const isSpoken = LANGS.some((lang) => Object.hasOwn(documents, inLang(lang)));
  const isData = findRoute(pathname)?.route.isData === true;
  const read = isData ? query : query.filter((pair) => isSpoken && isLang(pair));
  const wrong = wrongLang(asked, read);
  const problems = isData && !isSpoken ? inRussianAlone(wrong, asked, pathname.slice(1), IN_ENGLISH) : wrong;
  if (problems.length > 0) return asked.refusal(problems);
  const spoken = inLang(asked.language.lang);
  return { status: 200, path: Object.hasOwn(documents, spoken) ? spoken : pathname };
}

export type AskedDocument = typeof askedDocument;
