import { describe, expect, test } from "vitest";
import { ask, build, byId, calls, documents, post } from "../../../tests/support/api.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { exampleAnswer } from "../../documents/examples/example-calls.ts";
import { createHandler } from "./handler.ts";

const ALL_METHODS = "GET, HEAD, POST, OPTIONS";
const READ_METHODS = "GET, HEAD, OPTIONS";

describe("every style of the same call has the same answer, byte for byte", () => {
  const expected = JSON.stringify(exampleAnswer(engine));
  const { roof, width, length, height } = calls.request;
  const rows: [style: string, call: () => Promise<Response>][] = [
    ["query string", () => ask(calls.query)],
    ["query string, trailing slash", () => ask(calls.query.replace("calc?", "calc/?"))],
    ["path, hyphens", () => ask(calls.pathWithHyphens)],
    ["path, commas", () => ask(calls.pathWithCommas)],
    ["path, mixed", () => ask(`${calls.path}/gates-1,montazh=1,panels-1,panels_montazh=1`)],
    ["path, escaped once", () => ask(calls.pathWithCommas.replaceAll("=", "%3D").replaceAll(",", "%2C"))],
    ["path, trailing slash", () => ask(`${calls.pathWithHyphens}/`)],
    ["path and query string", () => ask(`${calls.path}?gates=1&montazh=1&panels=1&panels_montazh=1`)],
    ["path with marks of a campaign", () => ask(`${calls.pathWithHyphens}?utm_source=mail&yclid=1`)],
    ["path, an option twice alike", () => ask(`${calls.pathWithHyphens}?gates=1`)],
    ["JSON body", () => post(calls.body)],
    ["JSON body, trailing slash", () => post(calls.body, "/v1/calc/")],
    [
      "JSON body and query string",
      () =>
        post(JSON.stringify({ roof, width, length, height }), `/v1/calc?gates=1&montazh=1&panels=1&panels_montazh=1`),
    ],
    ["JSON body with __proto__", () => post(calls.body.replace("{", '{"__proto__":{"gates":5},'))],
    ["id", () => ask(byId)],
    ["id, trailing slash", () => ask(`${byId}/`)],
    ["id with marks of a campaign", () => ask(`${byId}?utm_source=mail`)],
  ];
  test.each(rows)("%s", async (_, call) => {
    const response = await call();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(expected);
  });
});

describe("explain in every style of the same call", () => {
  const expected = JSON.stringify(engine.calculate({ ...calls.request, explain: true }).body);
  const rows: [style: string, call: () => Promise<Response>][] = [
    ["query string", () => ask(`${calls.query}&explain=1`)],
    ["path, hyphens", () => ask(`${calls.pathWithHyphens}-explain-1`)],
    ["path, commas", () => ask(`${calls.pathWithCommas},explain=1`)],
    ["path and query string", () => ask(`${calls.pathWithHyphens}?explain=1`)],
    ["JSON body", () => post(JSON.stringify({ ...calls.request, explain: true }))],
    ["id", () => ask(`${byId}?explain=1`)],
    ["id, in words and with marks of a campaign", () => ask(`${byId}?utm_source=mail&explain=%D0%B4%D0%B0`)],
  ];
  test.each(rows)("%s", async (_, call) => {
    const response = await call();
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toBe(expected);
    expect(text).toContain('"explanation":');
  });

  test("what is asked not to be explained is not", async () => {
    expect(await (await ask(`${byId}?explain=0`)).text()).toBe(JSON.stringify(exampleAnswer(engine)));
  });
});

test("options of a path are optional, with and without a trailing slash", async () => {
  const { roof, width, length, height } = calls.request;
  const { body } = engine.calculate({ roof, width, length, height });
  expect(await (await ask(calls.path)).text()).toBe(JSON.stringify(body));
  expect(await (await ask(`${calls.path}/`)).text()).toBe(JSON.stringify(body));
});

describe("documents", () => {
  test.each(Object.entries(documents))("%s", async (path, { type, body }) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.bytes())).toBe(body);
  });

  test.each([
    ["/v1", "/llms.txt"],
    ["/v1/", "/llms.txt"],
    ["/v1?x=1", "/llms.txt"],
    ["/v1?lang=ru", "/llms.txt"],
    ["/v1?lang=en", "/en/llms.txt"],
    ["/v1?utm_source=chat&lang=en", "/en/llms.txt"],
  ])("%s redirects to the reference text", async (path, reference) => {
    const response = await ask(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(engine.baseUrl + reference);
    expect(await response.text()).toBe("");
  });
});

