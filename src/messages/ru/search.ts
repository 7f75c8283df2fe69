import { counted, decimal, grouped, metresOfMm, plural, roubles, withUnit } from "../../text/format.ts";
import type { SearchTexts } from "../search-texts.ts";

const metres = (sizes_mm: readonly number[]): string => withUnit(sizes_mm.map(metresOfMm).join("; "), "м");

export const russian: SearchTexts = {
  accepted: {
    budget: (most, example) => `целое число рублей от 1 до ${grouped(most)}, например ${example}`,
    limit: (most, example) => `целое число от 1 до ${grouped(most)}, например ${example}`,
    roofs: (one) => `один или несколько через запятую: ${one}`,
    sort: "area — сначала самые большие, price — сначала самые дешёвые, price_per_m2 — по цене за м²",
  },
  alwaysToday: { came: "подбор всегда по сегодняшнему прайс-листу", accepted: "уберите этот параметр" },
  crossed: (least, most) => ({
    came: `пришло «${decimal(least)}» и «${decimal(most)}»`,
    accepted: "нижняя граница не может быть больше верхней",
  }),
  areas: (asked, nearest) => ({
    came: `пришло ${asked.map((area) => `«${decimal(area)}»`).join(" и ")}`,
    accepted: `ближайшая площадь подходящих ангаров — ${withUnit(nearest.map(decimal).join(" и "), "м²")}`,
  }),
  truss: "Сборный",
  came: (asked) =>
    `пришло ${asked.map((value) => `«${typeof value === "number" ? decimal(value) : value}»`).join(", ")}`,
  noSuchSizes: "таких размеров нет",
  noneTogether: "вместе таких размеров нет ни у одной крыши",
  thereAre: "есть",
  widths: (sizes_mm) => `ширина ${metres(sizes_mm)}`,
  demountable: (sizes_mm) => `сборная ферма — ${metres(sizes_mm)}`,
  noDemountable: "сборная ферма — нигде",
  heights: (sizes_mm) => `высота ${metres(sizes_mm)}`,
  lengths: (least_m, most_m, baySpacings_m) =>
    `длина от ${decimal(least_m)} до ${withUnit(most_m, "м")},` +
    ` целыми шагами рам по ${withUnit(baySpacings_m.map(decimal).join(" или "), "м")}`,
  somethingFits(budget, count, sort, isBeaten, best) {
    const fits =
      budget === undefined
        ? `Пожеланиям ${plural(count, "отвечает", "отвечают", "отвечают")}`
        : `В бюджет ${roubles(budget)} ${plural(count, "укладывается", "укладываются", "укладываются")}`;
    const which = { area: "Самый большой", price: "Самый дешёвый", price_per_m2: "Самый дешёвый за м²" }[sort];
    return (
      `${fits} ${counted(count, "вариант", "варианта", "вариантов")}` +
      ` из стандартных размеров. ${which}${isBeaten ? " из тех, что не примыкают к зданию" : ""}: ${best}`
    );
  },
  nothingFits: (budget, missing, isBeaten, cheapest) =>
    `В бюджет ${roubles(budget)} ничего не укладывается: не хватает ${roubles(missing)}.` +
    ` Самое дешёвое, что отвечает пожеланиям${isBeaten ? " и не примыкает к зданию" : ""}: ${cheapest}`,
};
