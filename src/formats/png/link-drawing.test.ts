import fc from "fast-check";
import { h } from "preact";
import render from "preact-render-to-string";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { rasterize } from "../../../scripts/build/rasterizer.ts";
import { LinkPicture } from "./LinkPicture.tsx";
import { linkDrawing } from "./link-drawing.tsx";

const { answer, validQuery } = requestsTo(engine);

const ASKED = { roof: "dvuhskat", width: "12", length: "30", gates: "2" };

/** Width of the picture and its margins, and of a letter of 28 pixels at most on an average over a line. */
const [WIDTH, MARGIN, LETTER] = [1200, 72, 14.6];

/** From the price down to the name of a height at least, and between the names of two, in letters of 17 pixels. */
const [CLEAR, APART] = [26, 20];

test("is a picture of 1200 × 630 with the same bytes each time", () => {
  const drawing = linkDrawing(answer(ASKED), engine.layoutOf(ASKED)!);
  const png = rasterize(drawing);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe("PNG");
  const words = new DataView(png.buffer);
  expect([words.getUint32(16), words.getUint32(20)]).toEqual([WIDTH, 630]);
  expect(Buffer.compare(rasterize(drawing), png)).toBe(0);
});

test("has room for the words of any hangar, clear of the drawing, and keeps the names of heights apart", () => {
  fc.assert(
    fc.property(validQuery, (asked) => {
      const drawing = linkDrawing(answer(asked), engine.layoutOf(asked)!);
      const lines = [...drawing.matchAll(/<text class="hangar" x="72" y="(\d+)">([^<]*)/g)];
      for (const [, , words] of lines) expect(words!.length * LETTER).toBeLessThan(WIDTH - 2 * MARGIN + LETTER);
      const lowest = Number(/<text x="72" y="(\d+)"/.exec(drawing)![1]);
      const [sheet, unit] = /<g class="sheet" transform="scale\(([\d.]+)\)">.*<\/g>/s.exec(drawing)!;
      const named = [...sheet.matchAll(/<text class="size" x="([\d.]+)" y="([\d.]+)" dy/g)];
      const labels = named.map(([, x, y]) => [x, Number(y) * Number(unit)] as const);
      for (const [, label] of labels) expect(label).toBeGreaterThan(lowest + CLEAR);
      for (const [x, label] of labels)
        for (const [other, below] of labels)
          if (other === x && below > label) expect(below - label).toBeGreaterThan(APART);
    }),
    { numRuns: runs(60) },
  );
});

test("under a heading of its own begins with the roof, then the sizes", () => {
  const drawing = render(
    h(LinkPicture, { heading: "Сколько стоит ангар", body: answer(ASKED), layout: engine.layoutOf(ASKED)! }),
  );
  expect(drawing).toContain(">Двускатный, 12\u00a0×\u00a030\u00a0м, колонны 4,35\u00a0м, ");
});
