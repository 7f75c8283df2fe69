import type { ErrorCode } from "../../engine/response.ts";

/** Why an error comes and what helps, for those who read about the interface. */
export interface ErrorGuide {
  cause: string;
  cure: string;
}

/** Every `error.code`: English for the interface description, Russian for the documentation. */
export const ERROR_GUIDE: Readonly<Record<ErrorCode, { english: ErrorGuide; russian: ErrorGuide }>> = {
  missing_parameter: {
    english: { cause: "A required parameter is missing", cure: "ask the user for what details name" },
    russian: { cause: "Нет обязательного параметра", cure: "Добавьте параметры, названные в details" },
  },
  invalid_parameter: {
    english: {
      cause: "A value cannot be read, is out of bounds or was given twice, or several kinds of problems came together",
      cure: "correct what details name",
    },
    russian: {
      cause: "Значение не читается, вышло за пределы или дано дважды, либо проблем несколько и они разные",
      cure: "Исправьте то, что названо в details: там и то, что пришло, и то, что принимается",
    },
  },
  unknown_parameter: {
    english: { cause: "There is no parameter of this name here", cure: "use the name that details suggest" },
    russian: { cause: "Параметра с таким именем здесь нет", cure: "Проверьте имя: похожее подсказано в details" },
  },
  unsupported_size: {
    english: {
      cause: "No standard size is near enough",
      cure: "report it to the user with the sizes of supported and the address of alternatives",
    },
    russian: {
      cause: "Стандартного размера рядом нет",
      cure: "Выберите размер из supported или обратитесь по адресу из alternatives за индивидуальным проектом",
    },
  },
  does_not_fit: {
    english: {
      cause: "The walls have no room for so many openings",
      cure: "report to the user; fewer openings or a larger hangar will do",
    },
    russian: { cause: "Проёмы не помещаются в стенах", cure: "Уменьшите их число или возьмите ангар больше" },
  },
  invalid_json: {
    english: { cause: "The body is no JSON object in UTF-8", cure: "send an object with the parameters by name" },
    russian: { cause: "Тело запроса не объект JSON в UTF-8", cure: "Пришлите объект с параметрами по именам" },
  },
  unknown_calculation_id: {
    english: {
      cause: "No configuration of the price list has this id",
      cure:
        "ask the user for the id again: most likely it is mistyped; where the size is no longer offered, details name " +
        "the prices_version that opens it",
    },
    russian: {
      cause: "Такого номера расчёта в прайс-листе нет",
      cure: "Проверьте номер: скорее всего, в нём опечатка. Если размер снят с продажи, details назовут prices_version, с которым номер откроется",
    },
  },
  not_found: {
    english: { cause: "There is no such path", cure: "use a path of this description" },
    russian: { cause: "Такого адреса нет", cure: "Возьмите адрес из списка в details" },
  },
  method_not_allowed: {
    english: { cause: "The path does not take this method", cure: "use one of the header Allow" },
    russian: { cause: "Адрес не принимает этот метод", cure: "Возьмите метод из заголовка Allow" },
  },
  payload_too_large: {
    english: { cause: "The body is too large", cure: "send the parameters alone" },
    russian: { cause: "Тело запроса слишком большое", cure: "Пришлите одни параметры" },
  },
  uri_too_long: {
    english: { cause: "The address is too long", cure: "send the parameters by POST" },
    russian: { cause: "Адрес слишком длинный", cure: "Пришлите параметры методом POST" },
  },
  unsupported_media_type: {
    english: { cause: "The body is no application/json", cure: "set Content-Type: application/json" },
    russian: { cause: "Тело пришло не как application/json", cure: "Укажите Content-Type: application/json" },
  },
  internal_error: {
    english: { cause: "The service failed; nothing is wrong with the request", cure: "try again later" },
    russian: { cause: "Сбой сервиса: с запросом всё в порядке", cure: "Повторите запрос позже" },
  },
};
