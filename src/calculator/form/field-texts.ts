import { optionFields, type FieldText, type OptionText } from "../../options/fields.ts";
import type { OptionName } from "../../options/options.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { FieldName } from "./form-state.ts";

/** Names and explanations of the form's fields, in its order. */
export function fieldTexts(
  priceList: PriceList,
): Record<Exclude<FieldName, OptionName>, FieldText> & Record<OptionName, OptionText> {
  return {
    roof: { label: "Тип крыши", hint: "От типа крыши зависят шаг рам и ширины, которые мы выпускаем" },
    width: { label: "Ширина", hint: "По торцу ангара" },
    length: { label: "Длина", hint: "Вдоль ряда рам" },
    height: { label: "Высота", hint: "Колонна по низкой стороне" },
    ...optionFields(priceList, "ru"),
  };
}
