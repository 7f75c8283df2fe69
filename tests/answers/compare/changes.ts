import { diffArrays } from "diff";
import type { Difference } from "./differences.ts";

/** One change of a difference: all of a value, or some words of a text. */
export interface Change {
  /** What it is counted by: changes of the same name are one group. */
  name: string;
  /** The field, wherever the answer stands that has it: alone, in a batch, in a tool's result. */
  field: string;
  /** In one line, which expected differences are looked up in. */
  line: string;
  difference: Difference;
}

/** What an answer is wrapped in. */
const WRAPPERS = [
  /^body(\[\]\.data)?\.?/,
  /^(result\.)?(structuredContent|content\[\]\.text)(\[\])?\.?/,
  /^components\..*\.value\.?/,
  /^items\[\]\.body\.?/,
];

/** A text with more changes is another text. */
const MOST_FRAGMENTS = 4;
/** Characters; it takes too long to look for words in longer ones. */
const LONGEST_TEXT = 5_000;
const LONGEST_LINE = 400;

/** Changes of words are told by the words, for one sentence stands in many fields; numbers and all else by their field. */
export function changesOf(difference: Difference): Change[] {
  const { kind, path, before, after } = difference;
  const field = WRAPPERS.reduce((rest, wrapper) => rest.replace(wrapper, ""), path) || "body";
  const ofField = `${kind} ${field}`;
  const change = (name: string, one: string, other: string): Change => ({
    name,
    field,
    line: `${ofField}: ${one === "" ? "" : `«${one}» `}→${other === "" ? "" : ` «${other}»`}`.slice(0, LONGEST_LINE),
    difference,
  });
  if (kind !== "changed" || typeof before !== "string" || typeof after !== "string") {
    return [change(ofField, before === undefined ? "" : written(before), after === undefined ? "" : written(after))];
  }
  const fragments = fragmentsOf(before, after);
  if (fragments.length > MOST_FRAGMENTS) return [change(ofField, before, after)];
  return fragments.map(([one, other]) =>
    change(/\d/.test(one + other) ? ofField : `«${one}» → «${other}»`, one, other),
  );
}

/** A number with the spaces between its thousands is one word. */
const wordsOf = (text: string): string[] => text.match(/\d+(?:[ \u00a0\u202f.,]\d+)*|[\p{L}\p{M}_]+|[^]/gu) ?? [];

/** Words that were changed into others; of nothing where some came, and into nothing where they went. */
function fragmentsOf(before: string, after: string): [before: string, after: string][] {
  if (before.length + after.length > LONGEST_TEXT) return [[before, after]];
  const fragments: [string, string][] = [];
  let [one, other] = ["", ""];
  const settle = (): void => {
    if (one !== other) fragments.push([one, other]);
    [one, other] = ["", ""];
  };
  for (const { added, removed, value } of diffArrays(wordsOf(before), wordsOf(after))) {
    if (removed) one += value.join("");
    else if (added) other += value.join("");
    else settle();
  }
  settle();
  return fragments;
}

export const written = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
