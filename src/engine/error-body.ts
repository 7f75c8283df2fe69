import type { Manufacturer, PriceList } from "../price-list/schema.ts";
import type { Problem } from "./problem.ts";
import type { ErrorBody, ErrorCode, Supported } from "./response.ts";

/** One Russian sentence for the client's user, by the kind of error. */
const MESSAGES: Record<ErrorCode, string> = {
  missing_parameter: "Не хватает обязательных параметров — укажите тип крыши, ширину и длину.",
  invalid_parameter: "Некоторые параметры заданы неверно — исправьте их и повторите расчёт.",
  unknown_parameter: "В запросе есть параметр, которого расчёт не знает, — проверьте его имя.",
  unsupported_size: "Такого размера нет среди стандартных — выберите доступный или закажите индивидуальный проект.",
  does_not_fit: "Столько проёмов в стенах этого ангара не помещается — уменьшите их число или увеличьте ангар.",
  invalid_json: "Тело запроса должно быть объектом JSON в кодировке UTF-8.",
  unknown_calculation_id: "Такого номера расчёта нет — скорее всего, в нём опечатка.",
  not_found: "Такого адреса нет — проверьте путь запроса.",
  method_not_allowed: "Этот метод здесь не поддерживается.",
  payload_too_large: "Тело запроса слишком большое.",
  uri_too_long: "Адрес запроса слишком длинный.",
  unsupported_media_type: "Тело запроса принимается только в формате application/json.",
  internal_error: "Не удалось выполнить расчёт из-за внутренней ошибки — попробуйте ещё раз позже.",
};

/** The one body of every error: calculation rules, "Errors". */
export type ErrorBodyMaker = (code: ErrorCode, details: string[]) => ErrorBody;

export function errorBodyMaker(priceList: PriceList, { phone, custom_size }: Manufacturer): ErrorBodyMaker {
  const supported = supportedSizes(priceList);
  const { name, description, url } = custom_size;
  return (code, details) => ({
    error: { code, message: MESSAGES[code], details },
    supported,
    alternatives: [{ name, description, url, phone }],
  });
}

/** More problems than this are counted, not listed: an answer must not grow far beyond its request. */
const MOST_DETAILS = 30;

/** One kind of problems gives its code; several give `invalid_parameter`, each detail under its own code. */
export function problemsBody(problems: readonly Problem[], errorBody: ErrorBodyMaker): ErrorBody {
  const first = problems[0]?.code ?? "invalid_parameter";
  const isOneKind = problems.every(({ code }) => code === first);
  const details = problems
    .slice(0, MOST_DETAILS)
    .map(({ code, detail }) => (isOneKind ? detail : `${code}: ${detail}`));
  const unlisted = problems.length - details.length;
  if (unlisted > 0) details.push(`и ещё ${unlisted}`);
  return errorBody(isOneKind ? first : "invalid_parameter", details);
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
    limits,
  };
}
