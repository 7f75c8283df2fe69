import { expect, test } from "vitest";
import { refusalInWords } from "./words.ts";

test.each([
  ["unsupported_size", "width", "Такого размера нет: ширина"],
  ["invalid_parameter", "gates", "Параметр задан неверно: gates"],
  ["not_found", "", "Такого адреса нет"],
  ["invalid_parameter", "request", "Запрос не разобрать или он не дошёл целиком"],
  ["too_many_requests", "request", "Слишком много заявок"],
])("%s of %j is «%s»", (code, parameter, words) => {
  expect(refusalInWords(code, parameter)).toBe(words);
});
