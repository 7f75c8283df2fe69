import { clipped, firstOf } from "../text/format.ts";
import { LANGS } from "../text/lang.ts";
import type { ErrorBody, ErrorCode } from "../engine/response.ts";
import type { Engine } from "../engine/create-engine.ts";
import type { Problem, ProblemData } from "../engine/request/problem.ts";
import type { Language, ProblemText } from "../messages/language.ts";
import { ERROR_TEXTS } from "../messages/by-language.ts";
import { detailText } from "../messages/problem-texts.ts";
import type { ErrorTexts } from "../messages/error-texts.ts";

/** The body of any error: that of the engine, with the message of the call where the engine has none. */
export function errorBodyOf(
  { errorBody, language }: Pick<Engine, "errorBody" | "language">,
  code: ErrorCode,
  details: string[],
  problems?: readonly Problem[],
): ErrorBody {
  return errorBody(code, details, ERROR_TEXTS[language.lang].messages[code], problems);
}

/** What is wrong with one part of a request, and its words in whatever language is asked for. */
export interface Wrong extends ProblemData {
  /** Where it stood, which the words name in the place of the parameter. */
  place?: string;
  told(texts: ErrorTexts): ProblemText;
}

export interface MoreOfCallError {
  /** What stands in `details` after the problems. */
  also?: readonly string[];
  /** Seconds after which the same may be tried again. */
  retryAfter?: number;
  /** In the place of what errors of this code say of a calculation. */
  message?: string;
}

/** What is wrong with a call before a service is asked, or beside what it is asked: every door tells it in one form. */
export class CallError extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly #wrong: readonly Wrong[];
  readonly #also: readonly string[];
  readonly #message: string | undefined;

  constructor(code: ErrorCode, wrong: readonly Wrong[], { also = [], message, retryAfter }: MoreOfCallError = {}) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.#wrong = wrong;
    this.#also = also;
    this.#message = message;
  }

  /** What is wrong, for an answer that tells of more. */
  problems({ lang, problem: { emptyName } }: Language): Problem[] {
    const texts = ERROR_TEXTS[lang];
    return this.#wrong.map(({ told, place, ...data }) => ({
      code: this.code,
      about: [{ ...data, parameter: clipped(data.parameter) || emptyName }],
      ...(place !== undefined && { told: [place] }),
      ...told(texts),
    }));
  }

  body(engine: Pick<Engine, "errorBody" | "language">): ErrorBody {
    const { language } = engine;
    const problems = this.problems(language);
    const details = problems.map((problem) => detailText(problem.told ?? [problem.about[0]!.parameter], problem));
    const shown = firstOf([...details, ...this.#also], language.andMore);
    const told = problems.slice(0, shown.length);
    if (this.#message !== undefined) return engine.errorBody(this.code, shown, this.#message, told);
    return errorBodyOf(engine, this.code, shown, told);
  }
}

export function fileInRussianAlone(file: string, lang: string, inEnglish: readonly string[]): CallError {
  return new CallError("invalid_parameter", [
    {
      parameter: "lang",
      came: lang,
      accepted: { type: "string", enum: [LANGS[0]] },
      told: (texts) => texts.fileInRussianAlone(file, texts.quoted(lang), inEnglish),
    },
  ]);
}
