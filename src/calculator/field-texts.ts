import type { PriceList } from "../price-list/schema.ts";
import { decimal } from "../engine/texts/format.ts";
import type { FieldName } from "./form-state.ts";

export interface FieldText {
  label: string;
  /** One line of plain explanation. */
  hint: string;
}

/** Names and explanations of the form's fields. Sizes in them come from the price list. */
export function fieldTexts(priceList: PriceList): Record<FieldName, FieldText> {
  const { width_m, height_m } = priceList.rules.gate;
  return {
    roof: { label: "Тип крыши", hint: "От типа крыши зависят шаг рам и ширины, которые мы выпускаем" },
    width: { label: "Ширина", hint: "По торцу ангара" },
    length: { label: "Длина", hint: "Вдоль ряда рам" },
    height: { label: "Высота", hint: "Колонна по низкой стороне" },
    truss: { label: "Ферма", hint: "Цельная приезжает одной деталью, сборная — частями: проще везти" },
    welded: { label: "Прогоны кровли на сварке", hint: "Прогоны привариваются к фермам, а не крепятся болтами" },
    wall_progony: { label: "Стеновые прогоны", hint: "Нужны, если стены будут из профлиста" },
    anchors: { label: "Анкерные блоки", hint: "Закладные детали под колонны в бетонный фундамент" },
    piles: { label: "Винтовые сваи", hint: "Под колонны и фахверк, только материал, без завинчивания" },
    gates: {
      label: `Ворота ${decimal(width_m)}×${decimal(height_m)}\u00a0м`,
      hint: "Рама проёма, без полотна",
    },
    gates_pos: { label: "Где стоят ворота", hint: "От места зависит число фахверковых колонн" },
    rails: { label: "Направляющие подъёмных ворот", hint: "Рама, по которой полотно уходит под крышу" },
    doors: { label: "Двери", hint: "Рама дверного проёма" },
    windows: { label: "Окна", hint: "Рама оконного проёма" },
    panels: { label: "Обшить сэндвич-панелями", hint: "Кровля и стены, с доборными элементами и крепежом" },
    filler: { label: "Утеплитель", hint: "Минвата не горит, пенопласт легче" },
    panels_high_wall: { label: "Обшить высокую стену", hint: "Ту, которой ангар примыкает к зданию" },
    dekor_roof: { label: "Декор кровли", hint: "Кровельные панели в цвете на заказ" },
    dekor_wall: { label: "Декор стен", hint: "Стеновые панели в цвете на заказ" },
    montazh: { label: "Монтаж каркаса", hint: "Соберём на вашем готовом фундаменте" },
    panels_montazh: { label: "Монтаж панелей", hint: "Обошьём собранный каркас" },
  };
}
