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

/** Of a name that is not `known`. */
export const noSuchName = (nearest: string | undefined, known: readonly string[], texts: Texts): ProblemText => ({
  came: texts.noSuchName,
  accepted: nearest ? texts.didYouMean(nearest) : texts.thereAre(known.join(", ")),
});
