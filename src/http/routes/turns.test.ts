import { expect, test } from "vitest";
import { documents } from "../../../tests/support/api.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { askedBy } from "../reply.ts";
import { askedDocument } from "./asked/asked-document.ts";
import { createApi } from "./handler.ts";

const api = createApi({ engine, documents, askedDocument });
const text = "двускатный 12 на 30";
const posted = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

test.each<[path: string, init?: RequestInit]>([
  [`/v1/understand?text=${encodeURIComponent(text)}`],
  ["/v1/understand", posted({ text })],
  ["/v1/search?budget=3000000"],
  ["/v1/calc/batch", posted({ items: [{ roof: "dvuhskat", width: 12, length: 30 }] })],
  ["/v1/calc", posted({ roof: "dvuhskat", width: 12, length: 30, _note: "a".repeat(2_048) })],
])("what may take long lets all else be done before it: %s", async (path, init) => {
  let [letGoOn, asks, isAnswered] = [() => {}, () => {}, false];
  const mayGoOn = new Promise<void>((goOn) => (letGoOn = goOn));
  const hasAsked = new Promise<void>((asked) => (asks = asked));
  const request = {
    ...askedBy(new Request(engine.baseUrl + path, init)),
    turn: () => (asks(), mayGoOn),
  };
  const answer = Promise.resolve(api(request)).then(({ status }) => {
    isAnswered = true;
    return status;
  });
  await Promise.race([hasAsked, answer]);
  await new Promise(setImmediate);
  expect(isAnswered).toBe(false);
  letGoOn();
  expect(await answer).toBe(200);
});
