import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { ask, calls, documents } from "../../../tests/support/api.ts";
import { engine, manufacturer, priceList } from "../../../tests/support/example-engine.ts";
import { parameterTable } from "../../engine/request/parameters.ts";
import { ERROR_CODES } from "../../engine/response.ts";
import { fieldNames } from "../../services/asked/fields.ts";
import { STATUS_OF } from "../errors.ts";
import { english } from "../../messages/en/answers.ts";
import { folderOf } from "../../price-list/prices-folder.ts";
import type { PriceList } from "../../price-list/schema.ts";
import { loadPriceList } from "../../price-proof/load.ts";
import { publishedList } from "../../documents/prices/published-list.ts";
import { openApi } from "./openapi.ts";

type Json = Record<string, unknown>;
type Examples = Record<string, { value?: unknown; $ref?: string }>;
interface Content {
  schema: Json;
  examples?: Examples;
}
interface ErrorSchemas {
  ErrorBody: { properties: { error: { properties: { code: { description: string } } } } };
}
interface Choice {
  enum?: unknown[];
}
interface ParameterJson {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Json;
  example?: unknown;
}
interface OperationJson {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: ParameterJson[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const description = JSON.parse(documents["/openapi.json"]!.body) as {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OperationJson>>;
  components: {
    schemas: Record<string, Json>;
    examples: Record<string, { value: unknown }>;
  };
};
const example = (name: string): string =>
  readFileSync(new URL(`../../../tests/support/example-prices/${name}`, import.meta.url), "utf8");

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

// OpenAPI's own keywords (`example`) are no part of JSON Schema.
const ajv = new Ajv2020({ strict: false, formats: { uri: (text) => URL.canParse(text), date: /^\d{4}-\d\d-\d\d$/ } });
ajv.addSchema(description, "openapi.json");

const compiled = new Map<string, ValidateFunction>();

/** Why a value does not fit a schema of the description; `null` when it does. */
function misfit(schema: Json, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Json);
  compiled.set(text, validate);
  validate(value);
  return validate.errors ?? null;
}

/** The value of an example, or of the one that it refers to. */
function valueOf({ value, $ref }: Examples[string]): unknown {
  return $ref === undefined ? value : description.components.examples[$ref.split("/").at(-1)!]?.value;
}

test("is OpenAPI 3.1 of interface 1.0.0 on this host", () => {
  expect(description.openapi).toMatch(/^3\.1\./);
  expect(description.info.version).toBe("1.0.0");
  expect(description.servers.map(({ url }) => url)).toEqual([engine.baseUrl]);
});

test("describes every call under a name of its own", () => {
  expect(
    Object.fromEntries(operations.map(({ method, path, operationId }) => [operationId, `${method} ${path}`])),
  ).toEqual({
    calculate_hangar: "get /v1/calc",
    download_calculation: "get /v1/calc.{format}",
    calculate_hangar_fields: "get /v1/calc.json",
    open_calculation_fields: "get /v1/calc/id/{calculation_id}.json",
    find_hangars_fields: "get /v1/search.json",
    understand_wish_fields: "get /v1/understand.json",
    download_csv_by_id: "get /v1/calc/id/{calculation_id}.csv",
    calculate_hangar_by_json: "post /v1/calc",
    calculate_hangar_by_path: "get /v1/calc/{roof}/{width}/{length}/{height}",
    calculate_hangar_by_path_with_options: "get /v1/calc/{roof}/{width}/{length}/{height}/{opts}",
    open_calculation: "get /v1/calc/id/{calculation_id}",
    calculate_hangars: "post /v1/calc/batch",
    download_found_hangars_csv: "get /v1/search.csv",
    download_batch_csv: "post /v1/calc/batch.csv",
    understand_wish: "get /v1/understand",
    understand_wish_by_json: "post /v1/understand",
    find_hangars: "get /v1/search",
    list_options: "get /options.json",
    get_price_list: "get /prices.json",
    get_prices_as_table: "get /prices.csv",
    list_price_lists: "get /prices/index.json",
    get_price_list_version: "get /prices/{version}.json",
  });
});

describe("parameters", () => {
  const names = Object.keys(parameterTable(priceList));
  const ofOperation = (id: string) => operations.find(({ operationId }) => operationId === id);
  const body = description.components.schemas["CalculationRequest"] as { properties: Json; required: string[] };

  test("of the query string and of the body are those of the engine", () => {
    expect(ofOperation("calculate_hangar")?.parameters?.map(({ name }) => name)).toEqual(names);
    expect(Object.keys(body.properties)).toEqual(names);
    expect(body).toMatchObject({ required: ["roof", "width", "length"], additionalProperties: false });
  });

  test("no text calls required what is not", () => {
    for (const { description: text, parameters = [] } of operations) {
      for (const { name } of parameters.filter(({ required }) => !required)) {
        expect(text).not.toMatch(new RegExp(`\\b${name} is required`));
      }
    }
  });

  test("fields are required where answers are described in part, and described nowhere else", () => {
    const taking = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ name }) => name === "fields")
        .map(({ schema, required }) => [operationId, required, (schema["items"] as Choice).enum]),
    );
    expect(taking).toEqual([
      ["calculate_hangar_fields", true, fieldNames("calculation")],
      ["open_calculation_fields", true, fieldNames("calculation")],
      ["find_hangars_fields", true, fieldNames("search")],
      ["understand_wish_fields", true, fieldNames("wish")],
    ]);
  });

  test("what answers hold of a request is a request", () => {
    const { Configuration: configuration, PartialRequest: partial } = description.components.schemas as Record<
      string,
      { properties: Record<string, { type: string; enum?: unknown[] }> }
    >;
    const taken = ofOperation("calculate_hangar")!.parameters!;
    for (const { properties } of [configuration!, partial!]) {
      for (const [name, { type, enum: listed }] of Object.entries(properties)) {
        const inLink = taken.find((one) => one.name === name)!.schema as { type?: string } & Choice;
        const inBody = body.properties[name] as Choice & { anyOf?: (Choice & { type: string })[]; type?: string };
        const forms = [inBody, ...(inBody.anyOf ?? [])].filter((form) => form.type === type);
        expect(forms.length, name).toBeGreaterThan(0);
        if (!inLink.enum) continue;
        expect(inLink.enum, name).toEqual(expect.arrayContaining(listed!));
        expect(
          forms.flatMap((form) => form.enum ?? []),
          name,
        ).toEqual(expect.arrayContaining(listed!));
      }
    }
  });

  const parameters = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.map((parameter) => ({ operationId, ...parameter })),
  );
  test.each(parameters)("$operationId: $name is explained and its examples fit", ({ schema, ...parameter }) => {
    // The longest that the tool import of a chat assistant takes.
    expect(parameter.description.length).toBeLessThanOrEqual(700);
    expect(parameter.example).toBeDefined();
    expect(misfit(schema, parameter.example)).toBeNull();
  });

  test.each(Object.entries(body.properties) as [name: string, schema: Json][])(
    "body: %s is explained and its examples fit",
    (_, schema) => {
      expect(schema["description"]).toBeTruthy();
      for (const example of schema["examples"] as unknown[]) expect(misfit(schema, example)).toBeNull();
    },
  );

  // That an engine takes its own language alone, tests/contract/languages.test.ts shows.
  test.each(names.filter((name) => name !== "lang"))("the engine takes every listed value of %s", (name) => {
    const schema = body.properties[name] as Choice & { anyOf?: Choice[]; examples: unknown[] };
    const listed = [schema, ...(schema.anyOf ?? [])].flatMap((form) => form.enum ?? []);
    const { roof, width, length } = calls.request;
    for (const value of [...listed, ...schema.examples]) {
      const { body } = engine.calculate({ roof, width, length, [name]: value });
      // Another roof may not have this width; the value itself must be understood.
      if ("error" in body) expect(body.error.code).toBe("unsupported_size");
    }
  });
});

