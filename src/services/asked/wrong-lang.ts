import type { Engine } from "../../engine/create-engine.ts";
import type { Problem } from "../../engine/request/problem.ts";
import { LANGS } from "../../text/lang.ts";
import { fileInRussianAlone } from "../call-error.ts";

export const isLang = ([name]: readonly [name: string, ...rest: unknown[]]): boolean => name === "lang";

/** What is wrong with a call that takes `lang` alone: a language that there is not, or two, or another name. */
export function wrongLang(
  engine: Pick<Engine, "parameters" | "readValues">,
  pairs: readonly (readonly [name: string, value: unknown])[],
): Problem[] {
  const problems: Problem[] = [];
  engine.readValues(pairs, new Map([["lang", engine.parameters.lang]]), [], {}, problems, []);
  return problems;
}

/** The same problems, and another language than the first told as what a file of this name does not come in. */
export function inRussianAlone(
  problems: readonly Problem[],
  { language }: Pick<Engine, "language">,
  file: string,
  inEnglish: readonly string[],
): Problem[] {
  const told = problems.find(({ about: [data, second] }) => data?.parameter === "lang" && !second);
  const came = told ? told.about[0]!.came : language.lang;
  if (typeof came !== "string" || came === LANGS[0]) return [...problems];
  const others = problems.filter((problem) => problem !== told);
  return [...others, ...fileInRussianAlone(file, came, inEnglish).problems(language)];
}
