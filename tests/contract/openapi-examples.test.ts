import { describe, expect, test } from "vitest";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../src/http/errors.ts";
import { byBody, byQuery, get, type ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import { engine, handler } from "../support/built-product.ts";
import { operationOf, operations, resolved, send, type ExampleJson } from "../support/description.ts";

interface Shown {
  operationId: string;
  status: string;
  name: string;
  example: ExampleJson;
}

const shown: Shown[] = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, response]) =>
    Object.values(resolved(response).content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, example]) => ({ operationId, status, name, example: resolved(example) })),
    ),
  ),
);

/** Requests that are too long to be shown. */
const UNSHOWN: Record<string, ExampleRequest> = {
  uri_too_long: get("/v1/calc?roof=".padEnd(MAX_URL_LENGTH + 1, "x")),
  payload_too_large: byBody(" ".repeat(MAX_BODY_BYTES + 1)),
  batch_too_large: { ...byBody(" ".repeat(MAX_BATCH_BYTES + 1)), url: "/v1/calc/batch" },
};

/** What the service says to a request that breaks while it is read. */
async function failure(): Promise<Response> {
  const broken = { method: "POST", url: `${engine.baseUrl}/v1/calc`, headers: undefined } as unknown as Request;
  const { error } = console;
  console.error = () => undefined;
  try {
    return await handler(broken);
  } finally {
    console.error = error;
  }
}

describe("every example of an answer is the real answer", () => {
  // Who is too slow is answered by the server of Node alone: src/http/hosts/node/connections/refuse-malformed.test.ts.
  const byFunction = shown.filter(({ name }) => name !== "request_timeout");
  const unique = [...new Map(byFunction.map((one) => [one.example, one])).values()];

  test.each(unique)("$operationId $status $name", async ({ status, name, example }) => {
    const requests = example["x-requests"] ?? (name in UNSHOWN ? [UNSHOWN[name]!] : []);
    const replies = name === "internal_error" ? [await failure()] : await Promise.all(requests.map(send));
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) {
      if (status !== "default") expect(reply.status).toBe(Number(status));
      // A table begins with a mark that `text` would take away.
      const isText = typeof example.value === "string";
      const bytes = await reply.arrayBuffer();
      const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
      expect(isText ? text : JSON.parse(text)).toEqual(example.value);
    }
  });
});

describe("every answer of every operation has an example", () => {
  /** These are the same whatever the call. */
  const COMMON = ["404", "405", "406", "408", "414", "500", "default"];
  const rows = operations.flatMap((operation) =>
    Object.entries(operation.responses).map(([status, response]) => ({ ...operation, status, response })),
  );

  test.each(rows)("$operationId $status", ({ operationId, tags, status, response }) => {
    const { content, headers } = resolved(response);
    if (!content) return expect(Object.values(headers ?? {}).map(({ example }) => example)).not.toContain(undefined);
    // What is wrong with a call is told of a file, and of some fields, as it is of the whole JSON.
    const isOfJson = /^download_|_fields$/.test(operationId) && status !== "200";
    const own = shown.filter((one) => one.operationId === operationId && one.status === status);
    // A document stands at its own address.
    if (tags.includes("Reference") && status === "200") return expect(own).toEqual([]);
    expect(own).not.toEqual([]);
    for (const { example } of own) expect(example).toHaveProperty("value");
    if (COMMON.includes(status) || own.every(({ name }) => name in UNSHOWN)) return;
    const askedOf = own.flatMap(({ example }) =>
      (example["x-requests"] ?? []).map((one) => operationOf(one)?.operationId),
    );
    if (!isOfJson) expect(askedOf).toContain(operationId);
  });
});

describe("the examples of what is sent are answered", () => {
  test.each(operations.filter(({ requestBody }) => requestBody))("$operationId", async ({ path, requestBody }) => {
    for (const { value } of Object.values(requestBody!.content["application/json"]!.examples)) {
      expect((await send({ ...byBody(JSON.stringify(value)), url: path })).status).toBe(200);
    }
  });

  test.each(operations.filter(({ method }) => method === "GET"))("$operationId", async ({ path, parameters = [] }) => {
    const query: Record<string, string> = {};
    let filled = path;
    for (const { name, in: place, example } of parameters) {
      expect(example).toBeDefined();
      if (place === "query") query[name] = String(example);
      else filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
    }
    expect([200, 302]).toContain((await send(byQuery(query, filled))).status);
  });
});

describe("the examples of headers are those of the answers", () => {
  const headersOf = (id: string, status: string) =>
    Object.entries(resolved(operations.find(({ operationId }) => operationId === id)!.responses[status]!).headers!);
  const requestOf = (id: string, name: string) =>
    shown.find((one) => one.operationId === id && one.name === name)!.example["x-requests"]![0]!;

  test.each([
    ["calculate_hangar", "200", requestOf("calculate_hangar", "complete")],
    ["calculate_hangar_by_json", "200", byBody('{"roof":"dvuhskat","width":12,"length":30}')],
    ["find_hangars", "405", requestOf("find_hangars", "method_not_allowed")],
  ])("%s %s", async (id, status, request) => {
    const { headers } = await send(request);
    for (const [name, { example }] of headersOf(id, status)) expect(headers.get(name)).toBe(example);
  });

  test("calculate_hangar 304", async () => {
    const headers = headersOf("calculate_hangar", "304");
    const [, etag] = headers.find(([name]) => name === "ETag")!;
    const request = requestOf("calculate_hangar", "complete");
    const reply = await send({ ...request, headers: { "If-None-Match": etag.example! } });
    expect([reply.status, await reply.text()]).toEqual([304, ""]);
    for (const [name, { example }] of headers) expect(reply.headers.get(name)).toBe(example);
  });
});
