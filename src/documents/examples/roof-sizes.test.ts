import { expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { roofSizes } from "./roof-sizes.ts";

test("sizes are ascending metres, a label in place of its millimetres", () => {
  const roof: PriceList["roofs"][string] = {
    name: "Двускатный",
    description: "Крыша на две стороны",
    pitch_m: 5,
    slope: 0.2,
    slopes: 2,
    spans: 1,
    attached: false,
    default_height_mm: 4350,
    heights: [5550, 3150, 10470],
    widths: {
      23732: { label_m: 23.7, truss: { solid: 10 } },
      7750: { truss: { solid: 10, demountable: 20 } },
    },
  };
  expect(roofSizes({ ...priceList, roofs: { dvuhskat: roof } })).toEqual([
    {
      roof: "dvuhskat",
      name: "Двускатный",
      english: "gable",
      widths: ["7.75", "23.7"],
      heights: ["3.15", "5.55", "10.47"],
      defaultHeight: 4.35,
      baySpacing: 5,
      demountable: ["7.75"],
    },
  ]);
});
