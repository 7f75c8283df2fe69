/*
 * The shape of /openapi.json, as much of it as is read again: by the page that shows it.
 */

/** As much of JSON Schema as the interface description has. */
export interface SchemaJson {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  items?: SchemaJson;
  anyOf?: SchemaJson[];
  oneOf?: SchemaJson[];
  properties?: Record<string, SchemaJson>;
  required?: string[];
  additionalProperties?: boolean | SchemaJson;
}

export interface ExampleJson {
  summary: string;
  value: unknown;
  "x-requests"?: { method: string; url: string; headers?: Record<string, string>; body?: string }[];
}

export interface Content {
  schema: SchemaJson;
  examples?: Record<string, Referable<ExampleJson>>;
}

export interface AnswerJson {
  description: string;
  headers?: Record<string, { description: string; example: string }>;
  content?: Record<string, Content>;
}

export interface OperationJson {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: {
    name: string;
    in: "path" | "query";
    required: boolean;
    description: string;
    schema: SchemaJson;
    example?: unknown;
  }[];
  requestBody?: { description: string; content: Record<string, Content> };
  responses: Record<string, Referable<AnswerJson>>;
}

/** A thing itself or a reference to it. */
export type Referable<Value> = Value & { $ref?: string };

export interface DescriptionJson {
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string; email: string };
    license: { name: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationJson>>;
  components: { schemas: Record<string, SchemaJson> };
}
