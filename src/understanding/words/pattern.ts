import { CONCEPTS, type Concept } from "./lexicon.ts";

/** The concepts of a text are a text of their own, a letter a token: so that rules are regular expressions. */
export const LETTER = new Map<string, string>(
  CONCEPTS.map((concept, at) => [concept, String.fromCharCode(0xe000 + at)]),
);
export const DONE = LETTER.get("done")!;

/** A list of concepts. */
export function concepts(names: string): readonly Concept[] {
  return names.split(" ").map((name) => {
    if (!LETTER.has(name)) throw new Error(`no concept ${name}`);
    return name as Concept;
  });
}

/** What many rules are made of. */
const SHORT: Readonly<Record<string, string>> = {
  SIZE: "number unit?",
  MEASURE: "(number unit number unit|number unit?)",
  BY: "(times|onto)",
  OPENING: "(gate|door|window)",
  PANELS: "(panel|insulated)",
  IS: "(equals|dash|neutral)",
  ON: "(in|with|per|onto|under|from|to)",
};

/** `"SIZE (BY SIZE){1,2}"`: small names are concepts, large ones stand for several; all else is of regular expressions. */
export function pattern(source: string): RegExp {
  const letters = source
    .replace(/[A-Z]+/g, (name) => SHORT[name]!)
    .replace(/[a-z_]{2,}/g, (name) => {
      const letter = LETTER.get(name);
      if (letter === undefined) throw new Error(`no concept ${name}`);
      return letter;
    });
  return new RegExp(letters.replace(/ /g, ""), "gu");
}
