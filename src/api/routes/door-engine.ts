import type { Answer, Engine } from "../../engine/create-engine.ts";
import type { Problem, ProblemData } from "../../engine/request/problem.ts";
import { nearestName } from "../../text/nearest-name.ts";
import { FIELDS } from "./fields.ts";

/**
 * An engine at the door of the API: its refusals know what the API knows besides, its own `fields` and the words that the
 * callers of a language have for names and values. Pages, which have a form, go without.
 */
export function doorEngine(engine: Engine): Engine {
  const { explain, prices_version, lang } = engine.parameters;
  const ofCalculation = [...Object.keys(engine.parameters), ...FIELDS];
  const besideId = [...Object.keys({ explain, prices_version, lang }), ...FIELDS];

  function told(answer: Answer, known: readonly string[]): Answer {
    if (answer.status === 200) return answer;
    const offered = answer.body.try ?? [];
    const problems = answer.problems.map((problem) => refined(problem, known, engine));
    const { error } = engine.refusal(problems).body;
    const nearest = offered.filter(({ url }) => problems.some(({ about: [data] }) => data && isWith(url, data)));
    const body = { ...answer.body, error: { ...error, message: answer.body.error.message } };
    return { ...answer, problems, body: nearest.length > 0 ? { ...body, try: nearest } : body };
  }

  return {
    ...engine,
    calculate: (parameters) => told(engine.calculate(parameters), ofCalculation),
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

function refined(problem: Problem, known: readonly string[], { language }: Engine): Problem {
  const [data, second] = problem.about;
  if (!data || second) return problem;
  const { parameter, came, accepted } = data;
  const meant = (word: unknown, among: readonly unknown[] = []) =>
    among.find((one) => one === language.words?.[String(word).toLowerCase()]) as string | undefined;
  if (problem.code === "unknown_parameter") {
    const nearest = meant(parameter, known) ?? nearestName(parameter, known);
    const text = language.problem.unknownName(nearest, known);
    return { ...problem, ...text, about: [{ ...data, ...(nearest !== undefined && { nearest }) }] };
  }
  if (problem.code !== "invalid_parameter") return problem;
  const nearest = meant(came, accepted?.enum) ?? data.nearest;
  return { ...problem, about: [{ ...data, ...(nearest !== undefined && { nearest }) }] };
}
