import type { Answer, Engine } from "../../engine/create-engine.ts";
import type { Problem, ProblemData } from "../../engine/request/problem.ts";
import type { Parameters } from "../../engine/request/request.ts";
import { nearestName } from "../../text/nearest-name.ts";
import { ERROR_TEXTS } from "../../messages/by-language.ts";
import { noSuchName } from "../../messages/problem-texts.ts";
import { FIELDS } from "./fields.ts";

/**
 * An engine at the door of the API: its refusals know what the API knows besides, its own `fields` and the words that the
 * callers of a language have for names and values. Pages, which have a form, go without.
 */
export function doorEngine(engine: Engine): Engine {
  const { explain, prices_version, lang } = engine.parameters;
  const ofCalculation = [...Object.keys(engine.parameters), ...FIELDS];
  const besideId = [...Object.keys({ explain, prices_version, lang }), ...FIELDS];

  function told(answer: Answer, known: readonly string[], given: Parameters = []): Answer {
    if (answer.status === 200) return answer;
    const offered = answer.body.try ?? [];
    const problems = answer.problems.map((problem) => refined(asWritten(problem, given, engine), known, engine));
    const { error } = engine.refusal(problems).body;
    const nearest = offered.filter(({ url }) => problems.some(({ about: [data] }) => data && isWith(url, data)));
    const body = { ...answer.body, error: { ...error, message: answer.body.error.message } };
    return { ...answer, problems, body: nearest.length > 0 ? { ...body, try: nearest } : body };
  }

  return {
    ...engine,
    calculate: (parameters) => told(engine.calculate(parameters), ofCalculation, parameters),
    fromCalculationId: (id, parameters) => told(engine.fromCalculationId(id, parameters), besideId),
    readValues(given, known, required, values, problems, also = FIELDS) {
      const own: Problem[] = [];
      engine.readValues(given, known, required, values, own);
      problems.push(...own.map((problem) => refined(problem, [...known.keys(), ...also], engine)));
    },
  };
}

const isWith = (url: string, { parameter, nearest }: ProblemData): boolean =>
  typeof nearest === "string" && new URL(url).searchParams.get(parameter) === nearest;

/** A comma before the last three digits parts thousands in some languages; here, as in Russian, it parts decimals. */
const THOUSANDS = /^\d{1,3},\d{3}$/;

/** A size that is not offered, of a text that meant another in the language of the answer: with the text and how it was read. */
function asWritten(problem: Problem, given: Parameters, { language: { lang } }: Engine): Problem {
  const { readAsDecimal } = ERROR_TEXTS[lang];
  const [data, second] = problem.about;
  if (!readAsDecimal || !data || second || typeof data.came !== "number") return problem;
  const pairs = Symbol.iterator in given ? [...given] : Object.entries(given);
  const text = pairs.find(([name]) => name === data.parameter)?.[1];
  if (typeof text !== "string" || !THOUSANDS.test(text)) return problem;
  return { ...problem, about: [{ ...data, came: text }], came: readAsDecimal(text, data.came) };
}

function refined(problem: Problem, known: readonly string[], { language }: Engine): Problem {
  const [data, second] = problem.about;
  if (!data || second) return problem;
  const { parameter, came, accepted } = data;
  const meant = (word: unknown, among: readonly unknown[] = []) =>
    among.find((one) => one === language.words?.[String(word).toLowerCase()]) as string | undefined;
  if (problem.code === "unknown_parameter") {
    const nearest = meant(parameter, known) ?? nearestName(parameter, known);
    const text = noSuchName(parameter, nearest, known, language.problem);
    return { ...problem, ...text, about: [{ ...data, ...(nearest !== undefined && { nearest }) }] };
  }
  if (problem.code !== "invalid_parameter") return problem;
  const nearest = meant(came, accepted?.enum) ?? data.nearest;
  return { ...problem, about: [{ ...data, ...(nearest !== undefined && { nearest }) }] };
}