describe("what generators of clients stumble over is not there", () => {
  /** Every object of the description but what examples hold. */
  function schemasIn(value: unknown, key = ""): Json[] {
    if (typeof value !== "object" || value === null || ["value", "example", "examples"].includes(key)) return [];
    const within = Object.entries(value).flatMap(([key, inner]) => schemasIn(inner, key));
    return Array.isArray(value) ? within : [value as Json, ...within];
  }
  const schemas = schemasIn(description);

  test("a default, which they demand of whoever calls", () => {
    const requested = [description.components.schemas["CalculationRequest"], operations.map((one) => one.parameters)];
    for (const schema of schemasIn(requested)) expect(schema).not.toHaveProperty("default");
  });

  test("a list of types", () => {
    expect(schemas.filter(({ type }) => Array.isArray(type))).toEqual([]);
  });

  test("a list of versions, which the next one makes wrong", () => {
    expect(
      schemas.filter((schema) => Array.isArray(schema["enum"]) && schema["enum"].includes(priceList.meta.version)),
    ).toEqual([]);
  });

  test("a pattern beside a format, and a single value that is no list", () => {
    expect(schemas.filter(({ format, pattern }) => format === "date" && pattern !== undefined)).toEqual([]);
    expect(schemas.filter((schema) => "const" in schema)).toEqual([]);
  });

  test("a choice of whole answers and parts, and more operations than importers take", () => {
    const choices = operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).filter(({ schema }) => "anyOf" in schema || "oneOf" in schema),
      ),
    );
    expect(choices).toEqual([]);
    expect(operations.length).toBeLessThan(30);
  });
});

