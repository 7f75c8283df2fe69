import { DIALECTS, FORMAT_NAMES, FORMATS, type Dialect, type Format } from "../../formats/format.ts";
import { qualities } from "../http/accept.ts";
import { invalidDialect, notAcceptable, unknownFormat } from "../http/errors.ts";
import { JSON_TYPE } from "../http/replies.ts";

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

function isFormat(extension: string): extension is Format | typeof JSON_NAME {
  return extension === JSON_NAME || Object.hasOwn(FORMATS, extension);
}

/** Types whose readers take JSON as the text that it is: browsers and programs that ask for a page. */
const TEXTS = ["text/html", "text/plain", "text/markdown", "text/*", "application/xhtml+xml"];

/** What `Accept` allows: nothing of what there is. */
const NONE = "none";

/**
 * The format that `Accept` chooses, nothing for JSON. A format is chosen by its own type, never by a wildcard: programs
 * send those without a thought.
 */
function acceptedFormat(accept: string | null): Format | typeof NONE | undefined {
  if (accept === null || accept === "*/*") return undefined;
  const liked = qualities(accept);
  const quality = (type: string) => liked.get(type) ?? 0;
  const named = quality(JSON_TYPE);
  const any = Math.max(named, quality("application/*"), quality("*/*"));
  const [best] = FORMAT_NAMES.map((name) => ({ name, liking: quality(typeOf(name)) })).sort(
    (a, b) => b.liking - a.liking,
  );
  if (best && best.liking > named && best.liking >= any) return best.name;
  if (any > 0 || TEXTS.some((type) => quality(type) > 0) || accept.trim() === "") return undefined;
  return NONE;
}

/** The format of a call: what the extension says, else what `Accept` chose. */
function askedFormat(
  extension: string | undefined,
  accepted: Format | typeof NONE | undefined,
  accept: string | null,
): Format | undefined {
  if (extension !== undefined) {
    if (!isFormat(extension)) throw unknownFormat(extension, [JSON_NAME, ...FORMAT_NAMES]);
    return extension === JSON_NAME ? undefined : extension;
  }
  if (accepted === NONE) throw notAcceptable(accept ?? "", ACCEPTED_TYPES);
  return accepted;
}

/** The media type without its parameters. */
function typeOf(format: Format): string {
  return FORMATS[format].type.split(";", 1)[0]!;
}

/** Every type that `Accept` may name. */
export const ACCEPTED_TYPES: readonly string[] = [JSON_TYPE, ...FORMAT_NAMES.map(typeOf)];

type Pair = readonly [name: string, value: string];

/** How a CSV is written, and the parameters without it: no other format has a dialect. */
function askedDialect(query: readonly Pair[]): { dialect: Dialect; query: readonly Pair[] } {
  const given = query.filter(([name]) => name === "dialect").map(([, value]) => value);
  const wrong = given.find((value) => !DIALECTS.includes(value as Dialect) || value !== given[0]);
  if (wrong !== undefined) throw invalidDialect(given, DIALECTS);
  return {
    dialect: (given[0] as Dialect | undefined) ?? DIALECTS[0],
    query: query.filter(([name]) => name !== "dialect"),
  };
}

/** What answers in formats take, for who serves them; whoever does not, carries none of it. */
export const formats = {
  askedPath,
  acceptedFormat,
  askedFormat,
  askedDialect,
  /** What writes them, loaded with the first answer in another format than JSON. */
  load: () => import("../../formats/function.ts"),
};
export type Formats = typeof formats;
