import { describe, expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { wishAnswer } from "../../services/wish.ts";
import { decimal, roubles } from "../../text/format.ts";
import { understoodSchema } from "../../understanding/response.ts";
import { answerText } from "./tool-text.ts";

/** The paragraphs of what a wish is answered, and that answer. */
function told(text: string) {
  const body = understoodSchema.parse(wishAnswer(engine, [["text", text]]).body);
  return { body, paragraphs: answerText(body, "ru").split("\n\n") };
}

describe("a wish", () => {
  test("is told with all that is to be read back before the sum, and what it goes without beside it", () => {
    const { body, paragraphs } = told("двускатный 12 на 30 с монтажом, с доставкой, на балансире");
    const { total_with_vat, calculation_id } = body.reading!;
    expect(paragraphs).toEqual([
      "Понято из слов:\n- «двускатный» — roof: dvuhskat\n- «12» — width: 12\n- «30» — length: 30\n- «монтажом» — montazh: true",
      `Этого здесь не считают, скажите почему:\n- «доставкой» — ${body.not_offered[0]!.reason}`,
      "Не понято, расчёт этого не учтёт:\n- балансире",
      "Не сказано, принято:\n- высота 4,35\u00a0м\n- без ворот\n- без панелей",
      `По прочитанному: ${roubles(total_with_vat)} с НДС, ${calculation_id}. Оговорки: без доставки; балансире. ` +
        "Это ещё не предложение: сначала перескажите, что понято, что принято и что не понято.",
      `Вопросов нет. Расчёт или подбор с этими параметрами: ${body.url}`,
    ]);
  });

  test("with a question has the total beside each answer that comes to one", () => {
    const { body, paragraphs } = told("20 на 50");
    const priced = body.questions[0]!.choices.map(
      ({ text, total_with_vat }) => `${text} — ${roubles(total_with_vat!)} с НДС`,
    );
    expect(priced).toHaveLength(2);
    expect(paragraphs).toContain(
      `Спросите, не выбирая за человека (суммы ответов — с остальным по умолчанию):\n- Такого размера нет. Какой из ближайших? Ответы: ${priced.join("; ")}`,
    );
    const [rounded] = told("ангар 12 на 30").body.questions[0]!.choices.at(-1)!.normalization_notes!;
    expect(told("ангар 12 на 30").paragraphs[1]).toMatch(new RegExp(`с НДС \\(${rounded!.slice(0, -1)}\\)$`));
    expect(told("ангар шириной 12").paragraphs).toContainEqual(
      expect.stringContaining(
        "- Какая крыша? Ответы: двускатный; односкатный приставной; односкатный отдельно стоящий\n",
      ),
    );
  });

  test("of a budget has the best hangars, or the cheapest", () => {
    const { body, paragraphs } = told("ангар до трёх миллионов");
    const { found: count, items } = body.search!;
    const lines = items!.map(
      ({ request, total_with_vat, area_m2, calculation_id, calculator_link }) =>
        `- ${request.roof_name}, ${decimal(request.width_mm / 1000)} × ${decimal(request.length_m)}\u00a0м, высота ` +
        `${decimal(request.height_mm / 1000)}\u00a0м — ${roubles(total_with_vat)} с НДС, ${decimal(area_m2)}\u00a0м²; ` +
        `${calculation_id}, ${calculator_link}`,
    );
    expect(paragraphs).toContain([`Подходит ангаров: ${count}. Лучшие:`, ...lines].join("\n"));
    expect(told("ангар до 100 тысяч").paragraphs).toContainEqual(
      expect.stringMatching(
        /^В названную сумму не укладывается ничего, не хватает [\d\s]+₽\. Самый дешёвый вариант:\n- Односкатный/,
      ),
    );
  });
});
