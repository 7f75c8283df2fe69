import type { Engine, Refusal } from "../engine/create-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import { SEARCH_TEXTS } from "../messages/by-language.ts";
import type { SearchEngine } from "../search/candidate.ts";
import { searchSteps } from "../search/search.ts";
import type { Understanding, Understood } from "../understanding/index.ts";
import { understood } from "./understood.ts";

/** Of a selection so many answer a wish. */
const BEST = 3;

export type WishAnswer = { status: 200; body: Understood } | Refusal;

type WishEngine = SearchEngine & Pick<Engine, "statedLoads">;
type Pairs = Iterable<readonly [name: string, value: unknown]>;

/** The answer to a wish in words, with what it costs. Bad input gives 400, nothing is thrown. */
export function wishAnswer(engine: WishEngine, pairs: Pairs): WishAnswer {
  const steps = wishSteps(engine, pairs);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same for who has other things to do in between. */
export function* wishSteps(engine: WishEngine, pairs: Pairs): Generator<undefined, WishAnswer> {
  const read = understood(engine, pairs);
  if (read.status === 400) return read;
  yield;
  const fitting = withWhatFits(engine, read.body);
  const { questions, search } = fitting;
  const body: Understood = {
    ...fitting,
    questions: questions.map((question) => pricedQuestion(engine, question, fitting)),
    ...(search && { search: yield* found(engine, search) }),
    ...(questions.length === 0 && readingOf(engine, fitting)),
  };
  return { status: 200, body };
}

/** What makes no hangar together, such as openings without room, is a question and has no link. */
function withWhatFits(engine: WishEngine, body: Understanding): Understanding {
  const { url, ...others } = body;
  const isWhole = ["roof", "width", "length"].every((name) => name in body.parameters);
  const answer = isWhole && url !== undefined ? engine.calculate(body.parameters) : undefined;
  if (answer?.status !== 400) return body;
  const { message, problems } = answer.body.error;
  return { ...others, complete: false, questions: [{ parameter: problems[0]!.parameter, text: message, choices: [] }] };
}

/** Each choice with what it comes to, where that is a whole calculation; without those that make none. */
function pricedQuestion(
  engine: WishEngine,
  { choices, ...question }: Understanding["questions"][number],
  { parameters }: Understanding,
): Understood["questions"][number] {
  const priced = choices.flatMap((choice) => {
    const answer = engine.calculate({ ...parameters, ...choice.parameters });
    if (answer.status === 400) return answer.body.error.code === "does_not_fit" ? [] : choice;
    const { calculation_id: _ofItself, ...price } = priceOf(answer.body);
    return { ...choice, ...price };
  });
  return { ...question, choices: priced };
}

/** What the words come to, where they make a calculation. */
function readingOf(engine: WishEngine, body: Understanding): Pick<Understood, "reading"> {
  const answer = engine.calculate(body.parameters);
  if (answer.status === 400) return {};
  const idle = answer.body.notices.flatMap(({ code, parameter = [] }) => (code === "no_effect" ? parameter : []));
  return { reading: { ...priceOf(answer.body), as_read: true, left_out: leftOut(body, idle) } };
}

/** No size changes in silence: neither that of an answer to choose, nor one that is known from before. */
const priceOf = ({ calculation_id, result: { total_with_vat }, normalization_notes }: CalcResponse) => ({
  total_with_vat,
  calculation_id,
  ...(normalization_notes && { normalization_notes }),
});

/** What the price goes without, each once: by its short name, else by the words themselves; `idle` parameters change nothing. */
function leftOut({ not_offered, notes, used, not_used }: Understanding, idle: readonly string[]): string[] {
  const said = [
    ...not_offered.map(({ text, in_short = text }) => in_short),
    ...notes.flatMap(({ in_short = [] }) => in_short),
    ...used.filter(({ parameter }) => idle.includes(parameter)).map(({ text }) => text),
    ...not_used.map(({ text }) => text),
  ];
  return [...new Set(said)];
}

/** The best of the selection that a wish without a whole size is answered with. */
function* found(
  engine: WishEngine,
  search: NonNullable<Understanding["search"]>,
): Generator<undefined, Understood["search"]> {
  if (search.url === undefined) return search;
  const { lang } = engine.language;
  const answer = yield* searchSteps(engine, { ...search.parameters, limit: BEST }, SEARCH_TEXTS[lang]);
  if (answer.status === 400) return search;
  const { found, items, over_budget } = answer.body;
  return { ...search, found, items, ...(over_budget && { over_budget }) };
}
