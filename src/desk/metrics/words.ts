import type { ErrorCode } from "../../engine/response.ts";
import { withUnit } from "../../text/format.ts";

const ROUTES: Readonly<Record<string, string>> = {
  "/v1/calc": "Расчёт",
  "/v1/calc/batch": "Расчёт пакетом",
  "/v1/calc/id/{calculation_id}": "Расчёт по номеру",
  "/v1/calc/{roof}/{width}/{length}/{height}": "Расчёт адресом",
  "/v1/search": "Подбор",
  "/v1/understand": "Разбор слов",
  "/mcp": "Ассистенты, MCP",
  "/application": "Заявки",
  "/prices.json": "Прайс-лист",
  "/prices/{version}.json": "Прежние прайс-листы",
  "/prices/index.json": "Перечень прайс-листов",
  "/prices.csv": "Прайс-лист таблицей",
  "/prices/feed.xml": "Лента прайс-листов",
  "/en/prices/feed.xml": "Лента прайс-листов, английская",
  "/calculator.xlsx": "Калькулятор в Excel",
  "/en/calculator.xlsx": "Калькулятор в Excel, английский",
  "/desk/releases": "Публикация со стола",
  page: "Страницы",
  file: "Файлы страниц",
  other: "Прочие адреса",
};

/** The kind of address in words; a document is called as its address is. */
export const routeInWords = (route: string): string => ROUTES[route] ?? route;

const ERRORS: Readonly<Record<ErrorCode, string>> = {
  missing_parameter: "Параметр не указан",
  invalid_parameter: "Параметр задан неверно",
  unknown_parameter: "Такого параметра нет",
  unsupported_size: "Такого размера нет",
  does_not_fit: "Проёмы не помещаются",
  invalid_json: "Тело запроса — не JSON",
  unknown_calculation_id: "Такого номера расчёта нет",
  not_found: "Такого адреса нет",
  method_not_allowed: "Не тот метод",
  not_acceptable: "Такого вида ответа нет",
  payload_too_large: "Слишком большой запрос",
  uri_too_long: "Слишком длинный адрес",
  unsupported_media_type: "Не тот тип запроса",
  too_many_requests: "Слишком много заявок",
  internal_error: "Внутренняя ошибка",
  not_taken: "Заявку не удалось принять",
  not_drawn: "Картинку не успели нарисовать",
};

const errorInWords = (code: string): string => ERRORS[code as ErrorCode] ?? code;

/** What is told to be about the parameter `request` is about none. */
const WHOLE_REQUEST = "request";

/** Why something was refused, and which parameter was to blame, if one was. */
export function refusalInWords(code: string, parameter: string): string {
  if (parameter === WHOLE_REQUEST) {
    return code === "invalid_parameter" ? "Запрос не разобрать или он не дошёл целиком" : errorInWords(code);
  }
  return errorInWords(code) + (parameter && `: ${parameterInWords(parameter)}`);
}

const SIZES: Readonly<Record<string, string>> = { width: "ширина", length: "длина", height: "высота" };

/** `width` → `ширина`; whatever is no size keeps its name in the API. */
export const parameterInWords = (parameter: string): string => SIZES[parameter] ?? parameter;

/** `33` → `33 м`, `>250` → `больше 250 м`. */
export function metresInWords(metres: string): string {
  if (metres === "other") return "не число";
  return metres.startsWith(">") ? `больше ${withUnit(metres.slice(1), "м")}` : withUnit(metres, "м");
}

const SERVERS: Readonly<Record<string, string>> = {
  mail: "почтовый сервер не отвечает",
  webhook: "сервер вебхука не отвечает",
  disk: "папка заявок не работает, почему — в журнале сервера",
};

/** What holds up applications, to whoever may wake it. */
export const heldUpInWords = (server: string): string => SERVERS[server] ?? `${server} не отвечает`;

const STATUSES: Readonly<Record<string, string>> = {
  "200": "всё в порядке",
  "202": "заявка принята",
  "204": "ответ без тела",
  "206": "часть файла",
  "301": "другой адрес",
  "302": "другой адрес",
  "304": "у клиента уже есть",
  "307": "другой адрес",
  "308": "другой адрес",
  "400": "запрос неверен",
  "401": "нет ключа",
  "404": "нет такого адреса",
  "405": "не тот метод",
  "406": "нет такого вида ответа",
  "408": "слишком медленно",
  "413": "слишком большой запрос",
  "414": "слишком длинный адрес",
  "415": "не тот тип запроса",
  "429": "слишком часто",
  "499": "не дождались ответа",
  "500": "внутренняя ошибка",
  "503": "сервер не готов",
};

export const statusInWords = (status: string): string =>
  STATUSES[status] === undefined ? status : `${status} — ${STATUSES[status]}`;
