import { expect, test } from "vitest";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { fieldTexts as russianTexts } from "../calculator/form/field-texts.ts";
import { createEngine } from "../engine/create-engine.ts";
import { english } from "../messages/en/answers.ts";
import { fieldTexts as englishTexts } from "../languages/english/instead/calculator/form/field-texts.ts";
import { LANGS } from "../text/lang.ts";
import { countedQuantities, countedRows } from "./counted-rows.ts";

const rules = priceList.formulas!;
const { baseUrl } = engine;
const countings = {
  ru: { rules, engine, fields: russianTexts(priceList) },
  en: {
    rules,
    engine: createEngine({ priceList, manufacturer, baseUrl, language: english }),
    fields: englishTexts(priceList),
  },
};
const rowsIn = (lang: (typeof LANGS)[number]) =>
  Object.fromEntries(countedRows(countings[lang]).map(({ key, when, formula }) => [key, { when, formula }]));
const quantitiesIn = (lang: (typeof LANGS)[number]) =>
  Object.fromEntries(countedQuantities(countings[lang]).map(({ title, formula }) => [title, formula]));

test("a position is told by when it is there and what its quantity comes of", () => {
  const [russian, english] = [rowsIn("ru"), rowsIn("en")];
  expect(russian["edge_column"]).toEqual({ when: "число скатов = 2", formula: "рамы × 2\u00a0колонны" });
  expect(russian["low_column"]).toEqual({ when: "число скатов = 1", formula: "рамы" });
  expect(russian["gate_frame"]).toEqual({ when: "", formula: "число ворот" });
  expect(russian["roof_purlin_bolted"]).toEqual({
    when: "прогоны кровли на сварке: нет",
    formula: "число скатов × ряды прогонов (длина ската) × шаги рам",
  });
  expect(russian["strut"]!.formula).toBe("шаги рам × (2, если число скатов = 1; 3, если число скатов = 2)");
  expect(english["wall_panel_foam"]!.when).toBe("sandwich panels: yes and insulation: polystyrene foam");
  expect(english["panel_trim"]!.formula).toBe("length of trim ÷ 2.4\u00a0m ↑");
});

test("so are the quantities behind it, with brackets where the words would be read otherwise", () => {
  const [russian, english] = [quantitiesIn("ru"), quantitiesIn("en")];
  expect(russian["рамы"]).toBe("шаги рам + 1");
  expect(russian["ряды прогонов (протяжённость)"]).toBe("(протяжённость ÷ 1,5\u00a0м ↑) + 1");
  expect(russian["ворота в торцах"]).toBe("число ворот, если где стоят ворота: не по длинной стороне");
  expect(english["braced bays"]).toBe("bays if bays = 1, else 2 + ((bays − 2) ÷ 6 ↓)");
  expect(english["height of the clad long walls together"]).toBe(
    "column height + (height of the other long wall if roof that adjoins a building: no or clad the high wall: yes)",
  );
  expect(Object.keys(english)).not.toContain("width");
});

test.each(LANGS)("no name of the data is left in %s", (lang) => {
  const told = [
    ...countedRows(countings[lang]).flatMap(({ when, formula }) => [when, formula]),
    ...countedQuantities(countings[lang]).flatMap(({ title, formula }) => [title, formula]),
  ];
  expect(told.filter((text) => /[a-z]_[a-z]|\w\.[a-z]|undefined|NaN/.test(text))).toEqual([]);
});