describe("headers of an answer", () => {
  const SERVICE =
    '</llms.txt>; rel="describedby"; type="text/plain", </openapi.json>; rel="service-desc"; type="application/json", ' +
    '</docs/>; rel="service-doc"; type="text/html", </.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"';
  const PAGE =
    '<https://hangars.example/?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1&panels_montazh=1>; rel="alternate"; type="text/html"';
  const paths = [calls.query, calls.pathWithHyphens, byId, ...Object.keys(documents)];

  test.each(paths)("%s is open, briefly cacheable and tagged", async (path) => {
    const response = await ask(path);
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
      "cache-control": "public, max-age=60, stale-while-revalidate=240",
      "content-length": String((await response.bytes()).length),
      "content-type": documents[path]?.type ?? "application/json; charset=utf-8",
      link: path in documents ? SERVICE : `${SERVICE}, ${PAGE}`,
      etag: path in documents ? expect.stringMatching(/^"[0-9a-f]{20}"$/) : `"${build}"`,
      vary: path in documents ? "Accept-Encoding" : "Accept-Encoding, Accept",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
  });

  test.each([...paths, "/v1", "/v1/calc", "/v1/unknown"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const get = await ask(path);
      const head = await ask(path, { method: "HEAD" });
      expect(head.status).toBe(get.status);
      expect([...head.headers]).toEqual([...get.headers]);
      expect(await head.text()).toBe("");
    },
  );

  test.each(paths)("%s is not sent again to who has it", async (path) => {
    const etag = (await ask(path)).headers.get("etag")!;
    for (const method of ["GET", "HEAD"]) {
      for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
        const response = await ask(path, { method, headers: { "if-none-match": tags } });
        expect(response.status).toBe(304);
        expect(await response.text()).toBe("");
        expect(Object.fromEntries(response.headers)).toEqual({
          "access-control-allow-origin": "*",
          "access-control-expose-headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
          "cache-control": "public, max-age=60, stale-while-revalidate=240",
          etag,
          vary: path in documents ? "Accept-Encoding" : "Accept-Encoding, Accept",
          "strict-transport-security": "max-age=31536000",
          "x-content-type-options": "nosniff",
        });
      }
    }
    expect((await ask(path, { headers: { "if-none-match": '"x"' } })).status).toBe(200);
  });

  test("POST is always answered in full, and the answer is not to be kept", async () => {
    const headers = { "content-type": "application/json", "if-none-match": "*" };
    const response = await ask("/v1/calc", { method: "POST", body: calls.body, headers });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Allow, Content-Disposition, ETag, Link, Retry-After",
      "cache-control": "no-store",
      "content-length": String((await response.bytes()).length),
      "content-type": "application/json; charset=utf-8",
      link: `${SERVICE}, ${PAGE}`,
      vary: "Accept-Encoding",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
  });

  test("every document has a tag of its own", async () => {
    const tags = await Promise.all(Object.keys(documents).map(async (path) => (await ask(path)).headers.get("etag")));
    const texts = new Set(Object.values(documents).map(({ body }) => body));
    expect(new Set(tags).size).toBe(texts.size);
  });
});

describe("what a client holds under the tag of the build", () => {
  const tagged = createHandler({ engine, build, documents: {} });
  const asked = (path: string, tags: string, method = "GET") =>
    tagged(new Request(engine.baseUrl + path, { method, headers: { "if-none-match": tags } }));
  const paths = [calls.query, calls.pathWithHyphens, byId, "/v1/search?budget=3000000", "/v1/understand?text=12x30"];

  test.each(paths)("%s is not sent again, by GET or HEAD", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      expect((await asked(path, `"x", W/"${build}-br"`, method)).status).toBe(304);
      expect((await asked(path, "*", method)).status).toBe(304);
    }
    expect((await asked(path, '"0123456788"')).status).toBe(200);
  });

  test.each([
    "/v1/calc",
    `${calls.query}&montaz=1`,
    `${calls.pathWithHyphens}-montaz-1`,
    "/v1/calc/id/ANG-00000000-AAAAA",
    `${byId}?montazh=1`,
    "/v1/search?budget=x",
    "/v1/search?width_min=999",
    "/v1/understand?text=",
  ])("%s is wrong whatever the client holds", async (path) => {
    for (const tags of [`"${build}"`, "*"]) {
      const response = await asked(path, tags);
      expect([response.status, response.headers.get("etag")]).toEqual([400, null]);
    }
  });
});

describe("preflight", () => {
  const rows: [path: string, allow: string][] = [
    ["/v1/calc", ALL_METHODS],
    ["/v1/calc/", ALL_METHODS],
    ["/v1", READ_METHODS],
    [calls.path, READ_METHODS],
    [calls.pathWithHyphens, READ_METHODS],
    [byId, READ_METHODS],
    ["/prices.json", READ_METHODS],
  ];
  test.each(rows)("OPTIONS %s → 204, %s", async (path, allow) => {
    const response = await ask(path, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": allow,
      "access-control-allow-headers": "Accept, Authorization, Content-Type, If-None-Match, *",
      "access-control-max-age": "86400",
      allow,
    });
  });
});
