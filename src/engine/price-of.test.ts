import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine } from "../../tests/support/example-engine.ts";

const { query } = requestsTo(engine);

test("the price alone is that of the whole calculation, and there is none where that is refused", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const { status, body } = engine.calculate(asked);
      const { total_with_vat, area_m2 } = status === 200 ? body.result : {};
      expect(engine.priceOf(asked)).toEqual(status === 200 ? { total_with_vat, area_m2 } : undefined);
    }),
  );
  expect(engine.priceOf({ roof: "dvuhskat", width: 12, length: 30, gates: 99 })).toBeUndefined();
});
