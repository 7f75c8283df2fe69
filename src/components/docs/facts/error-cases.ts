import { baseUrl, priceList } from "hangar-engine";
import { MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../../api/errors.ts";
import type { ErrorCode } from "../../../engine/response.ts";
import type { Call } from "./answers.ts";
import { CALLS, changedQuery, example, JSON_BODY, mistypedId } from "./calls.ts";
import type { Said } from "./lang.ts";
import { measure, said } from "./wording.ts";

/** Why an error comes, what to do about it, and a call that gets it. */
export interface ErrorCase {
  cause: Said;
  cure: Said;
  /** None for what only a fault of the service brings about. */
  call?: Call;
  /** The line for a shell, where the call is too long to be written out. */
  line?: string;
}

const tooLong = `/v1/calc?utm_source=${"x".repeat(MAX_URL_LENGTH)}`;
const tooLarge = " ".repeat(MAX_BODY_BYTES + 1);
const { roof, width, length } = example.request;

export const ERROR_CASES: Readonly<Record<ErrorCode, ErrorCase>> = {
  missing_parameter: {
    cause: {
      ru: "Не назван обязательный параметр: тип крыши, ширина или длина, а в подборе — бюджет.",
      en: "A required parameter is missing: roof, width or length, or the budget of a search.",
    },
    cure: {
      ru: "Добавьте всё, что перечислено в details. Если размера не знает и пользователь — спросите его.",
      en: "Add all that details names. If you do not know the size, ask the user.",
    },
    call: changedQuery({ width: undefined, length: undefined }),
  },
  invalid_parameter: {
    cause: {
      ru: "Значение не читается: не то слово, не число, больше предела или имя задано дважды по-разному. С этим же кодом приходит и несколько ошибок разного вида сразу: тогда каждая строка details начинается со своего кода.",
      en: "A value cannot be read: a wrong word, no number, beyond a limit, or a name given twice with different values. Several kinds of errors at once have this code too: then each of details starts with its own.",
    },
    cure: {
      ru: "Возьмите значение из тех, что названы после слова «принимается».",
      en: "Take a value of those that details names after «принимается».",
    },
    call: changedQuery({ montazh: "maybe", gates: priceList.limits.gates + 1 }),
  },
  unknown_parameter: {
    cause: {
      ru: "Такого имени нет: чаще всего опечатка. Рядом с номером расчёта чужим считается всё, кроме explain.",
      en: "There is no such name; most often it is a slip. Beside a calculation_id everything but explain is unknown.",
    },
    cure: {
      ru: "Возьмите имя из подсказки. Свои метки начинайте с подчёркивания: такие имена пропускаются.",
      en: "Take the name that is suggested. Start marks of your own with an underscore: such names are skipped.",
    },
    call: changedQuery({ montazh: undefined, montaz: 1 }),
  },
  unsupported_size: {
    cause: said((lang) => {
      const beyond = measure(priceList.rounding.beyond_m, "m", lang);
      return lang === "ru"
        ? `Размер дальше крайнего стандартного больше чем на ${beyond} или длина вне своих границ.`
        : `The size is more than ${beyond} beyond the last standard one, or the length is out of its bounds.`;
    }),
    cure: {
      ru: "Скажите человеку об ограничении и предложите размеры из supported. Не подменяйте размер молча. За нестандартным — к производителю: адрес и телефон в alternatives.",
      en: "Tell the user of the limitation and offer the sizes in supported. Do not substitute a size silently. For a non-standard one turn to the manufacturer: address and phone are in alternatives.",
    },
    call: changedQuery({ width: 2 * Math.max(...Object.keys(priceList.roofs[roof]!.widths).map(Number)) }),
  },
  does_not_fit: {
    cause: {
      ru: "Проёмов больше, чем помещается в стенах этого ангара.",
      en: "There are more openings than the walls of this hangar have room for.",
    },
    cure: {
      ru: "Уменьшите их число, переставьте ворота (gates_pos) или увеличьте ангар.",
      en: "Take fewer of them, move the gates (gates_pos) or enlarge the hangar.",
    },
    call: changedQuery({ length: priceList.length.min_m, gates: priceList.limits.gates }),
  },
  invalid_json: {
    cause: {
      ru: "Тело POST — не объект JSON в UTF-8: обрыв, массив, лишняя запятая.",
      en: "The body of POST is no JSON object in UTF-8: cut off, an array, a trailing comma.",
    },
    cure: {
      ru: "Соберите тело библиотекой, а не склейкой строк.",
      en: "Make the body with a library, not by joining strings.",
    },
    call: { path: "/v1/calc", type: JSON_BODY, body: `[${example.body}]` },
  },
  unknown_calculation_id: {
    cause: {
      ru: "Такого номера расчёта нет: почти всегда это опечатка. Реже — номер верный, но такого размера в прайс-листе больше нет.",
      en: "There is no such calculation_id; nearly always it is a slip. Now and then the id is right, but the price list no longer has that size.",
    },
    cure: {
      ru: "Сверьте номер по знакам. Если верен, details назовут prices_version, с которым он откроется. Посчитать заново можно и без номера — по размерам.",
      en: "Check the id character by character. Where it is right, details name the prices_version that opens it. Without the id, calculate by the sizes.",
    },
    call: { path: `/v1/calc/id/${mistypedId}` },
  },
  not_found: {
    cause: {
      ru: "Такого адреса нет. Частый случай — путь без высоты: /v1/calc/{roof}/{width}/{length}.",
      en: "There is no such address. Often it is a path without the height: /v1/calc/{roof}/{width}/{length}.",
    },
    cure: {
      ru: "Возьмите один из адресов, перечисленных в details.",
      en: "Take one of the addresses in details.",
    },
    call: { path: `/v1/calc/${roof}/${width}/${length}` },
  },
  method_not_allowed: {
    cause: {
      ru: "Этот адрес не принимает такого метода. POST есть только у /v1/calc.",
      en: "This address does not take that method. Only /v1/calc has POST.",
    },
    cure: {
      ru: "Посмотрите заголовок Allow: в нём все методы адреса.",
      en: "Look at the Allow header: it lists the methods of the address.",
    },
    call: { ...CALLS.query, method: "DELETE" },
  },
  payload_too_large: {
    cause: said((lang) => {
      const most = measure(MAX_BODY_BYTES, "bytes", lang);
      return lang === "ru" ? `Тело запроса больше, чем ${most}.` : `The body is larger than ${most}.`;
    }),
    cure: {
      ru: "Оставьте в теле только параметры расчёта.",
      en: "Leave nothing but the parameters of a calculation in the body.",
    },
    call: { path: "/v1/calc", type: JSON_BODY, body: tooLarge },
    line: `head -c ${tooLarge.length} /dev/zero | curl --data-binary @- \\\n  -H 'Content-Type: ${JSON_BODY}' \\\n  '${baseUrl}/v1/calc'`,
  },
  uri_too_long: {
    cause: said((lang) => {
      return lang === "ru"
        ? `Путь со строкой запроса длиннее ${MAX_URL_LENGTH} символов.`
        : `Path and query string are longer than ${MAX_URL_LENGTH} characters.`;
    }),
    cure: {
      ru: "Уберите лишние метки или отправьте параметры телом POST.",
      en: "Take the superfluous marks away or send the parameters in the body of POST.",
    },
    call: { path: tooLong },
    line: `curl "${baseUrl}/v1/calc?utm_source=$(head -c ${MAX_URL_LENGTH} /dev/zero | tr '\\0' x)"`,
  },
  unsupported_media_type: {
    cause: {
      ru: "У POST нет заголовка Content-Type: application/json.",
      en: "The POST has no header Content-Type: application/json.",
    },
    cure: {
      ru: "Добавьте заголовок; формы и multipart не принимаются.",
      en: "Add the header; forms and multipart are not taken.",
    },
    call: { path: "/v1/calc", type: "text/plain", body: example.body },
  },
  internal_error: {
    cause: {
      ru: "Сбой сервиса. Запрос тут ни при чём.",
      en: "A fault of the service; nothing is wrong with the request.",
    },
    cure: {
      ru: "Повторите позже, с растущими паузами. Внутренностей ответ не показывает: они в журнале сервера.",
      en: "Try again later, with growing pauses. The answer shows nothing of the inside: that is in the server's log.",
    },
  },
};
