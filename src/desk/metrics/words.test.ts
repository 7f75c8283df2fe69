import { expect, test } from "vitest";
import { routeOf } from "../../http/hosts/node/watching/route-of.ts";
import { refusalInWords, routeInWords } from "./words.ts";

test.each([
  ["unsupported_size", "width", "Такого размера нет: ширина"],
  ["invalid_parameter", "gates", "Параметр задан неверно: gates"],
  ["not_found", "", "Такого адреса нет"],
  ["invalid_parameter", "request", "Запрос не разобрать или он не дошёл целиком"],
  ["too_many_requests", "request", "Слишком много заявок"],
])("%s of %j is «%s»", (code, parameter, words) => {
  expect(refusalInWords(code, parameter)).toBe(words);
});

test.each(["/prices.json", "/prices/index.json", "/prices/2026-11-20.json", "/prices.csv", "/prices/feed.xml"])(
  "%s is told in words",
  (path) => expect(routeInWords(routeOf(path))).toMatch(/прайс-лист/i),
);
