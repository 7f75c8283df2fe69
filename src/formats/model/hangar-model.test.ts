import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { hangarModel } from "./hangar-model.ts";
import { panelLine } from "./panels.ts";

const { validQuery } = requestsTo(engine);
const DRAWN = new Set(engine.priceList.formulas!.rows.flatMap(({ code, drawn }) => (drawn ? [code] : [])));

test("every piece of the rows that are drawn is in the model once, under its line, and their panels clad it", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const { body } = engine.calculate(asked);
      if (!("result" in body)) throw new Error("not calculated");
      const model = hangarModel(body, engine.layoutOf(asked)!);
      const drawn = new Map<string, number[]>();
      for (const { line, index } of model.pieces) drawn.set(line.code, [...(drawn.get(line.code) ?? []), index]);
      const lines = body.result.materials.filter((line) => !line.group).filter(({ code }) => DRAWN.has(code));
      const isArea = ({ unit }: { unit: string }) => unit === "м²";
      const panels = model.cladding.length > 0 ? [panelLine(model, "roof"), panelLine(model, "wall")] : [];
      expect(lines.filter(isArea)).toEqual(panels);
      for (const line of lines) {
        if (isArea(line)) continue;
        expect(drawn.get(line.code)).toEqual(Array.from({ length: line.qty }, (_, i) => i + 1));
        drawn.delete(line.code);
      }
      expect([...drawn]).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
