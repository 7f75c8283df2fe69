import type { Hangar } from "../hangar.ts";

/** The manufacturer's statements of what is not in the price: contract, "Conditional statements in warnings". */
export function warnings(
  { configuration, priceList }: Hangar,
  hasEstimatePositions: boolean,
  discount: number,
): string[] {
  const statements: [boolean, string][] = [
    [true, priceList.foundation.text],
    [true, priceList.delivery.text],
    [true, "Цена предварительная: окончательную даст детальный проект."],
    [
      hasEstimatePositions,
      "Позиции со статусом estimate — предварительные: цена может измениться после инженерного расчёта.",
    ],
    [!configuration.montazh, "Монтаж каркаса в цену не входит. Добавить его: montazh=1."],
    [!configuration.panels, "Обшивка в цену не входит. Добавить сэндвич-панели: panels=1."],
    [configuration.gates === 0, "Ворота в цену не входят. Добавить раму ворот: gates=1."],
    [
      discount > 0,
      "Скидка не применена: в открытом расчёте скидок нет, discount_sum равна 0. О скидке спросите производителя.",
    ],
  ];
  return statements.filter(([applies]) => applies).map(([, text]) => text);
}
