import type { Engine } from "../engine/create-engine.ts";
import type { Format } from "../formats/format.ts";
import { spokenEngine, type Engines } from "./asked/asked-engine.ts";
import { picked, withoutFields } from "./asked/fields.ts";
import { isLang, wrongLang } from "./asked/wrong-lang.ts";
import { CallError } from "./call-error.ts";
import { calculate, type Answered, type Pairs, type Steps } from "./calls.ts";
import type { Watch } from "./watch.ts";

type Refused = Extract<Answered, { status: 400 }>;

/** Most configurations of one batch. */
export const MOST_BATCH_ITEMS = 100;

/** Several calculations in one call. */
export interface BatchCall {
  /** What stands beside the configurations: `fields` are wanted of all; `lang` is spoken to those that name none, and where there is no batch. */
  beside: Pairs;
  /** The configurations, each read when its turn comes. `CallError` is thrown where there is no batch, and by one that cannot be read. */
  items(engine: Pick<Engine, "isIgnoredName">): readonly (() => Pairs)[];
}

/** The answers, each in the place of its configuration, as `write` makes something of them; none where there is no batch. */
export function* batch<Written>(
  engines: Engines,
  { beside, items }: BatchCall,
  write: (answer: Answered) => Written,
  format?: Format,
  watch?: Watch,
): Steps<Written[] | Refused> {
  const engine = spokenEngine(engines, beside);
  const answerTo = (read: () => Pairs): Answered => {
    try {
      const answer = calculate(engines, withBeside(read(), beside), { format });
      if (answer.status === 400) watch?.refused(answer.body.error);
      return answer;
    } catch (error) {
      return refusedBy(error, engine);
    }
  };
  try {
    const all = items(engine);
    const { refusal } = withoutFields("calculation", engine, beside, format !== undefined);
    const problems = [...wrongLang(engine, beside.filter(isLang)), ...(refusal?.problems ?? [])];
    if (problems.length > 0) return engine.refusal(problems);
    const answers: Written[] = [];
    for (const read of all) {
      answers.push(write(answerTo(read)));
      yield;
    }
    return answers;
  } catch (error) {
    return refusedBy(error, engine);
  }
}

/** An answer of a batch: its body is byte for byte what the call alone is answered. */
export function batchItemText({ status, body, fields }: Answered): string {
  const told = status === 200 ? picked("calculation", body, fields) : body;
  return `{"status":${status},"body":${JSON.stringify(told)}}`;
}

/** An item that names its language keeps it. */
function withBeside(own: Pairs, beside: Pairs): Pairs {
  const speaksItself = own.some((pair) => isLang(pair) && pair[1] !== null);
  return [...own, ...(speaksItself ? beside.filter((pair) => !isLang(pair)) : beside)];
}

/** In the language of the engine; throws on what is no client's mistake. */
function refusedBy(error: unknown, engine: Engine): Refused {
  if (!(error instanceof CallError)) throw error;
  return { status: 400, body: error.body(engine) };
}
