import { expect, test } from "vitest";
import { engine } from "../../tests/support/example-engine.ts";

const EVERYTHING = { roof: "dvuhskat", width: "15.1", length: "30", gates: "2", panels: "1", montazh: "1", piles: "1" };

/** Writes over all that can be written over, at any depth. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    spoil((value as Record<string, unknown>)[key]);
    Reflect.set(value, key, "spoilt");
  }
}

test.each([
  ["an answer", EVERYTHING],
  ["an answer with explanations", { ...EVERYTHING, explain: "1" }],
  ["an error", { ...EVERYTHING, width: "99", colour: "red" }],
  ["an error that lacks a roof", {}],
])("who changes %s does not change the next", (_, parameters) => {
  const before = structuredClone(engine.calculate(parameters));
  spoil(engine.calculate(parameters));
  expect(engine.calculate(parameters)).toEqual(before);
});
