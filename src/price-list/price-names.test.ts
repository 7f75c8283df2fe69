import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { POSITION_KEYS, POSITIONS, type PositionRow } from "./positions.ts";
import { priceName } from "./price-names.ts";

test.each(POSITION_KEYS.filter((key) => "price" in POSITIONS[key]))("the price of %s is named by it", (key) => {
  const { price = "" }: PositionRow = POSITIONS[key];
  const path = ["prices", ...price.split(".")];
  const name = priceName(/column|mounting/.test(price) ? [...path, 0, "per_m"] : path, priceList)!;
  const words =
    { ...priceList.positions, central_column: undefined, fachwerk_column: undefined }[key]?.name ?? "Колонна";
  expect(name.toLowerCase()).toContain(words.toLowerCase());
});

test("the price of roof and wall decor is named by both", () => {
  expect(priceName(["prices", "decor"], priceList)).toBe(
    "Декор кровельных панелей на заказ и декор стеновых панелей на заказ",
  );
});
