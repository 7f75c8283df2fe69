import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnthropicTool } from "../../src/documents/tools/anthropic-tools.ts";
import type { OpenAiTool } from "../../src/documents/tools/openai-tools.ts";
import type { ErrorBody } from "../../src/engine/response.ts";
import type { ToolValue } from "../../src/documents/tools/tool-definitions.ts";
import { toolPath, type ToolArguments } from "../../src/documents/tools/tool-path.ts";
import { ask, engine } from "../support/built-product.ts";
import { operations } from "../support/description.ts";
import { runs } from "../support/runs.ts";

const openAi = (await (await ask("/tools/openai.json")).json()) as OpenAiTool[];
const anthropic = (await (await ask("/tools/anthropic.json")).json()) as AnthropicTool[];

const NAMES = ["calculate_hangar", "understand_wish", "find_hangars", "open_calculation", "list_options"];
const ajv = new Ajv2020({ allErrors: true });

/** The operation of /openapi.json that answers a tool. */
function operationOf(name: string) {
  return operations.find(({ operationId }) => operationId === name)!;
}

/** As an integrator would run a tool: the operation of the same name, asked with the arguments that were given. */
function run(name: string, given: ToolArguments): Promise<Response> {
  return ask(toolPath(operationOf(name).path, given));
}

test.each(["/tools/openai.json", "/tools/anthropic.json", "/options.json"])(
  "%s is open to any page and is not sent twice",
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect((await ask(path, { headers: { "If-None-Match": headers.get("etag")! } })).status).toBe(304);
  },
);

test("both files hold the same tools, and each is an operation of /openapi.json with those parameters", () => {
  expect(openAi.map(({ name }) => name)).toEqual(NAMES);
  expect(anthropic.map(({ name }) => name)).toEqual(NAMES);
  for (const { name, description, input_schema } of anthropic) {
    const { method, parameters = [] } = operationOf(name);
    expect(method).toBe("GET");
    // Of the same call with some fields of its answer.
    const fields = operations.some(({ operationId }) => operationId === `${name}_fields`) ? ["fields"] : [];
    // A discount is never applied: a model is not led to promise one.
    const offered = parameters
      .map((parameter) => parameter.name)
      .filter((one) => one !== "discount" || name !== NAMES[0]);
    expect(Object.keys(input_schema.properties).sort()).toEqual([...offered, ...fields].sort());
    expect(openAi.find((tool) => tool.name === name)!.description).toBe(description);
  }
});

