import { priceList } from "hangar-engine";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { textOf } from "../../../tests/support/text-of.ts";
import { answerForm } from "../form-answer.ts";
import { defaultHangar } from "../form/default-hangar.ts";
import type { FormState } from "../form/form-state.ts";
import { textsOfWish } from "./following/form-of-wish.ts";
import { Outcome } from "./Outcome.tsx";
import { read } from "./reading/parser.ts";

const bare = { ...defaultHangar(priceList), gates: "0" };

const READ = { isAsRead: true, assumed: [{ field: "anchors", text: "без анкеров" } as const] };

/** Of words whose form was then changed by hand. */
function shown(text: string, changed: Partial<FormState> = {}): string {
  const understanding = read(text, {});
  const form = { ...bare, ...textsOfWish(understanding.parameters, bare), ...changed };
  const total = answerForm(form).body?.result.total_with_vat;
  return renderToString(<Outcome {...{ understanding, form, total }} reading={READ} />);
}

const WHOLE = "двускатный 18 на 60, трое ворот";

test.each([
  [WHOLE, {}, ""],
  [WHOLE, { length: "60,0" }, ""],
  [WHOLE, { length: "40" }, " В форме иначе: длина 40\u00a0м."],
  // What is assumed is told by itself.
  [WHOLE, { piles: "1", anchors: "1" }, " Остальное — как в форме: винтовые сваи."],
  ["двускатный 10 на 30, ферма сборная", {}, " Ферма: сборная — здесь не действует."],
  ["двускатный 13 на 30, зелёненький", {}, " Не учтено: «зелёненький»."],
  ["двускатный 12 на 30, доставка", {}, " Не учтено: «доставка»."],
] as const)("«%s» and then %j: the price is what was read.%s", (text, changed, told) =>
  expect(textOf(shown(text, changed)).replace(/ [\d\s]+₽\./, "")).toBe(`По прочитанному:${told}`),
);

test("without a price, or without words about a hangar, there is none", () => {
  expect(textOf(shown(WHOLE, { gates: "99" }))).toBe("Цены нет, пока в форме ошибка.");
  expect(textOf(shown("здравствуйте"))).toBe("");
});

test("once it is confirmed it is no more than read", () => {
  const { parameters } = read(WHOLE, {});
  const form = { ...bare, ...textsOfWish(parameters, bare) };
  const reading = { isAsRead: false, assumed: [] };
  expect(
    textOf(renderToString(<Outcome understanding={read(WHOLE, {})} form={form} total={1_437_020} reading={reading} />)),
  ).toBe("Подтверждено: 1\u00a0437\u00a0020\u00a0₽.");
});

test.each([
  [
    "500 тысяч",
    /^Подобрать: бюджет 500\s000\s₽ По прочитанному: .* В бюджет 500\s000\s₽ не укладывается: не хватает [\d\s]+₽\.$/,
  ],
  ["90 млн", /^Подобрать: бюджет 90\s000\s000\s₽ По прочитанному: .* В бюджет 90\s000\s000\s₽ укладывается\.$/],
])("a budget of %s is told beside the price of a hangar that is named", (budget, told) =>
  expect(textOf(shown(`двускатный 12х30 до ${budget}`))).toMatch(told),
);

test("words of a selection lead to it, and the form's price is told to be none of it", () => {
  const html = shown("двускатный до 5 млн, от 300 квадратов");
  expect(html).toContain('href="/podbor/?budget=5000000&amp;area_min=300&amp;roof=dvuhskat"');
  expect(textOf(html)).toMatch(
    /^Подобрать: бюджет 5\s000\s000\s₽ и площадь от 300\sм² Цена внизу — ангара в форме, не подбора\.$/,
  );
});
