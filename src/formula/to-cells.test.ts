import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { print } from "./print.ts";
import { toCells } from "./to-cells.ts";

/* That sheets come to the engine's bills is proven by the bench's, tests/unit/bench/engines.test.ts. */
const { quantities, rows } = toCells(priceList.formulas!, {
  given: (path) => `[${print(path)}]`,
  choice: (option, value) => `"${option} ${value}"`,
});
const ofRow = (key: string) => rows.find(({ row }) => row.key === key)!;

test("quantities are cells, each behind those that it speaks of", () => {
  expect(quantities.get("bays")).toBe("MAX(0,ROUNDUP(({length_m}/[roof.pitch_m])-{slack},0))");
  const names = [...quantities.keys()];
  for (const [place, formula] of [...quantities.values()].entries()) {
    const spokenOf = [...formula.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== "slack");
    expect(spokenOf.filter((name) => !names.slice(0, place).includes(name))).toEqual([]);
  }
});

test("quantities with parameters are written out, figures by cases chosen", () => {
  expect(ofRow("central_column").price).toBe(
    "(INT(([prices.column.central.base]+([prices.column.central.per_m]*{top_m}))/10+0.5+{slack})*10)",
  );
  expect(ofRow("edge_column").price).toContain(
    "IF([roof.spans]=2,[prices.column.heavy.base],IF([prices.heavy_from_span_m]<{field_m}-{slack},[prices.column.heavy.base],[prices.column.light.base]))",
  );
});

test("a row is nothing where its condition does not hold", () => {
  expect(ofRow("truss_demountable").tenths).toBe('IF([truss]="truss Сборный",INT({trusses}*10+0.5),0)');
  expect(ofRow("roof_bracing").tenths).toBe("INT({roof_bracing}*10+0.5)");
  expect([ofRow("screw_pile").estimate, ofRow("gate_frame").estimate]).toEqual(["1=1", "{gate_too_tall}"]);
  expect(ofRow("frame_mounting").price).toBe("[prices.mounting[height_mm].price]");
});
