import fc from "fast-check";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { rasterize } from "../../../scripts/build/rasterizer.ts";
import { linkDrawing } from "./link-drawing.tsx";

const { answer, validQuery } = requestsTo(engine);

const ASKED = { roof: "dvuhskat", width: "12", length: "30", gates: "2" };

/** Width of the picture and its margins, and of a letter of 28 pixels at most on an average over a line. */
const [WIDTH, MARGIN, LETTER] = [1200, 72, 14.6];

test("is a picture of 1200 × 630 with the same bytes each time", () => {
  const drawing = linkDrawing(answer(ASKED), engine.layoutOf(ASKED)!);
  const png = rasterize(drawing);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
  const words = new DataView(png.buffer);
  expect([words.getUint32(16), words.getUint32(20)]).toEqual([WIDTH, 630]);
  expect(Buffer.compare(rasterize(drawing), png)).toBe(0);
});

test("has room for the words of any hangar, over the drawing", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const drawing = linkDrawing(answer(asked), engine.layoutOf(asked)!);
      const lines = [...drawing.matchAll(/<text class="hangar" x="72" y="(\d+)">([^<]*)/g)];
      for (const [, , words] of lines) expect(words!.length * LETTER).toBeLessThan(WIDTH - 2 * MARGIN + LETTER);
      const lowest = Number(/<text x="72" y="(\d+)"/.exec(drawing)![1]);
      const levels = [...drawing.matchAll(/<path class="wall" d="M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
      for (const level of levels) expect(level).toBeGreaterThan(lowest);
    }),
    { numRuns: runs(60) },
  );
});
