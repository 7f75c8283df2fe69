import { dated, listed, quoted } from "../../text/format.ts";
import type { ErrorTexts } from "../error-texts.ts";

export const russian: ErrorTexts = {
  quoted,
  messages: {
    invalid_json: "Тело запроса должно быть объектом JSON в кодировке UTF-8.",
    not_found: "Такого адреса нет — проверьте путь запроса.",
    method_not_allowed: "Этот метод здесь не поддерживается.",
    not_acceptable: "В таком виде ответа нет — попросите JSON или один из форматов ниже.",
    payload_too_large: "Тело запроса слишком большое.",
    uri_too_long: "Адрес запроса слишком длинный.",
    unsupported_media_type: "Тело запроса принимается только в формате application/json.",
    too_many_requests: "Заявок слишком много — отправьте позже.",
    internal_error: "Не удалось выполнить расчёт из-за внутренней ошибки — попробуйте ещё раз позже.",
    not_taken: "Принять заявку не удалось — отправьте позже.",
    not_drawn: "Картинок сейчас просят слишком много — запросите её снова через несколько секунд.",
  },
  malformedSegment: (raw) => ({
    came: `пришло ${raw}`,
    accepted: "принимается текст в UTF-8 с правильным процентным кодированием",
  }),
  besideId: (name, accepted) => ({
    came: `пришло ${name}`,
    accepted: `вместе с calculation_id другие параметры, кроме ${listed(accepted)}, не принимаются`,
  }),
  came: {
    not_utf8: "пришли байты не в UTF-8",
    empty_body: "пришло пустое тело",
    not_json: "пришёл не JSON",
    null: "пришло null",
    array: "пришёл массив",
    string: "пришла строка",
    object: "пришёл объект",
    number: "пришло число",
    boolean: "пришло логическое значение",
    nothing: "не указаны",
    twice: "заданы дважды",
  },
  deeperThan: (levels) => `пришла вложенность глубже ${levels}`,
  got: (what) => `пришло ${what}`,
  notGiven: "не указан",
  notAnObject: (example) => `принимается объект JSON, например ${example}`,
  badItems: (most) => `принимается массив, в котором конфигураций от 1 до ${most}`,
  unknownInBatch: (name) => ({
    came: `пришло ${name}`,
    accepted: "рядом с items стоят только fields и lang, остальное — внутри каждой из items",
  }),
  notFound: (path) => ({ came: `пришло ${path}`, accepted: "принимаются адреса ниже" }),
  unknownFormat: (extension, formats) => ({
    came: `пришло расширение ${extension}`,
    accepted: `принимается ${formats.join(", ")}, без расширения — JSON`,
  }),
  notAcceptable: (accept, types) => ({ came: `пришло ${accept}`, accepted: `принимается ${types.join(", ")}` }),
  invalidDialect: (given, accepted) => ({
    came: `пришло ${given.join(" и ")}`,
    accepted: `принимается одно из: ${accepted.join(", ")}`,
  }),
  fieldsOfJsonAlone: {
    came: "задано вместе с другим форматом",
    accepted: "поля выбираются только в JSON: уберите fields",
  },
  fieldName: (nearest) => `имя поля ответа — возможно, ${nearest}?`,
  fieldNames: (all) => `имена полей ответа через запятую: ${all}`,
  fileInRussianAlone: (file, lang, inEnglish) => ({
    came: `пришло ${lang}`,
    accepted: `файл ${file} бывает только на русском: уберите lang, на английском есть ${listed(inEnglish)}`,
  }),
  methodNotAllowed: (method, allow) => ({ came: `пришло ${method}`, accepted: `принимается ${allow}` }),
  aHost: "принимается имя сервера, например example.com или example.com:8080",
  malformedRequest: { came: "пришло не по правилам HTTP", accepted: "принимается запрос HTTP/1.1" },
  malformedTarget: (came) => ({
    came: `пришло ${came}`,
    accepted: "принимается путь, например /v1/calc, или адрес с ним, например https://example.com/v1/calc",
  }),
  unescapedTarget: {
    came: "пришёл адрес не по правилам HTTP",
    accepted: "принимаются буквы, цифры и знаки ASCII, остальные — в процентной записи, например «да» — %D0%B4%D0%B0",
  },
  blankInTarget: {
    came: "пришёл адрес с пробелом",
    accepted: "пробел в адресе пишут %20, в строке запроса можно +; после адреса стоит HTTP/1.1",
  },
  requestTooSlow: { came: "не пришёл целиком вовремя", accepted: "повторите запрос" },
  payloadTooLarge: (most) => ({ came: "пришло больше предела", accepted: `принимается не больше ${most} байт` }),
  uriTooLong: (length, most) => ({
    came: `пришло символов: ${length}`,
    accepted: `принимается не больше ${most}, длинный запрос — в теле POST`,
  }),
  headTooLong: (mostBytes, most) => ({
    came: `пришло вместе с заголовками больше ${mostBytes} байт, или заголовков слишком много`,
    accepted: `принимается не больше ${most} символов адреса, длинный запрос — в теле POST`,
  }),
  aMediaType: "принимается application/json",
  openedByOtherList({ id, own, other, version, call }) {
    const [ownList, otherList] = [dated(own), dated(other)];
    return {
      message: `Номер расчёта верный, но в прайс-листе от ${ownList} такого ангара нет — он открывается по прайс-листу от ${otherList}.`,
      text: {
        came: `пришло ${id}`,
        accepted:
          `номер верный, но такого ангара в прайс-листе от ${ownList} нет; ` +
          `расчёт откроется с prices_version=${version}: ${call}`,
      },
    };
  },
};
