import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import type { WrittenFormat } from "../../formats/write-calculation.ts";
import { FileButton } from "./FileButton.tsx";

const body = exampleAnswer(engine);
const { calculation_id: id, prices_version } = body;
const shown = (format: WrittenFormat, leftOut: string[]) =>
  renderToString(
    <FileButton body={body} format={format} label="Файл" leftOut={leftOut} make={() => Promise.resolve()} />,
  );
const link = (format: string) =>
  `<a class="button" href="/v1/calc/id/${id}.${format}?prices_version=${prices_version}" download="angar-12x30-${id}.${format}" aria-live="polite" aria-busy="false">Файл</a>`;

test("a file is a link to where the service has it, under its own name: browsers inside of messengers save no other", () => {
  expect(shown("xlsx", [])).toBe(link("xlsx"));
});

test("beside words that the price goes without the page makes the files with sums, which say so", () => {
  expect(shown("xlsx", ["Доставка не посчитана"])).not.toContain("href");
  expect(shown("csv", ["Доставка не посчитана"])).not.toContain("href");
  expect(shown("dxf", ["Доставка не посчитана"])).toBe(link("dxf"));
});
