import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { errorBodyOf } from "../../../src/services/call-error.ts";
import type { ErrorBody, ErrorCode } from "../../../src/engine/response.ts";
import { engine } from "../../support/built-product.ts";
import { send, type Reply } from "../http.ts";
import { onlyAnswer, rawConnection } from "../raw-connection.ts";
import { served } from "../served.ts";

const server = served();

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

function expectErrorBody({ headers, text }: Pick<Reply, "headers" | "text">, code: ErrorCode): void {
  const body = JSON.parse(text) as ErrorBody;
  const { error, ...rest } = errorBodyOf(engine, code, body.error.details);
  expect(body).toEqual({ ...rest, error: { ...error, problems: expect.any(Array) as unknown } });
  expect(body.error.problems.length).toBeGreaterThan(0);
  expect(body.error.details.length).toBeGreaterThan(0);
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
  });
}

/** What the server says to these very bytes. */
async function sendRaw(request: string): Promise<Pick<Reply, "status" | "headers" | "text">> {
  const { body, ...head } = await onlyAnswer(await rawConnection(server, request));
  return { ...head, text: body };
}

describe("an unknown address", () => {
  const paths = ["/v2/calc", "/V1/calc", "//v1/calc", "/foo.json", "/nothing/", "/%", "/openapi.json.gz"];

  test.each(paths)("%s gives a program the one error body", async (path) => {
    for (const accept of [undefined, "*/*", "application/json", "text/html;q=0, */*"]) {
      const reply = await send(server.url, { path, headers: accept ? { Accept: accept } : {} });
      expect(reply.status).toBe(404);
      expectErrorBody(reply, "not_found");
      expect(reply.headers.vary).toContain("Accept");
    }
  });

  test.each(paths)("%s gives a browser the 404 page", async (path) => {
    const { status, headers } = await send(server.url, { path, headers: { Accept: BROWSER } });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(headers.vary).toContain("Accept");
  });

  test("is unknown to every method", async () => {
    for (const method of ["POST", "OPTIONS", "DELETE"]) {
      const reply = await send(`${server.url}/v2/calc`, { method });
      expect(reply.status).toBe(404);
      expectErrorBody(reply, "not_found");
    }
    const head = await send(`${server.url}/v2/calc`, { method: "HEAD" });
    expect([head.status, head.size, head.headers["access-control-allow-origin"]]).toEqual([404, 0, "*"]);
  });
});

test.each(["/", "/request/", "/request", "/engine.js"])("%s takes GET and HEAD alone", async (path) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const reply = await send(server.url + path, { method });
    expect([reply.status, reply.headers.allow]).toEqual([405, "GET, HEAD"]);
    expectErrorBody(reply, "method_not_allowed");
  }
});

test.each(["/v1/calc?roof=", "/v1/", "/"])("an address %s… of any length gives 414", async (start) => {
  for (const length of [9_000, 40_000, 100_000, 1_000_000]) {
    const reply = await send(server.url, { path: start.padEnd(length, "x") });
    expect(reply.status).toBe(414);
    expectErrorBody(reply, "uri_too_long");
  }
});

test("more headers than are read are not told to be too many bytes alone", async () => {
  const headers = Array.from({ length: 2_100 }, (_, at) => `a${at}: b\r\n`).join("");
  const reply = await sendRaw(`GET /v1 HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  expect(reply.status).toBe(414);
  expectErrorBody(reply, "uri_too_long");
  expect(reply.text).toContain("заголовков слишком много");
});

describe("what is no request", () => {
  const rows: [title: string, request: string][] = [
    ["not HTTP", "hello\r\n\r\n"],
    ["a malformed header", "GET /v1/calc HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n"],
    ["a malformed length", "POST /v1/calc HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n"],
    ["no Host", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["no host in Host", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\nHost: a:99999\r\n\r\n"],
    ["more than a host in Host", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\nHost: localhost@other/\r\n\r\n"],
    ["no server in the address", "GET https://a:99999/docs HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n"],
    ["no path and no server", "GET http:// HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n"],
    ["a tab in Host", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\nHost: local\thost\r\n\r\n"],
    ["two Hosts", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\nhost: other\r\n\r\n"],
    ["an empty Host", "GET /v1/calc HTTP/1.1\r\nConnection: close\r\nHost:\r\n\r\n"],
  ];
  test.each(rows)("%s gives 400", async (_, request) => {
    const reply = await sendRaw(request);
    expect(reply.status).toBe(400);
    expectErrorBody(reply, "invalid_parameter");
  });

  test("HTTP/1.0 needs no Host", async () => {
    expect((await sendRaw("GET /v1 HTTP/1.0\r\n\r\n")).status).toBe(302);
  });
});

test("an expectation neither stops a request nor breaks the answers around it", async () => {
  const get = "GET /v1/calc?roof=dvuhskat&width=12&length=30 HTTP/1.1\r\nHost: localhost\r\n";
  const socket = await rawConnection(server);
  const alone = await send(`${server.url}/v1/calc?roof=dvuhskat&width=12&length=30`, {
    headers: { Expect: "a-miracle" },
  });
  expect(alone.status).toBe(200);
  // Who was told neither to continue nor not to is answered last (RFC 9110, 10.1.1).
  socket.end(`${get}\r\n${get}Expect: a-miracle\r\n\r\n${get}Expect: 100-continue\r\n\r\n`);
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 \d\d\d )/);
  expect(answers.map((answer) => [answer.slice(9, 12), answer.split("\r\n\r\n")[1]])).toEqual(
    Array.from({ length: 3 }, () => ["200", alone.text]),
  );
});
