import type { ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import { detailOf, problemList, type Problem } from "./request/problem.ts";
import type { ErrorBody, ErrorCode, Supported } from "./response.ts";
import { firstOf } from "../text/format.ts";
import type { Language } from "../messages/language.ts";

/** The one body of every error: calculation rules, "Errors". `problems` are told beside it, and what to `try` instead. */
export type ErrorBodyMaker = (
  code: ErrorCode,
  details: string[],
  message?: string,
  problems?: readonly Problem[],
  nearest?: ErrorBody["try"],
) => ErrorBody;

export function errorBodyMaker(
  priceList: PriceList,
  { phone, custom_size }: ManufacturerInAnswers,
  { errors }: Language,
): ErrorBodyMaker {
  const supported = deepFreeze(supportedSizes(priceList));
  const { name, description, url } = custom_size;
  return (code, details, message = errors[code]!, problems = [], nearest = []) => ({
    error: { code, message, details, problems: problemList(problems) },
    ...(nearest.length > 0 && { try: nearest }),
    supported,
    alternatives: [{ name, description, url, phone }],
  });
}

/** One kind of problems gives its code; several give `invalid_parameter`, each detail under its own code. */
export function problemsBody(
  problems: readonly Problem[],
  errorBody: ErrorBodyMaker,
  { andMore }: Language,
  nearest: ErrorBody["try"],
): ErrorBody {
  const first = problems[0]?.code ?? "invalid_parameter";
  const isOneKind = problems.every(({ code }) => code === first);
  const details = problems.map((problem) => (isOneKind ? "" : `${problem.code}: `) + detailOf(problem));
  const shown = firstOf(details, andMore);
  const told = problems.slice(0, shown.length);
  return errorBody(isOneKind ? first : "invalid_parameter", shown, undefined, told, nearest);
}

function supportedSizes({ roofs, length, limits }: PriceList): Supported {
  const ascending = (sizes_mm: number[]) => sizes_mm.sort((a, b) => a - b).map((size) => size / 1000);
  return {
    roofs: Object.entries(roofs).map(([roof, { name, widths, heights, default_height_mm, pitch_m }]) => ({
      roof,
      name,
      widths_m: ascending(Object.keys(widths).map(Number)),
      heights_m: ascending([...heights]),
      default_height_m: default_height_mm / 1000,
      frame_pitch_m: pitch_m,
    })),
    length_m: { min: length.min_m, max: length.max_m },
    limits: { ...limits },
  };
}

/** The same, never to be changed again at any depth: it goes out with every error. */
function deepFreeze<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value))
    if (typeof inner === "object" && inner !== null) deepFreeze(inner as object);
  return Object.freeze(value);
}
