import {
  DIALECTS,
  formatsOf,
  isFormat,
  typeOf,
  type Dialect,
  type Format,
  type Subject,
} from "../../../formats/format.ts";
import type { AskedFile } from "../../../services/asked/as-file.ts";
import { batchFile, fileOf } from "../../../services/file.ts";
import { qualities } from "../../accept.ts";
import { invalidDialect, notAcceptable, unknownFormat } from "../../errors.ts";
import { JSON_TYPE } from "../../../documents/paths.ts";

/** JSON is what no extension is; both say the same. */
const JSON_NAME = "json";

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

/** What answers in formats take, for who serves them; whoever does not, carries none of it. */
export const formats = { isForJson, askedFormat, askedDialect, fileOf, batchFile };
export type Formats = typeof formats;