describe("operations fit the tool import of a chat assistant", () => {
  test.each(operations)("$operationId", ({ summary, description = "" }) => {
    expect(summary.length).toBeLessThanOrEqual(300);
    expect(description.length).toBeLessThanOrEqual(300);
  });
});

describe("answers", () => {
  const shown = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).flatMap(({ schema, examples = {} }) =>
        Object.entries(examples).map(([name, example]) => ({
          id: `${operationId} ${status}`,
          status: Number(status),
          name,
          schema,
          value: valueOf(example),
        })),
      ),
    ),
  );
  const codesOf = (id: string) =>
    shown.filter((example) => example.id === `${id} 400` && example.name in STATUS_OF).map(({ name }) => name);

  const unique = [...new Map(shown.map((one) => [one.value, one])).values()];
  test.each(unique)("$id: example $name fits its schema", ({ schema, value }) => {
    expect(value).toBeDefined();
    expect(misfit(schema, value)).toBeNull();
  });

  test("every code of an error is explained and shown, under its own status, but those of a flood, and of applications, which people send", () => {
    const unshown = ["too_many_requests", "not_taken"];
    const codes = shown.filter(({ name }) => name in STATUS_OF);
    expect([...new Set(codes.map(({ name }) => name))].sort()).toEqual(
      ERROR_CODES.filter((code) => !unshown.includes(code)).sort(),
    );
    for (const { name, status } of codes) expect(STATUS_OF[name as keyof typeof STATUS_OF]).toBe(status);
    const { code } = (description.components.schemas as unknown as ErrorSchemas).ErrorBody.properties.error.properties;
    for (const one of ERROR_CODES) expect(code.description).toContain(`- \`${one}\` (${STATUS_OF[one]}): `);
  });

  test("every call tells of what any path may be answered with, the slow one's 408 included", () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(["404", "405", "408", "414", "500"]));
    }
  });

  test("each kind of call shows every code that it can be answered with", () => {
    const ofValues = ["invalid_parameter", "unknown_parameter", "unsupported_size", "does_not_fit"];
    expect(codesOf("calculate_hangar")).toEqual(["missing_parameter", ...ofValues]);
    expect(codesOf("calculate_hangar_by_json")).toEqual(["invalid_json", "missing_parameter", ...ofValues]);
    expect(codesOf("calculate_hangar_by_path")).toEqual(ofValues);
    expect(codesOf("open_calculation")).toEqual(["unknown_calculation_id", "invalid_parameter", "unknown_parameter"]);
    expect(codesOf("understand_wish")).toEqual(["missing_parameter", "invalid_parameter", "unknown_parameter"]);
    expect(codesOf("understand_wish_by_json")).toEqual([
      "invalid_json",
      "missing_parameter",
      "invalid_parameter",
      "unknown_parameter",
    ]);
    expect(codesOf("find_hangars")).toEqual(ofValues);
  });

  test("a calculation with and one without a rounded size, an explained one and a part of one are shown", () => {
    const values = Object.entries(description.components.examples).map(
      ([name, { value }]) => [name, value as Json] as const,
    );
    const named = (has: (value: Json) => boolean) => values.filter(([, value]) => has(value)).map(([name]) => name);
    expect(named((value) => "normalization_notes" in value)).toEqual(["calculation_rounded"]);
    expect(named((value) => JSON.stringify(value).includes('"explanation":'))).toEqual(["calculation_explained"]);
    expect(values.map(([name]) => name).filter((name) => name.endsWith("_part"))).toEqual([
      "calculation_part",
      "calculation_english_part",
      "search_part",
      "wish_part",
    ]);
  });

  test("a calculation, an error and a wish are shown in English too", () => {
    const spoken = shown.filter(({ name }) => name.includes("english"));
    expect(new Set(spoken.map(({ id }) => id))).toEqual(
      new Set([
        "calculate_hangar 400",
        "calculate_hangar_fields 200",
        "calculate_hangar_fields 400",
        "download_calculation 400",
        "open_calculation_fields 200",
        "understand_wish 200",
        "understand_wish_by_json 200",
      ]),
    );
    for (const { value } of spoken) {
      const { summary_for_ai, warnings, error, questions } = value as Record<string, unknown>;
      const said = JSON.stringify([summary_for_ai, warnings, error, questions]).replaceAll(manufacturer.legal_name, "");
      expect(said.replace(manufacturer.city, "")).not.toMatch(/[а-яё]/i);
    }
  });

  test("the example body of POST fits its schema and is answered as shown", () => {
    const post = operations.find(({ method }) => method === "post");
    const { schema, examples } = post!.requestBody!.content["application/json"]!;
    const value = examples!["complete"]!.value;
    expect(misfit(schema, value)).toBeNull();
    expect(engine.calculate(value as Json).body).toEqual(
      description.components.examples["calculation_complete"]!.value,
    );
  });

  const describedAs = (path: string) => path.replace(/\d{4}-\d\d-\d\d/, "{version}");
  const documentPaths = Object.keys(documents).filter(
    (path) => path.endsWith(".json") && describedAs(path) in description.paths,
  );
  test.each(documentPaths)("%s fits its schema", async (path) => {
    const content = description.paths[describedAs(path)]!["get"]!.responses["200"] as {
      content: Record<string, Content>;
    };
    expect(misfit(content.content["application/json"]!.schema, await (await ask(path)).json())).toBeNull();
  });

  const listSchema = { $ref: "#/components/schemas/PriceList" };
  const published = (list: PriceList) =>
    JSON.parse(JSON.stringify(publishedList(list, { engine, english }))) as unknown;

  test("a position that comes later with a price of its own keeps the description true", () => {
    const rows = example("positions.yaml").replace(
      "\n  # 6. ",
      `
  gutter:
    { num: 5.8., code: OP-GUTTER, ru: Водосток, en: Gutter, unit: м, qty: "up(length_m × 2, 0.1)", price: prices.gutter }
  ridge:
    num: 5.9.
    code: OP-RIDGE
    ru: Конёк
    en: Ridge
    unit: шт.
    when: roof.slopes = 2
    qty: bays
    price: prices.ridge[roof.pitch_m]

  # 6. `,
    );
    const list = example("price-list.yaml").replace(
      "\nprices:\n",
      "\nprices:\n  gutter: 1200\n  ridge: { 5: 410, 6: 490 }\n",
    );
    const texts = new Map([
      ["positions.yaml", rows],
      ["price-list.yaml", list],
    ]);
    expect(misfit(listSchema, published(loadPriceList(folderOf(texts))))).toBeNull();
  });

  test("a price that went with its position is of older lists alone", () => {
    const { screw_pile: _, ...prices } = priceList.prices;
    const without = { ...priceList, prices } as PriceList;
    expect(misfit(listSchema, published(without))).not.toBeNull();
    const { components } = openApi({
      engine,
      english,
      priceList: without,
      archive: [priceList],
      manufacturer,
      baseUrl: "",
    });
    const { required } = (components!.schemas!["PriceList"] as { properties: Record<string, { required: string[] }> })
      .properties["prices"]!;
    expect(required).toEqual(Object.keys(priceList.prices).filter((name) => name !== "screw_pile"));
  });
});
