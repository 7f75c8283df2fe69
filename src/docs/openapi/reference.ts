import type { AnswerJson, Content, DescriptionJson, OperationJson, Referable, SchemaJson } from "./openapi-json.ts";
import { typeOf, type TypeText } from "./type-text.ts";

/*
 * The interface description as plain data for a page: references resolved, types in words, everything with an anchor.
 */

export interface ReferenceField {
  /** A dotted path from the schema; `[]` stands for each item of a list, `{…}` for each key of a map. */
  name: string;
  type: TypeText;
  required: boolean;
  description: string;
}

export interface ReferenceParameter extends ReferenceField {
  place: "path" | "query";
  example: string;
}

export interface ReferenceExample {
  anchor: string;
  summary: string;
  /** Anchor of the same example at an earlier answer; then nothing more is said here. */
  shownAt: string | undefined;
  /** One line each: method, address and what is sent. */
  requests: string[];
  /** Indented JSON, or a table as it is. */
  text: string;
}

export interface ReferenceAnswer {
  status: string;
  description: string;
  headers: { name: string; description: string; example: string }[];
  /** None for an answer without a body. */
  type: TypeText | undefined;
  mediaType: string | undefined;
  examples: ReferenceExample[];
}

export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ReferenceParameter[];
  body: { type: TypeText; description: string; examples: ReferenceExample[] } | undefined;
  answers: ReferenceAnswer[];
}

export interface ReferenceSchema {
  name: string;
  description: string;
  /** What it is when it is no object with fields. */
  type: TypeText | undefined;
  fields: ReferenceField[];
}

export interface Reference extends Readonly<DescriptionJson["info"]> {
  server: string;
  tags: { name: string; description: string; operations: ReferenceOperation[] }[];
  schemas: ReferenceSchema[];
}

/** `text` is that of /openapi.json. */
export function openApiReference(text: string): Reference {
  const json = JSON.parse(text) as DescriptionJson;
  const [server] = json.servers;

  function resolved<Value extends object>(value: Referable<Value>): Value {
    if (value.$ref === undefined) return value;
    return value.$ref
      .split("/")
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], json) as Value;
  }

  const shown = new Map<object, string>();

  const examplesOf = (of: string, examples: Content["examples"] = {}): ReferenceExample[] =>
    Object.entries(examples).map(([name, referable]) => {
      const example = resolved(referable);
      const { summary, value, "x-requests": requests = [] } = example;
      const anchor = `${of}-${name}`;
      const shownAt = shown.get(example);
      if (shownAt === undefined) shown.set(example, anchor);
      return {
        anchor,
        summary,
        shownAt,
        requests: requests.map(({ method, url, headers = {}, body }) =>
          [`${method} ${url}`, ...Object.entries(headers).map((header) => header.join(": ")), body ?? ""]
            .join("\n")
            .trim(),
        ),
        text: typeof value === "string" ? value : JSON.stringify(value, null, 2),
      };
    });

  function answerOf(id: string, status: string, referable: Referable<AnswerJson>): ReferenceAnswer {
    const { description, headers = {}, content = {} } = resolved(referable);
    const [body] = Object.entries(content);
    return {
      status,
      description,
      headers: Object.entries(headers).map(([name, header]) => ({ name, ...header })),
      type: body && typeOf(body[1].schema),
      mediaType: body?.[0],
      examples: examplesOf(`${id}-${status}`, body?.[1].examples),
    };
  }

  function operationOf(method: string, path: string, operation: OperationJson): ReferenceOperation {
    const body = Object.values(operation.requestBody?.content ?? {})[0];
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      summary: operation.summary,
      description: operation.description,
      parameters: (operation.parameters ?? []).map(({ schema, example, in: place, ...parameter }) => ({
        ...parameter,
        place,
        type: typeOf(schema),
        example: String(example ?? ""),
      })),
      body: body && {
        type: typeOf(body.schema),
        description: operation.requestBody!.description,
        examples: examplesOf(`${operation.operationId}-body`, body.examples),
      },
      answers: Object.entries(operation.responses).map(([status, answer]) =>
        answerOf(operation.operationId, status, answer),
      ),
    };
  }

  const operations = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      operation: operationOf(method, path, operation),
    })),
  );
  return {
    ...json.info,
    server: server!.url,
    tags: json.tags.map((tag) => ({
      ...tag,
      operations: operations.filter((one) => one.tag === tag.name).map(({ operation }) => operation),
    })),
    schemas: Object.entries(json.components.schemas).map(([name, schema]) => {
      const fields = fieldsOf(schema);
      return {
        name,
        description: schema.description ?? "",
        type: fields.length > 0 ? undefined : typeOf(schema),
        fields,
      };
    }),
  };
}

/** Fields of an object and of the nameless objects within it, each after the one that it belongs to. */
function fieldsOf(schema: SchemaJson, prefix = ""): ReferenceField[] {
  const { properties = {}, required = [] } = schema;
  const own = Object.entries(properties).flatMap(([key, value]) => {
    const name = prefix + key;
    const field = { name, type: typeOf(value), required: required.includes(key), description: value.description ?? "" };
    return [field, ...within(value, name)];
  });
  return own;
}

/** What lies deeper in a value that has no name of its own. */
function within(schema: SchemaJson, name: string): ReferenceField[] {
  if (schema.items) return within(schema.items, `${name}[]`);
  if (typeof schema.additionalProperties === "object") return within(schema.additionalProperties, `${name}.{…}`);
  return fieldsOf(schema, `${name}.`);
}
