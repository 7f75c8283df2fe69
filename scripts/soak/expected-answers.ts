import fc from "fast-check";
import {
  byBody,
  byJson,
  byPath,
  byQuery,
  get,
  type ExampleRequest,
} from "../../src/http/openapi/examples/example-requests.ts";
import { requestsTo } from "../../tests/support/arbitraries.ts";
import { engine, handler } from "../../tests/support/built-product.ts";

/** A request and the only answer to it. */
export interface Expected {
  request: ExampleRequest;
  status: number;
  body: string;
}

const REQUESTS = 600;

const bare = fc
  .tuple(requestsTo(engine).query, fc.constantFrom(byQuery, byJson, byPath), fc.constantFrom({}, { montaz: "1" }))
  .map(([asked, style, wrong]) => style({ ...asked, ...wrong }));
const batch = fc
  .array(requestsTo(engine).query, { minLength: 1, maxLength: 10 })
  .map((items) => ({ ...byBody(JSON.stringify({ items })), url: "/v1/calc/batch" }));
const document = fc
  .constantFrom("/prices.json", "/options.json", "/llms.txt", "/v1/search?budget=3000000", "/v1/understand?text=12x30")
  .map(get);
const request = fc.oneof(
  { arbitrary: bare, weight: 8 },
  { arbitrary: batch, weight: 1 },
  { arbitrary: document, weight: 1 },
);

/** Requests of every kind, right and wrong, with what the function of the same build answers by itself. */
export async function expectedAnswers(seed: number): Promise<Expected[]> {
  const expected: Expected[] = [];
  for (const asked of fc.sample(request, { numRuns: REQUESTS, seed })) {
    const { method, url, headers = {}, body } = asked;
    const reply = await handler(
      new Request(engine.baseUrl + url, { method, headers, ...(body !== undefined && { body }) }),
    );
    expected.push({ request: asked, status: reply.status, body: await reply.text() });
  }
  return expected;
}