describe("Anthropic's tools", () => {
  test.each(anthropic)("$name: keys, name and description are such as the API takes", (tool) => {
    expect(Object.keys(tool)).toEqual(["name", "description", "input_schema", "input_examples"]);
    expect(tool.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(tool.description.split(". ").length).toBeGreaterThanOrEqual(3);
  });

  test.each(anthropic)(
    "$name: its examples fit its schema and are answered",
    async ({ name, input_schema, input_examples }) => {
      const validate = ajv.compile(input_schema);
      expect(input_examples.length).toBeGreaterThan(0);
      for (const example of input_examples) {
        expect(validate(example), ajv.errorsText(validate.errors)).toBe(true);
        expect((await run(name, example)).status).toBe(200);
      }
    },
  );
});

describe("OpenAI's tools", () => {
  /** Keywords that the strict mode knows. */
  const KNOWN = [
    "type",
    "description",
    "enum",
    "items",
    "minItems",
    "minimum",
    "maximum",
    "pattern",
    "minLength",
    "maxLength",
  ];

  test.each(openAi)("$name is as the strict mode wants it", ({ type, strict, description, parameters }) => {
    expect([type, strict]).toEqual(["function", true]);
    expect(description.length).toBeLessThanOrEqual(1024);
    expect(parameters.type).toBe("object");
    expect(parameters.additionalProperties).toBe(false);
    expect(parameters.required).toEqual(Object.keys(parameters.properties));
    for (const value of Object.values(parameters.properties)) {
      for (const keyword of Object.keys(value)) expect(KNOWN).toContain(keyword);
    }
  });

  test.each(openAi)("$name takes null for what Anthropic's may leave out", ({ name, parameters }) => {
    const { input_schema, input_examples } = anthropic.find((tool) => tool.name === name)!;
    const validate = ajv.compile({ ...parameters, $comment: name });
    for (const example of input_examples) {
      const nulls = Object.fromEntries(Object.keys(input_schema.properties).map((key) => [key, null]));
      expect(validate({ ...nulls, ...example }), ajv.errorsText(validate.errors)).toBe(true);
    }
    for (const key of input_schema.required) expect(validate({ ...input_examples[0], [key]: null })).toBe(false);
  });
});

describe("whatever a schema allows, the service understands", () => {
  /** Values that fit a schema; sizes near the standard ones, so that many are answered. */
  function valueOf(
    { type, enum: values, items, minimum = 0, maximum }: ToolValue,
    name: string,
  ): fc.Arbitrary<unknown> {
    if (name === "prices_version") return fc.constant(engine.priceList.meta.version);
    if (values) return fc.constantFrom(...values);
    if (items) return fc.subarray([...items.enum!], { minLength: 1 });
    if (type === "boolean") return fc.boolean();
    if (name === "text") return fc.constantFrom("двускатный 12 на 30", "ангар до 3 млн", "12x30");
    if (type === "string") return fc.constantFrom("ANG-00000000-00000", "ANG-12345678-ABCDE");
    const most = maximum ?? 1000;
    if (type === "integer") return fc.integer({ min: minimum, max: Math.min(most, 100_000_000) });
    return fc.oneof(
      fc.constantFrom(8, 10, 12, 15.5, 4350, 23.7).filter((size) => size >= minimum && size <= most),
      fc.integer({ min: minimum * 100, max: most * 100 }).map((hundredths) => hundredths / 100),
    );
  }

  test.each(anthropic)("$name", async ({ name, input_schema: { properties, required } }) => {
    const given = fc.record(
      Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valueOf(value, key)])),
      { requiredKeys: required },
    );
    await fc.assert(
      fc.asyncProperty(given, async (args) => {
        const reply = await run(name, args);
        if (reply.status === 200) return;
        const { error } = (await reply.json()) as ErrorBody;
        // Only what no schema can say: whether a size exists, openings fit, bounds cross, an id stands for something.
        const crossed = error.problems.every(
          ({ code, parameter }) => code === "unsupported_size" || /_(min|max)$/.test(parameter),
        );
        expect([
          "unsupported_size",
          "does_not_fit",
          "unknown_calculation_id",
          ...(crossed ? ["invalid_parameter"] : []),
        ]).toContain(error.code);
      }),
      { numRuns: runs(300) },
    );
  });
});

test("/options.json lists the sizes that errors list, every parameter, and values that are answered", async () => {
  const list = (await (await ask("/options.json")).json()) as {
    parameters: { name: string; values?: { value: unknown; alias?: string }[]; default?: unknown }[];
    prices_version: string;
    prices_valid_until?: string;
  };
  const { parameters, prices_version, prices_valid_until, ...supported } = list;
  expect(supported).toEqual(engine.errorBody("not_found", []).supported);
  const { version, valid_until } = engine.priceList.meta;
  expect([prices_version, prices_valid_until]).toEqual([version, valid_until]);
  expect(parameters.map(({ name }) => name)).toEqual(Object.keys(engine.parameters));
  const sizes = { roof: "dvuhskat", width: "12", length: "30" };
  const answerTo = async (given: Record<string, string>) => {
    const answer = await ask(`/v1/calc?${String(new URLSearchParams({ ...sizes, ...given }))}`);
    return { status: answer.status, text: await answer.text() };
  };
  for (const { name, values = [], default: byDefault } of parameters.filter(({ name }) => name !== "roof")) {
    for (const { value, alias = value } of values) {
      const answer = await answerTo({ [name]: String(value) });
      expect(answer.status).toBe(200);
      expect(await answerTo({ [name]: String(alias) })).toEqual(answer);
    }
    if (byDefault !== undefined) {
      expect(await answerTo({ [name]: String(byDefault) })).toEqual(await answerTo({}));
    }
  }
});
