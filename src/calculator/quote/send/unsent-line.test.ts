import { expect, test } from "vitest";
import { exampleQuoteRequest } from "../example-quote-request.ts";
import { unsentLine } from "./unsent-line.ts";

const quoteRequest = exampleQuoteRequest();
const told = (count: number, lang: "ru" | "en") => {
  const line = unsentLine(
    Array.from({ length: count }, () => ({ quoteRequest })),
    lang,
  );
  return line && [line.text.replaceAll("\u00a0", " "), line.open, line.href];
};

test("quote requests that have not arrived are told with the way to them, in the language of the page", () => {
  const one = `/request/?calculation_id=${quoteRequest.calculation_id}`;
  expect([told(0, "ru"), told(0, "en")]).toEqual([undefined, undefined]);
  expect(told(1, "ru")).toEqual(["Заявка не отправлена.", "Открыть", one]);
  expect(told(1, "en")).toEqual(["Your quote request was not sent.", "Open", one]);
  expect(told(2, "ru")).toEqual(["Не отправлены 2 заявки.", "Открыть", "/request/"]);
  expect(told(5, "ru")?.[0]).toBe("Не отправлено 5 заявок.");
  expect(told(2, "en")).toEqual(["2 quote requests were not sent.", "Open", "/request/"]);
});
