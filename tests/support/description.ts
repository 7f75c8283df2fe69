import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import { ask, engine, handlerWithPictures } from "./built-product.ts";

type Json = Record<string, unknown>;

export interface ExampleJson {
  summary: string;
  value?: unknown;
  "x-requests"?: ExampleRequest[];
}

type Reference<Value> = Value & { $ref?: string };

export interface HeaderJson {
  example?: string;
}

export interface ResponseJson {
  headers?: Record<string, HeaderJson>;
  content?: Record<string, { schema: Json; examples?: Record<string, Reference<ExampleJson>> }>;
}

export interface OperationJson {
  operationId: string;
  tags: string[];
  parameters?: {
    name: string;
    in: "query" | "path";
    example?: unknown;
  }[];
  requestBody?: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
  responses: Record<string, Reference<ResponseJson>>;
}

export interface Operation extends OperationJson {
  method: string;
  path: string;
}

/** /openapi.json of the built product. */
export const text = await (await ask("/openapi.json")).text();
export const description = JSON.parse(text) as {
  paths: Record<string, Record<string, OperationJson>>;
  components: { schemas: Record<string, Json>; examples: Record<string, ExampleJson> };
};

export const operations: Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** What stands at a reference, or the thing itself. */
export function resolved<Value extends object>(value: Reference<Value>): Value {
  if (value.$ref === undefined) return value;
  const path = value.$ref.split("/").slice(1);
  return path.reduce<unknown>((at, key) => (at as Json)[key], description) as Value;
}

/** The operation that a request is one of; the most literal path decides, as in OpenAPI. */
export function operationOf({ method, url }: Pick<ExampleRequest, "method" | "url">): Operation | undefined {
  const segments = new URL(url, engine.baseUrl).pathname.split("/");
  return operations
    .filter((operation) => operation.method === method && fits(operation.path.split("/"), segments))
    .sort((a, b) => a.path.split("{").length - b.path.split("{").length || b.path.length - a.path.length)[0];
}

/** An id has no point: with one it is a file, of which the tables alone are described. */
function fits(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, at) =>
      new RegExp(
        `^${part
          .replaceAll(".", "\\.")
          .replace("{calculation_id}", "[^.]+")
          .replace(/\{\w+\}/, ".+")}$`,
      ).test(segments[at]!),
    )
  );
}

/** Sends a request to the built function, on a host that makes pictures. */
export function send({ method, url, headers = {}, body }: ExampleRequest): Promise<Response> {
  const init = { method, headers, ...(body !== undefined && { body }) };
  return handlerWithPictures(new Request(`${engine.baseUrl}${url}`, init));
}

// OpenAPI's own keywords (`example`) are no part of JSON Schema.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { uri: (value) => URL.canParse(value), date: /^\d{4}-\d\d-\d\d$/ },
});
ajv.addSchema(description, "openapi.json");
const compiled = new Map<string, ValidateFunction>();

/** Why an answer is not as an operation describes it; nothing when it is. */
export function misfit(operation: Operation, status: number, contentType: string, body: unknown): string | undefined {
  const response = operation.responses[status];
  if (!response) return `${operation.operationId} does not describe status ${status}`;
  const mediaType = contentType.split(";")[0]!;
  const content = resolved(response).content?.[mediaType];
  if (!content) return `${operation.operationId} does not describe ${mediaType} of ${status}`;
  const schema = JSON.stringify(content.schema).replaceAll('"#/', '"openapi.json#/');
  const validate = compiled.get(schema) ?? ajv.compile(JSON.parse(schema) as Json);
  compiled.set(schema, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}
