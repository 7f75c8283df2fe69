import { calculate, parameters } from "hangar-engine";
import { expect, test, vi } from "vitest";
import { openLink } from "../link/link-to-form.ts";
import { calculateHangar } from "./calculate-hangar.ts";

const INPUT = { roof: "dvuhskat", width: 15, length: 40, gates: 2, montazh: true };

test("the tool answers with the engine's calculation, and the form follows", async () => {
  const dispatch = vi.fn();
  const answer = calculate(INPUT);
  if (answer.status !== 200) throw new Error("the example cannot be calculated");
  const { body } = answer;
  expect(await calculateHangar(dispatch).execute(INPUT)).toEqual({
    content: [{ type: "text", text: body.summary_for_ai }],
    structuredContent: body,
    isError: false,
  });
  const link = openLink(new URL(body.calculator_link).search);
  expect(dispatch.mock.calls).toEqual([[{ type: "bring", link }]]);
});

test("a hangar that does not exist is explained and leaves the form as it is", async () => {
  const dispatch = vi.fn();
  const answer = calculate({ ...INPUT, width: 60 });
  if (answer.status !== 400) throw new Error("the example must be refused");
  const { error } = answer.body;
  expect(await calculateHangar(dispatch).execute({ ...INPUT, width: 60 })).toEqual({
    content: [{ type: "text", text: [error.message, ...error.details].join("\n") }],
    structuredContent: answer.body,
    isError: true,
  });
  expect(dispatch).not.toHaveBeenCalled();
});

test("the tool describes every field of the form", () => {
  const { name, inputSchema } = calculateHangar(() => {});
  expect(name).toBe("calculate_hangar");
  const { properties, required } = inputSchema as { properties: object; required: string[] };
  const { discount, explain, prices_version, lang, ...fields } = parameters;
  expect(Object.keys(properties).sort()).toEqual(Object.keys(fields).sort());
  expect(required).toEqual(["roof", "width", "length"]);
});
