import type { Engine, Refusal } from "../../engine/create-engine.ts";
import { DIALECTS, type Dialect, type Format } from "../../formats/format.ts";
import type { CallError } from "../call-error.ts";

/** What is asked for instead of JSON. */
export interface AskedFile {
  format: Format | undefined;
  dialect?: Dialect;
  /** What is wrong with the dialect: it is told with all else that is wrong. */
  wrong?: CallError;
}

/**
 * An answer that is to be a file: all that is wrong with the call is told at once, `refusal` being what was found before,
 * and what to try instead leads to such a file too.
 */
export function asFile<Good extends { status: 200 }>(
  answer: Good | Refusal,
  { format, dialect = DIALECTS[0], wrong }: AskedFile,
  asked: Engine,
  refusal?: Refusal,
): Good | Refusal {
  const before = [...(refusal?.problems ?? []), ...(wrong?.problems(asked.language) ?? [])];
  const own = answer.status === 200 ? [] : answer.problems;
  const problems = [...before, ...own];
  if (problems.length === 0) return answer;
  const isSame = answer.status === 400 && problems.every((problem, at) => problem === own[at]);
  const { body, ...rest } = isSame ? answer : asked.refusal(problems);
  const { try: calls = [] } = answer.status === 200 || before.length > 0 ? {} : answer.body;
  const files = calls.map(({ name, url }) => ({ name, url: fileAt(url, format!, dialect) }));
  return { ...rest, body: { ...body, ...(files.length > 0 && { try: files }) } };
}

/** A call of a calculation as that of its file. */
function fileAt(call: string, format: Format, dialect: Dialect): string {
  const url = new URL(call);
  url.pathname += `.${format}`;
  if (dialect !== DIALECTS[0]) url.searchParams.set("dialect", dialect);
  return url.href;
}
