import type { Engine, Refusal } from "../engine/create-engine.ts";
import { SEARCH_TEXTS } from "../messages/by-language.ts";
import type { SearchEngine } from "../search/candidate.ts";
import { searchSteps } from "../search/search.ts";
import type { Understanding, Understood } from "../understanding/index.ts";
import { understood } from "./understood.ts";

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
  const { questions, search } = read.body;
  const body: Understood = {
    ...read.body,
    questions: pricedQuestions(engine, read.body),
    ...(search && { search: yield* found(engine, search) }),
    ...(questions.length === 0 && readingOf(engine, read.body)),
  };
  return { status: 200, body };
}

/** Each choice with what it comes to, where that is a whole calculation. */
function pricedQuestions(engine: WishEngine, { questions, parameters }: Understanding): Understood["questions"] {
  return questions.map(({ choices, ...question }) => ({
    ...question,
    choices: choices.map((choice) => {
      const { calculation_id: _ofItself, ...price } = priceOf(engine, { ...parameters, ...choice.parameters }) ?? {};
      return { ...choice, ...price };
    }),
  }));
}

/** What the words come to, where they make a calculation. */
function readingOf(engine: WishEngine, body: Understanding): Pick<Understood, "reading"> {
  const price = priceOf(engine, body.parameters);
  return price ? { reading: { ...price, as_read: true, left_out: leftOut(body) } } : {};
}

/** No size changes in silence: neither that of an answer to choose, nor one that is known from before. */
function priceOf(engine: WishEngine, parameters: Understanding["parameters"]) {
  const answer = engine.calculate(parameters);
  if (answer.status === 400) return undefined;
  const { calculation_id, result, normalization_notes } = answer.body;
  const { total_with_vat } = result;
  return { total_with_vat, calculation_id, ...(normalization_notes && { normalization_notes }) };
}

/** What the price goes without, each once: by its short name, else by the words themselves. */
function leftOut({ not_offered, notes, not_used }: Understanding): string[] {
  const said = [
    ...not_offered.map(({ text, in_short = text }) => in_short),
    ...notes.flatMap(({ in_short = [] }) => in_short),
    ...not_used.map(({ text }) => text),
  ];
  return [...new Set(said)];
}

/** The best of the selection that a wish without a whole size is answered with. */
function* found(
  engine: WishEngine,
  { best, ...search }: NonNullable<Understanding["search"]>,
): Generator<undefined, Understood["search"]> {
  if (best === undefined) return search;
  const { lang } = engine.language;
  const answer = yield* searchSteps(engine, { ...search.parameters, limit: best }, SEARCH_TEXTS[lang]);
  if (answer.status === 400) return search;
  const { found, items, over_budget } = answer.body;
  return { ...search, found, items, ...(over_budget && { over_budget }) };
}
