import { CallError, type MoreOfCallError } from "../../services/call-error.ts";
import type { ProblemText } from "../../messages/language.ts";
import type { Lang } from "../../text/lang.ts";
import { SAID, type Fault } from "./said.ts";

const NOT_TAKEN: Readonly<Record<Lang, string>> = {
  ru: "Заявка не принята — исправьте названное ниже и отправьте ещё раз.",
  en: "The quote request was not taken: mend what is named below and send it again.",
};

/** What is wrong with an application: never with its contents, which are personal. */
export function refusal(faults: readonly Fault[], lang: Lang): CallError {
  const isMissing = faults.every(({ is }) => is === "missing");
  return refused(isMissing ? "missing_parameter" : "invalid_parameter", faults, lang, { message: NOT_TAKEN[lang] });
}

export function tooMany(retryAfterSeconds: number, lang: Lang): CallError {
  return refused("too_many_requests", [{ parameter: "request", is: "tooMany" }], lang, {
    retryAfter: retryAfterSeconds,
  });
}

export const needsWork = (lang: Lang): CallError =>
  refused("too_many_requests", [{ parameter: "proof", is: "needsWork" }], lang);

export const notTaken = (lang: Lang): CallError =>
  refused("not_taken", [{ parameter: "request", is: "notTaken" }], lang);

function refused(code: CallError["code"], faults: readonly Fault[], lang: Lang, more: MoreOfCallError = {}): CallError {
  const wrong = faults.map(({ parameter, is }) => ({ parameter, told: (): ProblemText => SAID[lang](parameter, is) }));
  return new CallError(code, wrong, more);
}
