import { AMPERSAND } from "../text/nearest-name.ts";
import type { Language, ProblemText } from "./language.ts";

/* What is said of a problem whatever the language. */

type Texts = Language["problem"];

/** `width: пришло «x»; принимается …`, as `error.details` have it. */
export const detailText = (parameters: readonly string[], { came, accepted }: ProblemText): string =>
  `${parameters.join(", ")}: ${came === undefined ? "" : `${came}; `}${accepted}`;

export function cameText(value: unknown, { came }: Texts): string {
  if (value === "") return came.empty;
  if (typeof value === "object") return Array.isArray(value) ? came.array : came.object;
  return came.text(String(value));
}

export const missing = (accepted: string, texts: Texts): ProblemText => ({
  came: texts.notGiven,
  accepted: texts.expected(accepted),
});

export const notAccepted = (value: unknown, accepted: string, texts: Texts): ProblemText => ({
  came: cameText(value, texts),
  accepted: texts.expected(accepted),
});

/** What stands for bytes that are no UTF-8: the letters that they were are gone. */
const LOST = "\ufffd";

/** Of a text that came with letters lost; nothing of any other. */
export const lostLetters = (value: unknown, texts: Texts): ProblemText | undefined =>
  typeof value === "string" && value.includes(LOST)
    ? { came: cameText(value, texts), accepted: texts.lostLetters }
    : undefined;

/** Of a name that is not `known`. */
export function noSuchName(
  name: string,
  nearest: string | undefined,
  known: readonly string[],
  texts: Texts,
): ProblemText {
  const accepted = nearest ? texts.didYouMean(nearest) : texts.thereAre(known.join(", "));
  const hint = AMPERSAND.test(name) ? texts.ampersand : name.includes(LOST) ? texts.lostLetters : undefined;
  return { came: texts.noSuchName, accepted: hint === undefined ? accepted : `${hint}; ${accepted}` };
}
