import type { Engine, Refusal } from "../../engine/create-engine.ts";
import type { Problem } from "../../engine/request/problem.ts";

export const isLang = ([name]: readonly [name: string, ...rest: unknown[]]): boolean => name === "lang";

/** What is wrong with a call that takes `lang` alone: a language that there is not, or two, or another name. */
export function wrongLang(
  engine: Pick<Engine, "parameters" | "readValues" | "refusal">,
  pairs: readonly (readonly [name: string, value: unknown])[],
): Refusal | undefined {
  const problems: Problem[] = [];
  engine.readValues(pairs, new Map([["lang", engine.parameters.lang]]), [], {}, problems, []);
  return problems.length > 0 ? engine.refusal(problems) : undefined;
}
