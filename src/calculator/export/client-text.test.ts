import { configurationInWords } from "hangar-engine";
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { clientText } from "./client-text.ts";

const { answer, validQuery } = requestsTo(engine);

describe("the configuration in words", () => {
  test("is the engine's phrase and nothing around it", () => {
    const body = answer({ roof: "dvuhskat", width: 12, length: 30, panels: true, montazh: true });
    expect(configurationInWords(body)).toBe(
      "двускатный, 12 × 30\u00a0м, высота колонны 4,35\u00a0м, монтаж каркаса, сэндвич-панели (минвата)",
    );
  });

  test("is the same in the engine's summary, whatever the hangar", () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const body = answer(query);
        expect(body.summary_for_ai).toContain(`(${configurationInWords(body)}) —`);
      }),
    );
  });
});

test("the text for a client has one full stop after a count of doors", () => {
  const body = answer({ roof: "dvuhskat", width: 12, length: 30, doors: 1 });
  expect(clientText(body)).toMatch(/^Каркас ангара: .*, рамы дверей — 1\sшт\.\n/);
});

test("while a question is open the text says of what its price is", () => {
  const body = answer({ roof: "dvuhskat", width: 12, length: 30 });
  const [told, plain] = [clientText(body, true), clientText(body)];
  expect(told.split("\n").filter((line) => !plain.includes(line))).toEqual([
    "Не все вопросы по ангару решены: цена — за то, что названо здесь.",
    `${plain.split("\n").find((line) => line.startsWith("http"))}#wish-questions`,
  ]);
});

test("of words that nobody has confirmed the text and its link say so", () => {
  const body = answer({ roof: "dvuhskat", width: 12, length: 30 });
  const line = "Цена по прочитанному, ещё не подтверждена; не учтено: «кран 5 т».";
  const told = clientText(body, false, { isAsRead: true, inShort: "без крана", sentences: [line] });
  const plain = clientText(body);
  expect(told.split("\n").filter((one) => !plain.includes(one))).toEqual([
    line,
    `${plain.split("\n").find((one) => one.startsWith("http"))}#wish-questions`,
  ]);
});

test("of prices that nobody could check, the text says so right after the price", () => {
  const body = answer({ roof: "dvuhskat", width: 12, length: 30 });
  const lines = clientText(body, false, undefined, true).split("\n");
  const told = lines.indexOf("Цены взяты из сохранённой копии сайта: связи с ним не было, уточните свежие.");
  expect(lines[told - 1]).toMatch(/^Цена: /);
  expect(lines.toSpliced(told, 1).join("\n")).toBe(clientText(body));
});

test("the text for a client", () => {
  const body = answer({ roof: "dvuhskat", width: 11.8, length: 30, montazh: true });
  expect(clientText(body).replaceAll("\u00a0", " ")).toMatchInlineSnapshot(`
    "Каркас ангара: двускатный, 12 × 30 м, высота колонны 4,35 м, монтаж каркаса.
    Площадь 360 м², 7 рам.
    Ширина округлена до стандартной: запрошено 11,8 м, в расчёте 12 м.

    Цена: 1 767 960 ₽ с НДС 22 %, за м² — 4 911 ₽.
    Входит: фермы, колонны, крепёж, связи и прогоны, монтаж каркаса на готовый фундамент.

    Не входит и что учесть:
    • Фундамент в цену не входит — каркас монтируется на готовый фундамент заказчика.
    • Доставка в цену не входит и здесь не рассчитывается — она зависит от маршрута и условий. Уточните её у производителя, не оценивайте сами.
    • Цена предварительная: окончательную даст детальный проект.
    • Обшивка в цену не входит.
    • Ворота в цену не входят.
    • Срок 14 дней — это изготовление каркаса: монтаж в него не входит.

    Каркас изготовим за 14 дней с момента согласования.
    Цены на 20 ноября 2026, расчёт ANG-06383294-S1Z0T:
    https://hangars.example/?roof=dvuhskat&width=12000&length=30&height=4350&montazh=1&prices_version=2026-11-20

    ООО «Ангар-Пример», Примерск, +7 (000) 000-00-00"
  `);
});
