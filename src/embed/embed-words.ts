import { counted, decimal, quoted, withUnit } from "../text/format.ts";

/* What the element of other sites says besides the form and the result that it shares with the calculator's page. */

export const accepted = {
  theme: "light или dark; без него калькулятор следует за страницей",
  lang: "ru или en: язык калькулятора",
};
export const limitsLeaveNothing = "ограничения не оставили ни одного ангара и потому не действуют";
export const roofBeyondLimits = (roof: string, offered: readonly string[]) =>
  `roof: ${roof} не входит в ограничения; есть ${offered.join(", ")}`;
export const languageNotLoaded = (lang: string) => `lang: тексты ${lang} не загрузились, калькулятор говорит по-русски`;
export const came = (text: string) => `пришло ${quoted(text)}`;
export const sizesHere = (sizes: readonly string[]) => `здесь есть ${withUnit(sizes.join("; "), "м")}`;
export const lengthHere = (min_m: number, max_m: number) =>
  `здесь принимается от ${decimal(min_m)} до ${withUnit(max_m, "м")}`;
export const mostHere = (most: number) => `здесь принимается не больше ${most}`;
export const strangeAttributes = "Замечания к настройке";
export const attributesNotUsed = "Часть атрибутов не понята, вместо них — обычные значения";
export const works = "Монтаж и обшивка";
export const allParameters = "Все параметры";
export const whichAre = "— сваи, утеплитель, прогоны и другое";
export const price = "Стоимость";
export const noPrice = "Цены пока нет";
export const calculated = (configuration: string) => `В расчёте: ${configuration}`;
export const sendRequest = "Оставить заявку";
export const wholeCalculation = "Полный расчёт";
export const pricesOf = "Цены производителя:";
export const perSquareMetre = "за м²";
export const area = "площадь";
export const frame = "каркас";
export const frames = (count: number) => counted(count, "рама", "рамы", "рам");
export const production = "изготовление";
export const days = (count: number) => counted(count, "день", "дня", "дней");
export const notIncluded = "Не входит в цену и что учесть";
export const add = "Добавить";
export const newTab = "(в новой вкладке)";
export const past = "Это прошлый расчёт";
export const totalWith = (vat: string, isClad: boolean) => `${isClad ? "Ангар" : "Каркас"}, итого с ${vat}`;
export const including = (vat: string, sum: string) => `в том числе ${vat} — ${sum}`;
