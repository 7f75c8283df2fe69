import { expect, test } from "vitest";
import { documents } from "../../../tests/support/api.ts";
import { openApiReference } from "./reference.ts";
import { typeOf } from "./type-text.ts";

const { body } = documents["/openapi.json"]!;
const json = JSON.parse(body) as {
  paths: Record<string, Record<string, { operationId: string; parameters?: unknown[]; responses: object }>>;
  components: { schemas: object };
};
const reference = openApiReference(body);
const operations = reference.tags.flatMap((tag) => tag.operations);

test("every operation is there, with all its parameters and answers", () => {
  const described = Object.values(json.paths).flatMap((methods) => Object.values(methods));
  const counted = described.map(({ operationId, parameters = [], responses }) => [
    operationId,
    parameters.length,
    Object.keys(responses).length,
  ]);
  expect(operations.map(({ id, parameters, answers }) => [id, parameters.length, answers.length]).sort()).toEqual(
    counted.sort(),
  );
});

test("every schema is there, and every type names one of them", () => {
  const names = reference.schemas.map(({ name }) => name);
  expect(names).toEqual(Object.keys(json.components.schemas));
  const types = [
    ...reference.schemas.flatMap(({ type, fields }) => [type ?? [], ...fields.map((field) => field.type)]),
    ...operations.flatMap(({ parameters, answers }) => [...parameters, ...answers].map(({ type }) => type ?? [])),
  ];
  for (const part of types.flat()) {
    if (typeof part === "object" && "schema" in part) expect(names).toContain(part.schema);
    else expect(typeof part === "string" ? part : part.value).toBeTruthy();
  }
});

test("every example is shown once, and then referred to; no two have one anchor", () => {
  const examples = operations.flatMap(({ body, answers }) => [body, ...answers].flatMap((one) => one?.examples ?? []));
  const anchors = examples.map(({ anchor }) => anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  const first = examples.filter(({ shownAt }) => shownAt === undefined);
  expect(first.every(({ text }) => text !== "")).toBe(true);
  for (const { shownAt } of examples.filter((one) => one.shownAt !== undefined)) {
    expect(first.map(({ anchor }) => anchor)).toContain(shownAt);
  }
  expect(first.filter(({ anchor }) => anchor.endsWith("calculate_hangar-200-complete"))).toHaveLength(1);
});

test("fields within nameless objects are told by their path", () => {
  const fieldsOf = (name: string) => reference.schemas.find((schema) => schema.name === name)!.fields;
  const named = (name: string) => fieldsOf(name).map((field) => field.name);
  expect(named("ErrorBody")).toEqual(
    expect.arrayContaining(["error", "error.code", "alternatives", "alternatives[].url"]),
  );
  expect(named("PriceList")).toEqual(expect.arrayContaining(["meta.version", "roofs.{…}.widths.{…}.truss"]));
});

test.each([
  [{ $ref: "#/components/schemas/Line" }, [{ schema: "Line" }]],
  [{ enum: ["a", 1] }, [{ value: '"a"' }, " or ", { value: "1" }]],
  [{ const: true }, [{ value: "true" }]],
  [{ type: ["string", "number"] }, ["string or number"]],
  [{ type: "integer", minimum: 0, maximum: 20 }, ["integer", ", 0…20"]],
  [{ type: "array", items: { type: "string" }, minItems: 1 }, ["list of ", "string", " ≥ 1 items"]],
  [{ type: "object", additionalProperties: { type: "number" } }, ["map of ", "number"]],
])("%j in words", (schema, words) => {
  expect(typeOf(schema)).toEqual(words);
});
