import { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { engine } from "../../../../../tests/support/example-engine.ts";
import type { ErrorBody } from "../../../../engine/response.ts";
import { errorBodyOf } from "../../../../services/call-error.ts";
import { Replies } from "../../../replies.ts";
import type { Refuse } from "../../../function.ts";
import type { Exchange } from "../watching/exchange.ts";
import { connectionOf } from "./connection.ts";
import { refuseMalformed } from "./refuse-malformed.ts";

const server = new EventEmitter() as Server;
const told: Exchange[] = [];
const refuse: Refuse = (request, error) => new Replies(engine.baseUrl).refusal(request, error, engine);
refuseMalformed(server, refuse, 1000, (exchange) => told.push(exchange));

function fail(code: string, socket: PassThrough): void {
  server.emit("clientError", Object.assign(new Error(code), { code }), socket as never);
}

test.each([
  ["HPE_HEADER_OVERFLOW", "414 URI Too Long", "uri_too_long", "url: "],
  ["HPE_INVALID_METHOD", "400 Bad Request", "invalid_parameter", "request: "],
  ["HPE_INVALID_URL", "400 Bad Request", "invalid_parameter", "url: "],
  ["HPE_INVALID_CONSTANT", "400 Bad Request", "invalid_parameter", "url: пришёл адрес с пробелом"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout", "invalid_parameter", "request: "],
])("%s → %s, once, and the connection ends", async (error, status, code, place) => {
  const socket = new PassThrough();
  told.length = 0;
  fail(error, socket);
  fail(error, socket);
  const answer = await text(socket);
  const exchange = { method: "other", route: "other", status: Number(status.slice(0, 3)), ms: 0 };
  expect(told).toEqual([{ ...exchange, bytes: Buffer.byteLength(answer) }]);
  const [head = "", body = "", ...more] = answer.split("\r\n\r\n");
  expect(more).toEqual([]);
  const [statusLine, ...headers] = head.split("\r\n");
  expect(statusLine).toBe(`HTTP/1.1 ${status}`);
  expect(headers).toEqual(
    expect.arrayContaining([
      "connection: close",
      "access-control-allow-origin: *",
      "cache-control: no-store",
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
    ]),
  );
  const { error: said, ...rest } = JSON.parse(body) as ErrorBody;
  const { details } = said;
  const { error: usual, ...others } = errorBodyOf(engine, code as never, details);
  expect([said, rest]).toEqual([{ ...usual, problems: [{ code, parameter: details[0]!.split(":")[0] }] }, others]);
  expect(details).toEqual([expect.stringMatching(`^${place}`)]);
});

test("a client that is gone is told nothing", () => {
  const gone = new PassThrough();
  fail("ECONNRESET", gone);
  expect([gone.destroyed, gone.read()]).toEqual([true, null]);
});

test("what breaks a request off that is told of itself is not told once more", async () => {
  const socket = new PassThrough();
  const response = new PassThrough() as unknown as ServerResponse;
  connectionOf(socket as never).take({ complete: false } as IncomingMessage, response, () => undefined);
  told.length = 0;
  fail("HPE_INVALID_CHUNK_SIZE", socket);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect(told).toEqual([]);
});

test("a client in the middle of an answer gets the rest of it first", async () => {
  const socket = new PassThrough();
  const response = new PassThrough() as unknown as ServerResponse;
  connectionOf(socket as never).take({ complete: true } as IncomingMessage, response, () => undefined);
  fail("HPE_INVALID_METHOD", socket);
  expect(socket.read()).toBeNull();
  told.length = 0;
  response.destroy();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect(told.map(({ status }) => status)).toEqual([400]);
});
