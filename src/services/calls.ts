import type { ApiAnswer, Engine, Refusal } from "../engine/create-engine.ts";
import { SEARCH_TEXTS } from "../messages/by-language.ts";
import { searchSteps, type SearchAnswer } from "../search/search.ts";
import { asFile, type AskedFile } from "./asked/as-file.ts";
import { askedEngine, spokenEngine, type Engines } from "./asked/asked-engine.ts";
import { withoutFields, type Fielded, type Fields } from "./asked/fields.ts";
import { openById } from "./open-by-id.ts";
import { wishSteps, type WishAnswer } from "./wish.ts";

/*
 * What the service does, for every door: each call takes the parameters as they came and gives status and body, told in
 * the language and by the price list that they name. Nothing is thrown for bad input. Long work comes as steps: a service
 * yields, and the host of the door decides who goes on.
 */

/** Names and values as they came, a name given twice included. */
export type Pairs = readonly (readonly [name: string, value: unknown])[];

/** Work that pauses every millisecond or so. */
export type Steps<Result> = Generator<undefined, Result>;

/** An answer, and which of its fields are wanted. */
export type Asked<Answer> = Answer & { fields?: Fields };

export type Answered = Asked<ApiAnswer>;
export type Found = Asked<SearchAnswer>;

export function calculate(engines: Engines, pairs: Pairs, file?: AskedFile): Answered {
  const call = begun("calculation", askedEngine(engines, pairs), pairs, file);
  return call.refusal ?? ended(call, call.engine.calculate(call.rest));
}

export function openCalculation(engines: Engines, id: string, pairs: Pairs, file?: AskedFile): Answered {
  const call = begun("calculation", askedEngine(engines, pairs), pairs, file);
  return call.refusal ?? ended(call, openById(engines, id, call.rest));
}

export function* findHangars(engines: Engines, pairs: Pairs, file?: AskedFile): Steps<Found> {
  const call = begun("search", spokenEngine(engines, pairs), pairs, file);
  const { engine, rest, refusal } = call;
  return refusal ?? ended(call, yield* searchSteps(engine, rest, SEARCH_TEXTS[engine.language.lang]));
}

export function* understandWish(engines: Engines, pairs: Pairs): Steps<Asked<WishAnswer>> {
  const call = begun("wish", spokenEngine(engines, pairs), pairs);
  return call.refusal ?? ended(call, yield* wishSteps(call.engine, call.rest));
}

interface Call {
  engine: Engine;
  /** The parameters but `fields`. */
  rest: Pairs;
  fields?: Fields;
  /** Why nothing is worked out; of what is to be a file all that is wrong is told at once. */
  refusal?: Refusal | undefined;
  file?: AskedFile;
  besides?: Refusal | undefined;
}

function begun(of: Fielded, engine: Engine, pairs: Pairs, file?: AskedFile): Call {
  const isFile = file?.format !== undefined;
  const { refusal, fields, rest } = withoutFields(of, engine, pairs, isFile);
  return isFile ? { engine, rest, file, besides: refusal } : { engine, rest, fields, refusal };
}

function ended<Good extends { status: 200 }>(
  { engine, fields, file, besides }: Call,
  answer: Good | Refusal,
): Asked<Good | Refusal> {
  return file ? asFile(answer, file, engine, besides) : { ...answer, fields };
}
