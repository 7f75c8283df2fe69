import { describe, expect, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";

const { answer } = requestsTo(engine);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const asked = (options: Readonly<Record<string, unknown>>) =>
  answer({ roof: "dvuhskat", width: 12, length: 30, ...options });

const FOUNDATION = "Фундамент в цену не входит — каркас монтируется на готовый фундамент заказчика.";
const DELIVERY = engine.priceList.delivery.text;
const PRELIMINARY = "Цена предварительная: окончательную даст детальный проект.";
const ESTIMATE = "Позиции со статусом estimate — предварительные: цена может измениться после инженерного расчёта.";
const NO_ERECTION = "Монтаж каркаса в цену не входит. Добавить его: montazh=1.";
const NO_CLADDING = "Обшивка в цену не входит. Добавить сэндвич-панели: panels=1.";
const NO_GATES = "Ворота в цену не входят. Добавить раму ворот: gates=1.";
const NO_PANEL_ERECTION = "Монтаж панелей в цену не входит. Добавить его: panels_montazh=1.";

describe("warnings: the contract's fixed ones, then what else is not in the price", () => {
  const framesOnly = (frames: string, rest: string) => `В цене только рамы проёмов (${frames}): ${rest}.`;
  const term = (others: string) => `Срок 14 дней — это изготовление каркаса: ${others}.`;

  test.each<[options: Record<string, unknown>, told: string[]]>([
    [{}, [NO_ERECTION, NO_CLADDING, NO_GATES]],
    [{ montazh: 1 }, [NO_CLADDING, NO_GATES, term("монтаж в него не входит")]],
    [{ panels: 1 }, [NO_ERECTION, NO_GATES, NO_PANEL_ERECTION, term("сэндвич-панели в него не входят")]],
    [{ panels: 1, panels_montazh: 1 }, [NO_ERECTION, NO_GATES, term("сэндвич-панели и монтаж в него не входят")]],
    [
      { montazh: 1, panels: 1, gates: 1 },
      [
        NO_PANEL_ERECTION,
        framesOnly("ворот 4×4 м с направляющими", "полотна ворот в цену не входят"),
        term("сэндвич-панели и монтаж в него не входят"),
      ],
    ],
    [
      { gates: 1, rails: "none" },
      [NO_ERECTION, NO_CLADDING, framesOnly("ворот 4×4 м без направляющих", "полотна ворот в цену не входят")],
    ],
    [{ doors: 1 }, [NO_ERECTION, NO_CLADDING, NO_GATES, framesOnly("дверей", "полотна дверей в цену не входят")]],
    [{ windows: 1 }, [NO_ERECTION, NO_CLADDING, NO_GATES, framesOnly("окон", "остекление окон в цену не входит")]],
    [
      { gates: 2, doors: 1, windows: 3, piles: 1 },
      [
        ESTIMATE,
        NO_ERECTION,
        NO_CLADDING,
        framesOnly(
          "ворот 4×4 м с направляющими, дверей и окон",
          "полотна ворот и дверей, а также остекление окон в цену не входят",
        ),
        "Винтовые сваи — материал: их погружение в цену не входит.",
      ],
    ],
  ])("%o", (options, told) => {
    expect(asked(options).warnings.map(plain)).toEqual([FOUNDATION, DELIVERY, PRELIMINARY, ...told].map(plain));
  });
});

describe("the summary and the quote request name what is left out, and what was rounded", () => {
  test.each<[options: Record<string, unknown>, left: string]>([
    [{}, "монтаж каркаса, обшивка, ворота"],
    [{ montazh: 1, panels: 1, gates: 1 }, "монтаж панелей, полотна ворот"],
    [{ montazh: 1, panels: 1, panels_montazh: 1, windows: 2 }, "ворота, остекление окон"],
    [{ montazh: 1, panels: 1, panels_montazh: 1, doors: 1, gates: 1 }, "полотна ворот и дверей"],
    [{ piles: 1, gates: 1 }, "монтаж каркаса, обшивка, полотна ворот, погружение свай"],
  ])("%o", (options, left) => {
    const { summary_for_ai, next_step } = asked(options);
    expect(summary_for_ai.split("; ").at(-1)).toBe(`не входят также: ${left}.`);
    expect(next_step.quote_prompt.endsWith(`, без доставки и фундамента; не входят также: ${left}.`)).toBe(true);
  });

  test("a rounded width and an option without effect", () => {
    const { summary_for_ai, next_step } = asked({ width: 12.3, panels_montazh: 1 });
    expect(plain(summary_for_ai)).toMatch(
      /; ширина округлена до стандартной: запрошено 12,3 м, в расчёте 12 м; монтаж панелей не учтён: панели не заказаны\.$/,
    );
    expect(plain(next_step.quote_prompt)).toMatch(
      /ворота\. Ширина округлена до стандартной: запрошено 12,3 м, в расчёте 12 м\. Монтаж панелей не учтён: панели не заказаны\.$/,
    );
  });
});

test.each([
  [1, "1 шт. в одном торце"],
  [2, "2 шт. в обоих торцах"],
])("%i gates for both ends stand where the words say", (gates, words) => {
  const { summary_for_ai, next_step } = asked({ gates, gates_pos: 2 });
  expect(plain(summary_for_ai)).toContain(words);
  expect(plain(next_step.quote_prompt)).toContain(words);
});

describe("an alternative's name tells each thing that goes", () => {
  const whole = { montazh: 1, panels: 1, panels_montazh: 1, dekor_wall: 1 };
  test.each<[options: Record<string, unknown>, names: [string, string]]>([
    [{}, ["С монтажом каркаса", "С сэндвич-панелями (минвата), без их монтажа"]],
    [{ montazh: 1 }, ["Без монтажа каркаса", "С сэндвич-панелями (минвата), без их монтажа"]],
    [{ montazh: 1, panels: 1 }, ["Без монтажа каркаса", "Без сэндвич-панелей"]],
    [
      { ...whole, dekor_wall: 0 },
      ["Без монтажа каркаса и монтажа панелей, сами панели остаются", "Без сэндвич-панелей и их монтажа"],
    ],
    [
      whole,
      ["Без монтажа каркаса и монтажа панелей, сами панели остаются", "Без сэндвич-панелей, их монтажа и декора"],
    ],
    [{ panels: 1, dekor_roof: 1 }, ["С монтажом каркаса", "Без сэндвич-панелей и декора"]],
    [{ panels: 1, panels_montazh: 1 }, ["С монтажом каркаса", "Без сэндвич-панелей и их монтажа"]],
  ])("%o", (options, names) => {
    const body = asked(options);
    expect(body.alternatives.map(({ name }) => name)).toEqual(names);
    const [mounting, cladding] = body.alternatives.map(({ total_with_vat }) => total_with_vat) as [number, number];
    const { montazh = 0, panels = 0, ...rest } = options;
    const { panels_montazh = 0 } = options;
    expect(mounting).toBe(
      asked({ ...rest, panels, montazh: 1 - Number(montazh), panels_montazh: montazh ? 0 : panels_montazh }).result
        .total_with_vat,
    );
    expect(cladding).toBe(asked(panels ? { montazh } : { montazh, panels: 1 }).result.total_with_vat);
  });
});
