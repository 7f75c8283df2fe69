import { apiDocuments } from "../../src/http/documents.ts";
import { createEngine } from "../../src/engine/create-engine.ts";
import { exampleAnswer, exampleCalls } from "../../src/documents/examples/example-calls.ts";
import { askedDocument } from "../../src/http/routes/asked/asked-document.ts";
import { formats } from "../../src/http/routes/asked/asked-format.ts";
import { otherEngines } from "../../src/services/asked/asked-engine.ts";
import { createHandler } from "../../src/http/routes/handler.ts";
import { english } from "../../src/messages/en/answers.ts";
import { englishOfCalls } from "../../src/messages/en/words.ts";
import { tagged } from "../../scripts/vite/hangar-documents.ts";
import { engine, manufacturer, priceList } from "./example-engine.ts";

/** The API on the real price list and a made-up host, from the sources. */
export const documents = tagged(apiDocuments({ engine, english, priceList, manufacturer, baseUrl: engine.baseUrl }));
/** The build that the answers are tagged by. */
export const build = "0123456789";
const others = otherEngines(
  engine,
  [],
  (list, language) =>
    createEngine({
      priceList: list,
      manufacturer,
      baseUrl: engine.baseUrl,
      ...(language && { language }),
    }),
  [englishOfCalls],
);
const handler = createHandler({ engine, others, build, documents, askedDocument, formats });

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
