import type { ApiAnswer, Engine, Refusal } from "../../../engine/create-engine.ts";
import type { CalcResponse } from "../../../engine/response.ts";
import { fileName } from "../../../formats/file-name.ts";
import {
  DIALECTS,
  FORMATS,
  formatsOf,
  isFormat,
  typeOf,
  type Dialect,
  type Format,
  type Subject,
} from "../../../formats/format.ts";
import type { SearchResponse } from "../../../search/response.ts";
import { qualities } from "../../accept.ts";
import { invalidDialect, notAcceptable, unknownFormat, type HttpError } from "../../errors.ts";
import type { HttpRequest } from "../../reply.ts";
import { entity, JSON_TYPE, type Entity } from "../../replies.ts";

/** JSON is what no extension is; both say the same. */
const JSON_NAME = "json";

/** What a path asks for by its extension: a format, JSON by its name or by none, or one that there is not. */
export interface AskedPath {
  /** Segments of the path without the extension. */
  segments: string[];
  extension: string | undefined;
}

/** `/v1/calc.csv` → `/v1/calc` and `csv`. The sizes of a path have points of their own. */
function askedPath(segments: readonly string[]): AskedPath {
  const [version, resource, first] = segments;
  const last = segments.at(-1) ?? "";
  const dot = last.lastIndexOf(".");
  const isResource = segments.length === 2 || (segments.length === 3 && resource === "calc");
  const isId = segments.length === 4 && first === "id";
  if (version !== "v1" || dot < 0 || !(isResource || isId)) return { segments: [...segments], extension: undefined };
  return { segments: [...segments.slice(0, -1), last.slice(0, dot)], extension: last.slice(dot + 1) };
}

/** Types whose readers take JSON as the text that it is: browsers and programs that ask for a page. */
const TEXTS = ["text/html", "text/plain", "text/markdown", "text/*", "application/xhtml+xml"];

/** The types that `Accept` may name for a subject. */
export function acceptedTypes(subject: Subject): string[] {
  return [JSON_TYPE, ...formatsOf(subject).map(typeOf)];
}

/** What `Accept` allows: nothing of what there is. */
const NONE = "none";

/**
 * The format that `Accept` chooses, nothing for JSON. A format is chosen by its own type, never by a wildcard: programs
 * send those without a thought. Nor where a page would do: a browser names pictures beside it.
 */
function acceptedFormat(accept: string | null, subject: Subject): Format | typeof NONE | undefined {
  if (accept === null || accept === "*/*") return undefined;
  const liked = qualities(accept);
  const quality = (type: string) => liked.get(type) ?? 0;
  const named = Math.max(quality(JSON_TYPE), quality("text/html"));
  const any = Math.max(named, quality("application/*"), quality("*/*"));
  const [best] = formatsOf(subject)
    .map((name) => ({ name, liking: quality(typeOf(name)) }))
    .sort((a, b) => b.liking - a.liking);
  if (best && best.liking > named && best.liking >= any) return best.name;
  if (any > 0 || TEXTS.some((type) => quality(type) > 0) || accept.trim() === "") return undefined;
  return NONE;
}

/** Whether `Accept` leaves it at JSON whatever is asked for: a calculation comes in every format that there is. */
const isForJson = (accept: string | null): boolean => acceptedFormat(accept, "calculation") === undefined;

/** The format of a call: what the extension says, else what `Accept` chooses. */
function askedFormat(extension: string | undefined, accept: string | null, subject: Subject): Format | undefined {
  const offered = formatsOf(subject);
  if (extension === undefined) {
    const accepted = acceptedFormat(accept, subject);
    if (accepted === NONE) throw notAcceptable(accept ?? "", acceptedTypes(subject));
    return accepted;
  }
  if (extension === JSON_NAME) return undefined;
  if (!isFormat(extension) || !offered.includes(extension)) throw unknownFormat(extension, [JSON_NAME, ...offered]);
  return extension;
}

type Pair = readonly [name: string, value: string];

/** What is asked for instead of JSON. */
export interface AskedFile {
  format: Format | undefined;
  dialect?: Dialect;
  /** What is wrong with the dialect: it is told with all else that is wrong. */
  wrong?: HttpError;
}

/** How a CSV is written, and the parameters without it: no other format has a dialect. */
function askedDialect(
  format: Format,
  query: readonly Pair[],
): Pick<AskedFile, "dialect" | "wrong"> & { query: readonly Pair[] } {
  if (format !== "csv") return { query };
  const given = query.filter(([name]) => name === "dialect").map(([, value]) => value);
  const wrong = given.find((value) => !DIALECTS.includes(value as Dialect) || value !== given[0]);
  return {
    ...(wrong !== undefined && { wrong: invalidDialect(given, DIALECTS) }),
    dialect: (given[0] as Dialect | undefined) ?? DIALECTS[0],
    query: query.filter(([name]) => name !== "dialect"),
  };
}

/**
 * An answer that is to be a file: all that is wrong with the call is told at once, `refusal` being what was found before,
 * and what to try instead leads to such a file too.
 */
function asFile<Good extends { status: 200 }>(
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

/** What writes the files, loaded with the first answer in another format than JSON, or when a host has the time. */
export const loadFormats = () => import("../../../formats/function.ts");

/** A calculation, or what a search found, as a file; nothing of a picture that is not drawn. `engineOf` a calculation is the engine of its list and language. */
async function fileOf(
  body: CalcResponse | SearchResponse,
  format: Format,
  dialect: Dialect = DIALECTS[0],
  engineOf: (body: CalcResponse) => Engine,
  request: HttpRequest,
): Promise<Entity | undefined> {
  const { drawPicture, searchCsv, writeCalculation } = await loadFormats();
  if ("items" in body) return severalHangars(searchCsv(body.items, dialect), format);
  const turn = () => request.turn();
  // However many are asked for at once, one is begun at a time, and all else is answered between two.
  await turn();
  const engine = engineOf(body);
  const layout = engine.layoutOf(body.configuration);
  if (!layout) throw new Error(`no hangar in ${body.calculation_id}`);
  const bytes =
    format === "png"
      ? await request.picture?.(await drawPicture(body, layout, engine))
      : await writeCalculation[format]({ body, layout, dialect, engine, turn });
  return bytes && { type: FORMATS[format].type, bytes, fileName: fileName(body, format) };
}

async function batchFile(
  answers: readonly ApiAnswer[],
  format: Format,
  dialect: Dialect = DIALECTS[0],
): Promise<Entity> {
  const { batchCsv } = await loadFormats();
  return severalHangars(batchCsv(answers, dialect), format);
}

const severalHangars = (table: string, format: Format): Entity => ({
  ...entity(table, FORMATS[format].type),
  fileName: `angary.${format}`,
});

/** What answers in formats take, for who serves them; whoever does not, carries none of it. */
export const formats = { askedPath, isForJson, askedFormat, askedDialect, asFile, fileOf, batchFile };
export type Formats = typeof formats;
