import { createHash } from "node:crypto";
import fc from "fast-check";
import {
  byId,
  byJson,
  byPath,
  byQuery,
  type ExampleRequest,
} from "../../src/http/openapi/examples/example-requests.ts";
import { requestsTo, type Query } from "../support/arbitraries.ts";
import { ask, engine } from "../support/built-product.ts";
import type { HttpRequest } from "./host.ts";

const COUNT = 2_000;

/** The same every time, so that a difference can be looked at; some ask for more openings than fit. */
const queries = fc.sample(requestsTo(engine).query, { numRuns: COUNT, seed: 20_261_121 });

const STYLES: ((request: Query) => ExampleRequest)[] = [byQuery, byJson, byPath, idOrQuery];

function idOrQuery(request: Query): ExampleRequest {
  const { status, body } = engine.calculate(request);
  return status === 200 ? byId(body.calculation_id) : byQuery({ ...request, explain: 1 });
}

/** Random configurations in every style of a call. */
export const CONFIGURATIONS: HttpRequest[] = queries.map((request, at) => {
  const { method, url, headers = {}, body } = STYLES[at % STYLES.length]!(request);
  return { method, path: url, headers, ...(body !== undefined && { body }) };
});

/** SHA-256 of what the function in this process answers to each of them. */
export async function expectedDigests(): Promise<string[]> {
  const digests: string[] = [];
  for (const { path, method, headers, body } of CONFIGURATIONS) {
    const response = await ask(path, { method, headers, ...(body !== undefined && { body }) });
    digests.push(
      createHash("sha256")
        .update(new Uint8Array(await response.arrayBuffer()))
        .digest("hex"),
    );
  }
  return digests;
}
