import type { PriceList } from "../../price-list/schema.ts";
import { decimal } from "../../text/format.ts";
import type { OptionName } from "../../engine/request/options.ts";
import type { FieldName } from "./form-state.ts";

export interface FieldText {
  label: string;
  /** One line of plain explanation. */
  hint: string;
  /** The same while another option is chosen. */
  hintWith?: { option: OptionName; hint: string };
}

/** Where an option stands in a form. */
export type OptionGroup = "frame" | "openings" | "cladding" | "works";

export interface OptionText extends FieldText {
  group: OptionGroup;
  /** How a choice's values are called, where the contract's own words are not said of this thing. */
  choices?: readonly string[];
}

/** Names and explanations of the form's fields, in its order. Sizes in them come from the price list. */
export function fieldTexts(
  priceList: PriceList,
): Record<Exclude<FieldName, OptionName>, FieldText> & Record<OptionName, OptionText> {
  const { width_m, height_m } = priceList.rules.gate;
  return {
    roof: { label: "Тип крыши", hint: "От типа крыши зависят шаг рам и ширины, которые мы выпускаем" },
    width: { label: "Ширина", hint: "По торцу ангара" },
    length: { label: "Длина", hint: "Вдоль ряда рам" },
    height: { label: "Высота", hint: "Колонна по низкой стороне" },
    truss: {
      label: "Ферма",
      hint: "Цельная приезжает одной деталью, сборная — частями: проще везти",
      group: "frame",
      choices: ["Цельная", "Сборная"],
    },
    welded: {
      label: "Прогоны кровли на сварке",
      hint: "Прогоны привариваются к фермам, а не крепятся болтами",
      group: "frame",
    },
    wall_progony: { label: "Стеновые прогоны", hint: "Нужны, если стены будут из профлиста", group: "frame" },
    anchors: { label: "Анкерные блоки", hint: "Закладные детали под колонны в бетонный фундамент", group: "frame" },
    piles: { label: "Винтовые сваи", hint: "Материал, без завинчивания", group: "frame" },
    gates: {
      label: `Ворота ${decimal(width_m)}×${decimal(height_m)}\u00a0м`,
      hint: "Рама проёма, без полотна",
      group: "openings",
    },
    gates_pos: { label: "Где стоят ворота", hint: "От места зависит число фахверковых колонн", group: "openings" },
    rails: {
      label: "Направляющие подъёмных ворот",
      hint: "Рама, по которой полотно уходит под крышу",
      group: "openings",
      choices: ["Не нужны", "Стандартные", "Высокие"],
    },
    doors: { label: "Двери", hint: "Рама проёма, без полотна", group: "openings" },
    windows: { label: "Окна", hint: "Рама проёма, без остекления", group: "openings" },
    panels: {
      label: "Сэндвич-панели",
      hint: "Кровля и стены, без монтажа",
      hintWith: { option: "panels_montazh", hint: "Кровля и стены; их монтаж тоже считается" },
      group: "cladding",
    },
    filler: { label: "Утеплитель", hint: "Минвата не горит, пенопласт легче", group: "cladding" },
    dekor_roof: { label: "Декор кровли", hint: "Кровельные панели в цвете на заказ", group: "cladding" },
    dekor_wall: { label: "Декор стен", hint: "Стеновые панели в цвете на заказ", group: "cladding" },
    panels_high_wall: {
      label: "Обшить высокую стену",
      hint: "Ту, которой ангар примыкает к зданию",
      group: "cladding",
    },
    montazh: { label: "Монтаж каркаса", hint: "На вашем готовом фундаменте", group: "works" },
    panels_montazh: { label: "Монтаж панелей", hint: "Без него в цене только сами панели", group: "works" },
  };
}
