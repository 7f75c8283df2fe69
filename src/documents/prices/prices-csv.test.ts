import Papa from "papaparse";
import { expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { pricesCsv } from "./prices-csv.ts";

test("every price of the list has a row, and a name", () => {
  const text = pricesCsv(engine.priceList);
  const { data: rows } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(rows).toContainEqual({
    field: "prices.gate_frame",
    name: expect.stringContaining("ворот") as string,
    price: String(engine.priceList.prices.gate_frame),
  });
  expect(rows.filter(({ name }) => name === "")).toEqual([]);
});
