import { calculate } from "hangar-engine";
import { expect, test } from "vitest";
import { formParameters } from "../../form/form-state.ts";
import { openLink } from "../../link/link-to-form.ts";
import { quoteLink } from "../../ui/same-site.ts";
import { quoteRequestText } from "../../../applications/request/quote-request-text.ts";
import { notHeld } from "../quote-request.ts";
import { calculationOfLink } from "./calculation-of-link.ts";

const QUERY = "roof=dvuhskat&width=12000&length=30&gates=1";
const byParameters = calculate(new URLSearchParams(QUERY));
if (byParameters.status === 400) throw new Error(byParameters.body.error.details.join("; "));
const id = byParameters.body.calculation_id;

test("the id is the calculation", () => {
  expect(calculationOfLink(`?calculation_id=${id}`)).toMatchObject({ answer: byParameters, notices: [] });
  expect(calculationOfLink(`?calculation_id=${id}`).insteadOfId).toBeUndefined();
  expect(calculationOfLink(`?calculation_id=%20${id.toLowerCase()}&${QUERY}&utm_source=x`)).toMatchObject({
    answer: byParameters,
    notices: [],
  });
});

test("the id is right where the parameters say something else, which is told", () => {
  expect(calculationOfLink(`?calculation_id=${id}&roof=dvuhskat&width=18&length=50`)).toMatchObject({
    answer: byParameters,
    notices: [
      "Ширина: в ссылке «18» — показано по номеру расчёта",
      "Длина: в ссылке «50» — показано по номеру расчёта",
    ],
  });
});

test("a size that the calculator has rounded is told in the request as it was asked for, and what is calculated", () => {
  const typed = calculate({ roof: "dvuhskat", width: "12,3", length: "30", height: "6" });
  if (typed.status === 400) throw new Error(typed.body.error.details.join("; "));
  const { answer, notices } = calculationOfLink(new URL(quoteLink(typed.body), "https://hangars.example").search);
  expect([answer, notices]).toEqual([typed, []]);
  if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
  const left_out = notHeld(answer.body, { isAsRead: false, inShort: "", sentences: ["Не учтено: «доставка»."] });
  const lines = quoteRequestText({ ...answer.body, left_out }, {})
    .replaceAll("\u00a0", " ")
    .split("\n");
  expect(lines.slice(2, 5)).toEqual([
    "Ширина округлена до стандартной: запрошено 12,3 м, в расчёте 12 м.",
    "Высота округлена до стандартной: запрошено 6 м, в расчёте 5,55 м.",
    "Не учтено: «доставка».",
  ]);
});

test("an id is read as it is typed", () => {
  expect(calculationOfLink(`?calculation_id=${id.toLowerCase().replaceAll("-", "—")}`)).toMatchObject({
    answer: byParameters,
    notices: [],
  });
});

test("the parameters answer for an id that is wrong or missing, and that is known", () => {
  const wrong = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
  expect(calculationOfLink(`?calculation_id=${wrong}&${QUERY}`)).toMatchObject({
    answer: byParameters,
    insteadOfId: wrong,
  });
  expect(calculationOfLink(`?${QUERY}`)).toMatchObject({ answer: byParameters, insteadOfId: "" });
});

/** What the calculator makes of the same link. */
const inCalculator = (query: string) => {
  const { form, notices } = openLink(query);
  return { answer: calculate(formParameters(form)), notices };
};

test.each([
  ["an option that means nothing", `${QUERY}&montazh=maybe`, ["Монтаж каркаса: в ссылке «maybe» — подставлено «нет»"]],
  [
    "an option by the name of its value",
    `${QUERY}&filler=wool&panels=1`,
    ["Утеплитель: в ссылке «wool» — подставлено «Минвата»"],
  ],
  ["an unknown name", `${QUERY}&foo=1`, ["Незнакомое в ссылке не учтено: «foo»"]],
  ["a misspelt name", `${QUERY}&montaz=1`, ["«montaz» из ссылки не учтено — возможно, это «Монтаж каркаса»"]],
  ["an unknown roof", "roof=pagoda&width=12&length=30", ["Тип крыши: в ссылке «pagoda» — показан «Двускатный»"]],
  ["a length that is missing", "roof=dvuhskat&width=12", ["В ссылке нет длины — подставлено 30\u00a0м"]],
  ["a value twice", `${QUERY}&doors=1&doors=2`, ["Двери: в ссылке «1» и «2» — подставлено 0"]],
  ["a width between the standard ones", "roof=dvuhskat&width=11.9&length=30", []],
  ["ampersands of a page's source", QUERY.replaceAll("&", "&amp;"), []],
])("%s is mended and told as in the calculator", (_, query, told) => {
  const { answer, notices } = calculationOfLink(`?${query}`);
  expect(answer.status).toBe(200);
  expect({ answer, notices }).toEqual(inCalculator(query));
  expect(notices).toEqual(told);
});

test.each([
  ["", "unknown_calculation_id"],
  ["?calculation_id=ANG-1", "unknown_calculation_id"],
  ["?calculation_id=ANG-1&roof=dvuhskat&width=99&length=30", "unknown_calculation_id"],
  ["?roof=dvuhskat&width=99&length=30", "unsupported_size"],
])("“%s” has no calculation: %s", (query, code) => {
  expect(calculationOfLink(query).answer).toMatchObject({ status: 400, body: { error: { code } } });
});
