import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { positionOfPrice, priceName } from "./price-names.ts";

const { positions } = priceList;

test.each([
  ["the price of a row", ["prices", "anchor_block"], ["anchor_block"], ""],
  ["by the pitch of frames", ["prices", "roof_purlin", "welded", "5"], ["roof_purlin_welded"], ": шаг рам 5\u00a0м"],
  ["by the number of spans", ["prices", "frame_bolts", "2"], ["frame_bolts"], ": пролётов 2"],
  ["of the row that an option chooses", ["prices", "rails", "H 500"], ["gate_rails_h500"], ""],
  ["of its other row", ["prices", "rails", "Н 1610"], ["gate_rails_h1610"], ""],
  ["of a filler", ["prices", "wall_panel", "Пенопласт"], ["wall_panel_foam"], ""],
  ["beside a size", ["prices", "trim", "price"], ["panel_trim"], ""],
  ["of several rows", ["prices", "decor"], ["roof_decor", "wall_decor"], ""],
  ["of a tier", ["prices", "mounting", 0, "price"], ["frame_mounting"], ": колонна до 4,35\u00a0м"],
] as [string, (string | number)[], string[], string][])(
  "a price is named by its position: %s",
  (_, path, keys, more) => {
    const [first = "", ...others] = keys.map((key) => positions[key]!.name);
    const names = [first, ...others.map((name) => name[0]!.toLowerCase() + name.slice(1))].join(" и ");
    expect(priceName(path, priceList)).toBe(names + more);
    expect(positionOfPrice(path, priceList)).toBe(keys[0]);
  },
);

test("prices that columns share have names of their own", () => {
  expect(priceName(["prices", "column", "heavy", "per_m"], priceList)).toBe("Колонна усиленная: за метр высоты");
  expect(positionOfPrice(["prices", "column", "heavy", "per_m"], priceList)).toBe("edge_column");
  expect(positionOfPrice(["prices", "column", "fachwerk", "base"], priceList)).toBe("fachwerk_column");
});
