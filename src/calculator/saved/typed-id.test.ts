import { calculate, type CalcResponse } from "hangar-engine";
import { describe, expect, test } from "vitest";
import { openLink } from "../link/link-to-form.ts";
import { clientText } from "../export/client-text.ts";
import { readTypedId } from "./typed-id.ts";

const QUERY = "roof=dvuhskat&width=15000&length=40&height=4350&montazh=1&panels=1";
const body = calculate(new URLSearchParams(QUERY)).body as CalcResponse;
const { form } = openLink(QUERY);

describe("opens the hangar of", () => {
  test.each([
    ["its number", body.calculation_id],
    ["its number in lower case, with blanks", ` ${body.calculation_id.toLowerCase().replaceAll("-", " - ")} `],
    [
      "its number with Cyrillic letters",
      body.calculation_id.replace(/[ABEKMHOPCTYX]/g, (letter) => "АВЕКМНОРСТУХ"["ABEKMHOPCTYX".indexOf(letter)]!),
    ],
    ["the text of a quote request", body.next_step.quote_prompt],
    ["its number in a sentence", `Сколько стоит ${body.calculation_id}?`],
    ["its number after a name", `Расчёт=${body.calculation_id}`],
    ["the API's link by number", `https://example.com/v1/calc/id/${body.calculation_id}`],
    ["its link", body.calculator_link],
    ["its link in a text", `См. ${body.calculator_link} — это наш ангар, перезвоните`],
    ["the quote request's link", body.next_step.request_quote_url],
    ["the text for a client, its lines joined", clientText(body).replaceAll("\n", " ")],
    ["the text for a client, its lines run together", clientText(body).replaceAll("\n", "")],
  ])("%s", (_, text) => {
    expect(readTypedId(text, true)).toEqual({ link: { form, configured: true, notices: [] } });
  });
});

test("a link without parameters is told as one", () => {
  expect(readTypedId("https://example.com/docs/", true)).toEqual({
    slip: expect.stringContaining("В этой ссылке нет"),
  });
});

test("an unfinished number is nothing yet, and no number when that is all", () => {
  expect(readTypedId("ANG-1234", false)).toBeUndefined();
  expect(readTypedId("ANG-1234", true)).toEqual({ slip: expect.stringContaining("Это не номер расчёта") });
  expect(readTypedId(" ", false)).toBeUndefined();
  expect(readTypedId(" ", true)).toEqual({ slip: expect.stringContaining("Введите номер расчёта") });
});

test("a whole number that stands for nothing is a slip before that is all", () => {
  const id = body.calculation_id.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
  expect(readTypedId(id, false)).toEqual({ slip: expect.stringContaining("похоже, опечатка"), id });
});
