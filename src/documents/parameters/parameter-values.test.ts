import { expect, test } from "vitest";
import { engine, manufacturer, priceList } from "../../../tests/support/example-engine.ts";
import { createEngine } from "../../engine/create-engine.ts";
import { english } from "../../messages/en/answers.ts";
import { parameterValues } from "./parameter-values.ts";

const speaking = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: english });

test("a roof is told by its name and in English, once where these are the same", () => {
  expect(parameterValues(engine).roof.description).toContain("dvuhskat — Двускатный (gable); ");
  expect(parameterValues(speaking).roof.description).toContain("dvuhskat — Gable; ");
});
