import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { hangarModel } from "./hangar-model.ts";

const { validQuery } = requestsTo(engine);

/** Lines that are not counted in pieces of the frame. */
const NO_PIECES = /^(FX|SP|OP-RAILS)/;

test("every piece that the bill counts is in the model once, under its line", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const { body } = engine.calculate(asked);
      if (!("result" in body)) throw new Error("not calculated");
      const { pieces } = hangarModel(body, engine.layoutOf(asked)!);
      const drawn = new Map<string, number[]>();
      for (const { line, index } of pieces) drawn.set(line.code, [...(drawn.get(line.code) ?? []), index]);
      for (const line of body.result.materials) {
        if (line.group || NO_PIECES.test(line.code)) continue;
        expect(drawn.get(line.code)).toEqual(Array.from({ length: line.qty }, (_, i) => i + 1));
        drawn.delete(line.code);
      }
      expect([...drawn]).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
