import { CONCEPTS } from "./words/lexicon.ts";

/** The concepts of a sentence are a text of its own, a letter a token: so that rules are regular expressions. */
export const LETTER = new Map<string, string>(
  CONCEPTS.map((concept, at) => [concept, String.fromCharCode(0xe000 + at)]),
);
export const DONE = LETTER.get("done")!;

/** `"number (times number){1,2}"`: names are concepts, all else is of regular expressions; blanks say nothing. */
export function pattern(source: string): RegExp {
  const letters = source.replace(/[a-z_]{2,}/g, (name) => {
    const letter = LETTER.get(name);
    if (letter === undefined) throw new Error(`no concept ${name}`);
    return letter;
  });
  return new RegExp(letters.replace(/\s/g, ""), "dgu");
}
