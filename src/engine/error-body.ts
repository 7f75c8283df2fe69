import type { Manufacturer, PriceList } from "../price-list/schema.ts";
import { detailOf, type Problem } from "./request/problem.ts";
import type { ErrorBody, ErrorCode, Supported } from "./response.ts";
import { firstOf } from "../text/format.ts";

/** One Russian sentence for the client's user, by the kind of error. Those that HTTP alone has bring their own. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  missing_parameter: "Не хватает обязательных параметров — укажите тип крыши, ширину и длину.",
  invalid_parameter: "Некоторые параметры заданы неверно — исправьте их и повторите расчёт.",
  unknown_parameter: "В запросе есть параметр, которого расчёт не знает, — проверьте его имя.",
  unsupported_size: "Такого размера нет среди стандартных — выберите доступный или закажите индивидуальный проект.",
  does_not_fit: "Столько проёмов в стенах этого ангара не помещается — уменьшите их число или увеличьте ангар.",
  unknown_calculation_id: "Такого номера расчёта нет — скорее всего, в нём опечатка.",
  internal_error: "Не удалось выполнить расчёт из-за внутренней ошибки — попробуйте ещё раз позже.",
};

/** The one body of every error: calculation rules, "Errors". */
export type ErrorBodyMaker = (code: ErrorCode, details: string[], message?: string) => ErrorBody;

export function errorBodyMaker(priceList: PriceList, { phone, custom_size }: Manufacturer): ErrorBodyMaker {
  const supported = deepFreeze(supportedSizes(priceList));
  const { name, description, url } = custom_size;
  return (code, details, message = MESSAGES[code]!) => ({
    error: { code, message, details },
    supported,
    alternatives: [{ name, description, url, phone }],
  });
}

/** One kind of problems gives its code; several give `invalid_parameter`, each detail under its own code. */
export function problemsBody(problems: readonly Problem[], errorBody: ErrorBodyMaker): ErrorBody {
  const first = problems[0]?.code ?? "invalid_parameter";
  const isOneKind = problems.every(({ code }) => code === first);
  const details = problems.map((problem) => (isOneKind ? "" : `${problem.code}: `) + detailOf(problem));
  return errorBody(isOneKind ? first : "invalid_parameter", firstOf(details));
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
