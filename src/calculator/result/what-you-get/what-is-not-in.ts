import type { CalcResponse } from "hangar-engine";
import { counted, listed } from "../../../text/format.ts";
import { keyOf, positionsOf } from "../price-parts.ts";
import type { OptionName } from "../../../options/options.ts";

/** Something that a buyer might take for a part of the price: the option that adds it, or how its price comes about. */
export type LeftOut = { text: string } & (
  { adds: { name: OptionName; value: string; label?: string } } | { how: string }
);

const BY_REQUEST = "подберём по заявке";

/** What is not in a price; `montazh` and the like are what the form can add. */
export function whatIsNotIn(body: CalcResponse): LeftOut[] {
  const { request, production_days } = body;
  const { gates, doors, windows, piles, panels, montazh } = request;
  const hasPanelMounting = positionsOf(body).some((position) => keyOf(position) === "panel_mounting");
  const leaves = [...(gates > 0 ? ["ворот"] : []), ...(doors > 0 ? ["дверей"] : [])];
  const rows: (LeftOut | false)[] = [
    !montazh && { text: "Монтаж каркаса", adds: { name: "montazh", value: "1" } },
    panels
      ? !hasPanelMounting && { text: "Монтаж панелей", adds: { name: "panels_montazh", value: "1" } }
      : { text: "Обшивка: сэндвич-панели кровли и стен", adds: { name: "panels", value: "1" } },
    gates === 0 && { text: "Ворота", adds: { name: "gates", value: "1", label: "рама" } },
    leaves.length > 0 && { text: `Полотна ${listed(leaves)}: в\u00a0цене рамы проёмов`, how: BY_REQUEST },
    windows > 0 && { text: "Остекление окон: в\u00a0цене рамы проёмов", how: BY_REQUEST },
    piles
      ? { text: "Погружение свай: в\u00a0цене сам материал", how: "назовём по заявке" }
      : { text: "Фундамент: ставим на ваш готовый", adds: { name: "piles", value: "1", label: "сваи" } },
    { text: "Доставка", how: "зависит от маршрута" },
    (montazh || panels) && {
      text: `Срок ${counted(production_days, "день", "дня", "дней")} — это изготовление каркаса`,
      how: panels ? "панели и монтаж — сверх него" : "монтаж — сверх него",
    },
  ];
  return rows.filter((row) => row !== false);
}
