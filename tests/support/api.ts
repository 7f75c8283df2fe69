import { apiDocuments } from "../../src/api/documents.ts";
import { exampleAnswer, exampleCalls } from "../../src/api/example-calls.ts";
import { createHandler } from "../../src/api/handler.ts";
import { engine, manufacturer, priceList } from "./example-engine.ts";

/** The API on the real price list and a made-up host, from the sources. */
export const documents = apiDocuments({ engine, priceList, manufacturer, baseUrl: engine.baseUrl });
const handler = createHandler({ engine, documents });

export const calls = exampleCalls(priceList);
/** Path that opens the example by its id. */
export const byId = `/v1/calc/id/${exampleAnswer(engine).calculation_id}`;

/** `path` starts with a slash. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  return handler(new Request(engine.baseUrl + path, init));
}

export function post(body: string, path = "/v1/calc", type = "application/json"): Promise<Response> {
  return ask(path, { method: "POST", body, headers: { "content-type": type } });
}
