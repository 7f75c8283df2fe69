import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { guideOf } from "../documents/parameters/parameter-guide.ts";
import { english } from "../messages/en/understanding.ts";
import { english as answers } from "../messages/en/answers.ts";
import type { PriceList } from "../price-list/schema.ts";
import { russian } from "../messages/ru/understanding.ts";

/** A list of thicker panels and other gates. */
const other: PriceList = structuredClone(priceList);
other.rules.gate = { ...other.rules.gate, width_m: 4.5, height_m: 5 };
const [ROOF, WALL] = ["roof_panel_mineral_wool", "wall_panel_mineral_wool"] as const;
const named = (list: PriceList, key: string, name: string) => (list.positions[key]!.name = name);
named(other, ROOF, "Кровельная сэндвич-панель 150 мм, минвата");
named(other, WALL, "Стеновая сэндвич-панель 80 мм, минвата");

const refused = (name: string, list: PriceList) => ({
  name,
  priceList: list,
  loads: undefined,
  roofs: [],
  sizesOf: () => [],
});

test("figures of gates and panels are those of the list, in every text and language", () => {
  expect(russian.told(refused("gate_size", other))).toBe("Рама ворот одна: 4,5×5 м.");
  expect(russian.told(refused("panel_thickness", other))).toBe(
    "Толщина панелей одна: кровельные 150 мм, стеновые 80 мм.",
  );
  const inEnglish = structuredClone(answers.list!.priceList(other));
  named(inEnglish, ROOF, "Roof panel, mineral wool, 150 mm");
  named(inEnglish, WALL, "Wall panel, mineral wool, 80 mm");
  expect(english.told(refused("gate_size", inEnglish))).toBe("There is one frame of a vehicle door: 4.5×5 m.");
  expect(english.told(refused("panel_thickness", inEnglish))).toBe(
    "Panels come in one thickness: 150 mm for the roof, 80 mm for walls.",
  );
  expect(guideOf("gates", other)).toEqual({
    english: "Number of 4.5×5 m vehicle door openings.",
    russian: "число рам ворот 4,5×5 м",
  });
  expect(guideOf("panels", other)).toEqual({
    english: "Add sandwich-panel cladding, roof 150 mm and walls 80 mm.",
    russian: "сэндвич-панели: кровля 150 мм, стены 80 мм",
  });
});

test("a list that names no thickness is told without", () => {
  const silent = structuredClone(other);
  named(silent, WALL, "Стеновая сэндвич-панель, минвата");
  expect(guideOf("panels", silent).russian).toBe("сэндвич-панели");
  expect(russian.told(refused("panel_thickness", silent))).toBe("Толщина панелей одна.");
});
