import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { exampleAnswer } from "../../api/openapi/examples/example-calls.ts";
import { ExcelButton } from "./ExcelButton.tsx";

test("a file is a link to where the service has it, under its own name: browsers inside of messengers save no other", () => {
  const body = exampleAnswer(engine);
  const id = body.calculation_id;
  expect(renderToString(<ExcelButton body={body} label="Excel" />)).toBe(
    `<a class="button" href="/v1/calc/id/${id}.xlsx?prices_version=${body.prices_version}" download="angar-12x30-${id}.xlsx" aria-live="polite" aria-busy="false">Excel</a>`,
  );
});
