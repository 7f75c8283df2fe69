import type { Hangar } from "../hangar.ts";

const PRELIMINARY = "Цена предварительная: окончательную даст детальный проект.";
const ESTIMATE = "Позиции со статусом estimate — предварительные: цена может измениться после инженерного расчёта.";
const NO_MOUNTING = "Монтаж каркаса в цену не входит. Добавить его: montazh=1.";
const NO_CLADDING = "Обшивка в цену не входит. Добавить сэндвич-панели: panels=1.";
const NO_GATES = "Ворота в цену не входят. Добавить раму ворот: gates=1.";
const NO_DISCOUNT =
  "Скидка не применена: в открытом расчёте скидок нет, discount_sum равна 0. О скидке спросите производителя.";

/** The manufacturer's statements of what is not in the price: contract, "Conditional statements in warnings". */
export function warnings(
  { configuration, priceList }: Hangar,
  hasEstimatePositions: boolean,
  discount: number,
): string[] {
  const statements = [priceList.foundation.text, priceList.delivery.text, PRELIMINARY];
  if (hasEstimatePositions) statements.push(ESTIMATE);
  if (!configuration.montazh) statements.push(NO_MOUNTING);
  if (!configuration.panels) statements.push(NO_CLADDING);
  if (configuration.gates === 0) statements.push(NO_GATES);
  if (discount > 0) statements.push(NO_DISCOUNT);
  return statements;
}
