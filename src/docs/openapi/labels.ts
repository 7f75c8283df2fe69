const RUSSIAN = {
  operations: "Вызовы",
  schemas: "Схемы данных",
  server: "Адрес сервиса",
  document: "То же для программ",
  licence: "Лицензия",
  contact: "Связь",
  parameters: "Параметры",
  path: "в пути",
  query: "в строке запроса",
  body: "Тело запроса",
  answers: "Ответы",
  otherStatus: "Другой статус",
  headers: "Заголовки",
  required: "обязателен",
  always: "есть всегда",
  example: "Пример",
  type: "Тип",
  shownAbove: "Показан выше",
  standsAt: "Сам документ",
};

const ENGLISH: typeof RUSSIAN = {
  operations: "Operations",
  schemas: "Schemas",
  server: "Address of the service",
  document: "The same for programs",
  licence: "Licence",
  contact: "Contact",
  parameters: "Parameters",
  path: "in the path",
  query: "in the query string",
  body: "Request body",
  answers: "Answers",
  otherStatus: "Any other status",
  headers: "Headers",
  required: "required",
  always: "always present",
  example: "Example",
  type: "Type",
  shownAbove: "Shown above",
  standsAt: "The document itself",
};

export type Labels = typeof RUSSIAN;

/** Words of the reference in the language of its page; what it says of the interface is English everywhere. */
export function labelsOf(locale: string | undefined): Labels {
  return locale === "en" ? ENGLISH : RUSSIAN;
}

export const operationAnchor = (id: string): string => `operation-${id}`;
export const schemaAnchor = (name: string): string => `schema-${name}`;
